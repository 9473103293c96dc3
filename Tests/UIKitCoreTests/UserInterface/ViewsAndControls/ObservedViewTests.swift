import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Views whose properties are observed", .serialized) struct ObservedViewTests {
  @Test("Geometry and look of a view, and the content of a scroll view, are observed") func views() {
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    process.enter {
      let scroll = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var seen: [String] = []
      let observations = [
        scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
          seen.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
        },
        scroll.observe(\.contentSize) { view, _ in seen.append("size \(view.contentSize.height)") },
        scroll.observe(\.frame) { view, _ in seen.append("frame \(view.frame.width)") },
        scroll.observe(\.alpha) { _, _ in seen.append("alpha") },
      ]
      scroll.contentSize = CGSize(width: 100, height: 500)
      scroll.contentOffset.y = 20
      scroll.contentOffset.y = 20
      scroll.bounds.size.width = 50
      scroll.alpha = 0.5
      #expect(seen == ["size 500.0", "offset 0.0 20.0", "frame 50.0", "alpha"])
      for observation in observations { observation.invalidate() }
      scroll.alpha = 1
      #expect(seen.count == 4)
    }
  }
}
