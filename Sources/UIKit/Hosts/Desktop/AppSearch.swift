import DesktopIntegration
import Foundation
import SessionStorage
import SceneSystem
import SceneWire
import SearchIndex
import UIKitCore

/// Reads what an app has made available to searches, while it runs or not.
struct AppSearch {
  /// The most results that a desktop gets; it shows a handful.
  private static let limit = 50

  private let index: any SearchIndexStorage
  private var now: Double { Date().timeIntervalSinceReferenceDate }

  /// The index of the app with its sessions at `location`.
  init(_ location: SessionStoreLocation) {
    index = openSearchIndex(location, isReader: true) { AppProcess.log($0) }
  }

  /// The items that a user finds with `words`, the best first. An index that cannot be read is reported, and has none.
  func items(for words: [String]) -> [SearchItem] {
    do throws(SearchIndexError) {
      return try index.items(for: SearchQuery(words: words.joined(separator: " ")), limit: Self.limit, at: now)
    } catch {
      AppProcess.log(error.description)
      return []
    }
  }

  /// The item whose key has a text; `nil` if it no longer exists.
  func item(_ key: String) -> SearchItem? {
    guard let key = SearchItem.Key(text: key) else { return nil }
    do throws(SearchIndexError) {
      return try index.item(key, at: now)
    } catch {
      AppProcess.log(error.description)
      return nil
    }
  }

  /// The request of a start for what the user has chosen in a search (E-03). The app comes to the front without it if the result no longer
  /// exists, or if the app does not continue searches.
  func command(for request: SearchRequest, continuesSearches: Bool) -> ControlRequest.Command {
    switch request {
    case .result(let key):
      guard let item = item(key) else {
        AppProcess.log(
          "The result \u{201C}\(key)\u{201D} of the search no longer exists; the app is started without it.")
        return .activate
      }
      return .open(.activity(item.continuedActivity))
    case .query(let text):
      return continuesSearches ? .open(.activity(NSUserActivity.archive(ofSearchFor: text))) : .activate
    }
  }
}
