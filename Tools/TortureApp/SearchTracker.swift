import CoreSpotlight
import UIKit
import UniformTypeIdentifiers

/// Indexes three items for a save, in one batch with the save's number as the state, and reports when it is done.
@MainActor final class SearchTracker {
  private let index = CSSearchableIndex(name: "torture")
  private var isIndexing = false

  /// Indexes a save, unless another one is being indexed.
  func index(_ counter: Int) {
    guard !isIndexing else { return }
    isIndexing = true
    index.beginBatch()
    index.indexSearchableItems(
      ["a", "b", "c"].map { identifier in
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "Save \(counter)"
        return CSSearchableItem(uniqueIdentifier: identifier, domainIdentifier: nil, attributeSet: attributes)
      })
    index.endBatch(withClientState: Data("\(counter)".utf8)) { error in
      SaveTracker.shared.report(error.map { "torn - \($0)" } ?? "indexed \(counter)")
      Task { @MainActor in self.isIndexing = false }
    }
  }
}
