import SceneSimulator
import SceneSystem
import SearchIndex
import UIKitCore

/// The device's search.
extension AppUnderTest {
  /// What the device's search shows of the app when the user types `text`, the best first. The app need not run, and is not called.
  public func searchResults(for text: String) -> [SearchResult] {
    let index = connection.searchIndex
    // An index in memory never fails.
    let items = try? index.storage.items(for: SearchQuery(words: text), limit: .max, at: index.now)
    return (items ?? []).map(SearchResult.init)
  }

  /// The user chooses a result of a search: the app is launched, or receives the activity warm (E-03).
  @discardableResult public func launch(searchResult: SearchResult) -> StepResult {
    device.perform(.device(.external(.activity(searchResult.item.continuedActivity))))
  }

  /// The user continues a search for `text` in the app (E-03). The app's Info.plist has `CoreSpotlightContinuation` on a device.
  @discardableResult public func launch(searchFor text: String) -> StepResult {
    device.perform(.device(.external(.activity(NSUserActivity.archive(ofSearchFor: text)))))
  }
}
