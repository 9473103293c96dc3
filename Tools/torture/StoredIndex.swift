import SceneStore
import SearchIndex
import Synchronization

/// The app's search index, read while no process writes it.
struct StoredIndex {
  /// The identifiers of the items that each save has.
  static let identifiers = ["a", "b", "c"]

  /// The number of the save that the index has; 0 if there is no index.
  var counter = 0
  /// The items: identifier and title.
  var items: [String] = []
  /// The problems that were found, as sentences.
  var flaws: [String] = []

  /// An index with these contents.
  init(counter: Int, items: [String]) {
    self.counter = counter
    self.items = items
  }

  /// Reads the index at `path`; one that does not exist is empty.
  init(path: String) {
    let reported = Mutex<[String]>([])
    let index = SQLiteSearchIndex(
      path: path, access: .reader, report: { line in reported.withLock { $0.append(line) } })
    do throws(SearchIndexError) {
      counter = try index.clientState(ofIndex: "torture").flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
      items = try index.items(for: SearchQuery(words: "save"), limit: .max, at: 0).map {
        "\($0.key.identifier) \($0.title ?? "")"
      }
    } catch {
      flaws.append(error.description)
    }
    flaws += reported.withLock { $0 }
  }
}
