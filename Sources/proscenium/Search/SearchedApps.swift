import Foundation
import SceneStore
import SceneSystem
import SearchIndex

/// The search indexes of the apps of this user.
struct SearchedApps {
  /// What was found in an app.
  struct Result {
    /// The app's bundle identifier.
    let app: String
    /// The item.
    let item: SearchItem
  }

  /// A result in JSON.
  struct Document: Encodable {
    let app: String
    let key: String
    let identifier: String
    let title: String?
    let description: String?
    let domain: String?
    let activityType: String?

    init(_ result: Result) {
      app = result.app
      key = result.item.key.text
      identifier = result.item.key.identifier
      title = result.item.title
      description = result.item.summary
      domain = result.item.domain
      activityType = result.item.activity?.activityType
    }
  }

  private let apps: [String]

  /// All apps, or one.
  init(app: String?) {
    apps = app.map { [$0] } ?? AppSessions.identifiers(having: \.searchIndexPath)
  }

  /// What is found for a text, the best first. An index that cannot be read is reported, and left out.
  func results(for text: String, limit: Int) -> [Result] {
    let query = SearchQuery(words: text)
    let now = Date().timeIntervalSinceReferenceDate
    var found: [(rank: SearchRank, result: Result)] = []
    for app in apps {
      let index = SQLiteSearchIndex(
        path: SessionStoreLocation(bundleIdentifier: app).searchIndexPath, access: .reader,
        report: { Console.logError($0) })
      do throws(SearchIndexError) {
        for item in try index.items(for: query, limit: limit, at: now) {
          found.append((SearchRank(query.rankedWords, title: item.words(in: .title)), Result(app: app, item: item)))
        }
      } catch {
        Console.logError(error.description)
      }
    }
    // The sort keeps the order of equal ranks.
    return found.sorted { $0.rank < $1.rank }.prefix(limit).map(\.result)
  }

  /// The results as a table with their numbers.
  static func table(_ results: [Result]) -> [String] {
    let rows = results.enumerated().map { index, result in
      [
        "\(index + 1)", result.item.title ?? result.item.key.identifier, result.app, result.item.summary ?? "",
      ]
    }
    return TextTable.lines(rows)
  }
}
