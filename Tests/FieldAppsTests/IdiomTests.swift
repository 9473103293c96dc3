import FieldDelegates5
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Swift 5 code of apps means what it means on a device") struct IdiomTests {
  @Test("Strings that a closure makes are joined as strings: apps see no database library") func query() {
    let items = [URLQueryItem(name: "a", value: "1"), URLQueryItem(name: "b", value: nil)]
    #expect(Idioms.query(items) == "?a=1&")
  }

  @Test("A closure with changes of rows needs no self, and a priority may be one less than required") func rows() {
    let list = Idioms.List()
    list.loadViewIfNeeded()
    list.append("a")
    list.append("b")
    #expect(list.rows == ["a", "b"] && list.tableView.numberOfRows(inSection: 0) == 2)
    #expect(list.tableView.constraints.map(\.priority.rawValue) == [999])
  }

  @Test("A xib that does not exist gives no objects") func xib() {
    #expect(Idioms.firstView(ofXib: "Absent", as: UIView.self) == nil)
  }
}
