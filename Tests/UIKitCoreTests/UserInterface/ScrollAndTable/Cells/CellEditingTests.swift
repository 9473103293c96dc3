import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class StateCell: UITableViewCell {
  var lines: [String] = []
  override func willTransition(to state: StateMask) { lines.append("will \(state.rawValue)") }
  override func didTransition(to state: StateMask) { lines.append("did \(state.rawValue)") }
}

@MainActor @Suite("Cells that are edited, and configured headers") struct CellEditingTests {
  @Test("A table's editing reaches its cells, once, and another accessory is shown meanwhile") func editing() throws {
    let source = TextSource([["A", "B"]])
    source.cellClass = StateCell.self
    let table = source.table()
    let cell = try #require(table.visibleCells.first as? StateCell)
    cell.accessoryType = .checkmark
    let usual = cell.accessory
    cell.editingAccessoryView = UIView(frame: rect(0, 0, 30, 10))
    #expect(!cell.isEditing && cell.editingStyle == .delete)
    table.setEditing(true, animated: true)
    table.setEditing(true, animated: true)
    #expect(cell.isEditing && cell.lines == ["will 1", "did 1"] && cell.accessory !== usual)
    #expect(cell.accessory?.preferredSize.width == 30)
    table.isEditing = false
    #expect(!cell.isEditing && cell.lines.count == 4 && !cell.showingDeleteConfirmation)
  }

  @Test("The background for several selected rows replaces the other one in a table that allows them") func several() {
    let source = TextSource([["A", "B"]])
    let table = source.table()
    let cell = table.visibleCells[0]
    let (one, many) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = many
    cell.isSelected = true
    #expect(!one.isHidden && many.isHidden)
    table.allowsMultipleSelection = true
    cell.isSelected = false
    cell.isSelected = true
    #expect(one.isHidden && !many.isHidden)
  }

  @Test("Automatic updates of the configuration can be switched off") func automatic() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var updates = 0
    cell.configurationUpdateHandler = { _, _ in updates += 1 }
    cell.contentConfiguration = cell.defaultContentConfiguration()
    cell.automaticallyUpdatesContentConfiguration = false
    cell.layoutIfNeeded()
    #expect(updates == 1)
  }

  @Test("A header's handler is called with its state before it is laid out") func header() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var states: [Bool] = []
    header.configurationUpdateHandler = { view, state in
      states.append(state.isDisabled)
      var content = view.defaultContentConfiguration()
      content.text = "Title"
      view.contentConfiguration = content
    }
    header.layoutIfNeeded()
    header.isUserInteractionEnabled = false
    header.setNeedsUpdateConfiguration()
    header.layoutIfNeeded()
    #expect(states == [false, true] && header.visible(UILabel.self).compactMap(\.text) == ["Title"])
  }

  @Test("A header has a second label") func detail() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Title"
    let one = header.sizeThatFits(CGSize(width: 320, height: 0)).height
    header.detailTextLabel?.text = "More"
    #expect(header.sizeThatFits(CGSize(width: 320, height: 0)).height > one)
    header.contentConfiguration = header.defaultContentConfiguration()
    #expect(header.detailTextLabel == nil)
  }
}
