import Foundation
import Testing
import UIKitCore

@Suite("Index paths as objects") struct IndexPathObjectTests {
  @Test("The object has the section and the row of its value, and a path without them has neither")
  func rows() {
    let path = IndexPath(row: 4, section: 2)
    #expect((path as NSIndexPath).row == 4 && (path as NSIndexPath).section == 2)
    #expect(NSIndexPath(item: 5, section: 1).item == 5)
    #expect(NSIndexPath(row: 5, section: 1) as IndexPath == IndexPath(row: 5, section: 1))
    let empty = NSIndexPath()
    #expect(empty.section == 0 && empty.row == NSNotFound)
  }
}
