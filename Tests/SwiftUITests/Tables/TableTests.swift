import Foundation
import SceneSystem
import SwiftUI
import Testing

@testable import UIKitCore

/// Tables: columns, their labels, order and selection.
@MainActor @Suite("Tables of SwiftUI") struct TableTests {
  private struct Person: Identifiable {
    let name: String
    let age: Int
    var id: String { name }
  }

  private static let people = [
    Person(name: "Bo", age: 31), Person(name: "Ada", age: 7), Person(name: "Cy", age: 52),
  ]

  @MainActor private final class Model: ObservableObject {
    @Published var people = TableTests.people
    @Published var selection: String?
    @Published var order: [KeyPathComparator<Person>] = []
  }

  private struct People: View {
    @ObservedObject var model: Model
    var body: some View {
      Table(model.people, selection: $model.selection, sortOrder: $model.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }.width(100)
        TableColumn("Note") { _ in Text("–") }
      }
      .onChange(of: model.order) { model.people.sort(using: $1) }
    }
  }

  private func cells(_ shown: TestWindow) throws -> [[String]] {
    let table = try #require(shown.window.all(UITableView.self).first)
    return table.visibleCells.map { $0.allTexts }
  }

  @Test("A table shows the labels of its columns above the rows, each with its values")
  func columns() throws {
    let shown = TestWindow(People(model: Model()), profile: .padN, size: CGSize(width: 700, height: 500))
    #expect(Array(shown.texts.prefix(3)) == ["Name", "Age", "Note"])
    #expect(try cells(shown) == [["Bo", "31 years", "–"], ["Ada", "7 years", "–"], ["Cy", "52 years", "–"]])
  }

  @Test("The values of a column begin below its label, and a column has the width that is set")
  func alignment() throws {
    let shown = TestWindow(People(model: Model()), profile: .padN, size: CGSize(width: 700, height: 500))
    func left(_ text: String) throws -> CGFloat {
      let label = try #require(shown.window.all(UILabel.self).first { $0.text == text })
      return label.convert(label.bounds, to: nil).minX
    }
    for (label, value) in [("Name", "Bo"), ("Age", "31 years"), ("Note", "–")] {
      #expect(abs(try left(label) - left(value)) < 0.5, "\(label)")
    }
    #expect(try left("Note") - left("Age") == 112)
  }

  @Test("In a narrow window a table shows its first column alone, without labels")
  func narrow() throws {
    let shown = TestWindow(People(model: Model()))
    #expect(!shown.texts.contains("Name"))
    #expect(try cells(shown) == [["Bo"], ["Ada"], ["Cy"]])
  }

  @Test("A press on the label of a column sorts by it, and another press the other way round")
  func sorting() throws {
    let model = Model()
    let shown = TestWindow(People(model: model), profile: .padN, size: CGSize(width: 700, height: 500))
    shown.press("Name")
    shown.turn()
    #expect(model.people.map(\.name) == ["Ada", "Bo", "Cy"])
    shown.press("Age")
    shown.turn()
    #expect(model.people.map(\.age) == [7, 31, 52])
    #expect(model.order.count == 2)
    shown.press("Age")
    shown.turn()
    #expect(model.people.map(\.age) == [52, 31, 7])
    #expect(try cells(shown).map(\.first) == ["Cy", "Bo", "Ada"])
  }

  @Test("A selected row writes the identity of its value")
  func selection() throws {
    let model = Model()
    let shown = TestWindow(People(model: model), profile: .padN, size: CGSize(width: 700, height: 500))
    let table = try #require(shown.window.all(UITableView.self).first)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(model.selection == "Ada")
  }

  @Test("Rows can be built one by one, and columns by a condition")
  func builders() throws {
    struct Built: View {
      let showsAge: Bool
      var body: some View {
        Table(of: Person.self) {
          TableColumn("Name") { Text($0.name) }
          if showsAge { TableColumn("Age") { Text("\($0.age)") } }
        } rows: {
          TableRow(Person(name: "Dee", age: 1))
          ForEach(TableTests.people) { TableRow($0) }
          ForEach(TableTests.people.filter { $0.age > 90 })
        }
      }
    }
    let size = CGSize(width: 700, height: 500)
    #expect(
      try cells(TestWindow(Built(showsAge: true), profile: .padN, size: size))
        == [["Dee", "1"], ["Bo", "31"], ["Ada", "7"], ["Cy", "52"]])
    #expect(
      try cells(TestWindow(Built(showsAge: false), profile: .padN, size: size)).map(\.count) == [1, 1, 1, 1])
  }

  @Test("Columns without labels") func hiddenLabels() {
    let shown = TestWindow(
      People(model: Model()).tableColumnHeaders(.hidden).tableStyle(.inset), profile: .padN,
      size: CGSize(width: 700, height: 500))
    #expect(!shown.texts.contains("Name"))
  }
}
