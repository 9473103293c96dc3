import Foundation
import Testing

@testable import SwiftUI
@testable import UIKitCore

/// Menus for the selection of a list, and what a tap on a row does.
@MainActor @Suite("Menus for selected rows") struct SelectionMenuTests {
  @MainActor private final class Model: ObservableObject {
    @Published var selection: Set<String> = []
    var log: [String] = []
  }

  private struct Letters: View {
    @ObservedObject var model: Model
    var hasAction = false
    var body: some View {
      List(["a", "b", "c"], id: \.self, selection: $model.selection) { Text($0) }
        .contextMenu(forSelectionType: String.self) { values in
          Button("Print \(values.sorted().joined())") { model.log.append("print \(values.sorted().joined())") }
          if values.count > 1 { Button("Merge") {} }
        } primaryAction: { values in
          model.log.append("open \(values.sorted().joined())")
        }
    }
  }

  private func menu(_ hosted: Hosted<Letters>, row: Int) throws -> [UIMenuElement] {
    let table = try #require(hosted.first(UITableView.self))
    let configuration = try #require(
      table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: IndexPath(row: row, section: 0), point: .zero))
    return try #require(configuration.actionProvider?([])).children
  }

  @Test("The menu of a row that is not selected is for that row")
  func oneRow() throws {
    let model = Model()
    let hosted = Hosted(Letters(model: model))
    #expect(try menu(hosted, row: 1).map(\.title) == ["Print b"])
    let elements = try menu(hosted, row: 2)
    (elements.first as? UIAction)?.performWithSender(nil, target: nil)
    #expect(model.log == ["print c"])
  }

  @Test("The menu of a selected row is for all that are selected")
  func severalRows() throws {
    let model = Model()
    model.selection = ["a", "c"]
    let hosted = Hosted(Letters(model: model))
    #expect(try menu(hosted, row: 0).map(\.title) == ["Print ac", "Merge"])
    #expect(try menu(hosted, row: 1).map(\.title) == ["Print b"])
  }

  @Test("A tap on a row calls the primary action and selects nothing")
  func primaryAction() throws {
    let model = Model()
    let hosted = Hosted(Letters(model: model))
    let table = try #require(hosted.first(UITableView.self))
    let path = IndexPath(row: 1, section: 0)
    #expect(table.delegate?.tableView(table, shouldHighlightRowAt: path) == true)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.delegate?.tableView(table, didSelectRowAt: path)
    #expect(model.log == ["open b"])
    #expect(model.selection.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A list whose selection has values of another type has no such menu")
  func otherType() throws {
    let hosted = Hosted(
      List([1, 2], id: \.self, selection: .constant(nil as Int?)) { Text("\($0)") }
        .contextMenu(forSelectionType: String.self) { _ in Button("Print") {} })
    let table = try #require(hosted.first(UITableView.self))
    #expect(
      table.delegate?.tableView(table, contextMenuConfigurationForRowAt: IndexPath(row: 0, section: 0), point: .zero)
        == nil)
  }
}
