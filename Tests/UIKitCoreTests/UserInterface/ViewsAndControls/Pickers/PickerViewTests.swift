import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A source of two columns.
@MainActor private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows = [["Apple", "Pear", "Plum"], (0..<1000).map { "\($0)" }]
  var chosen: [String] = []
  var usesViews = false
  var reused = 0
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component].count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    rows[component][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component) \(row)")
  }
}

/// A source whose rows are views.
@MainActor private final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let shown = view ?? UIView(frame: .zero)
    shown.tag = row + 1
    return shown
  }
}

/// A source of styled titles.
@MainActor private final class Styled: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "plain" }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { row == 0 ? NSAttributedString(string: "styled") : nil }
}

@MainActor @Suite("Picker views") struct PickerViewTests {
  let root = UIViewController()
  let shown: ContainerWindow
  let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
  private let fruits = Fruits()

  init() {
    shown = ContainerWindow(root)
    root.view.addSubview(picker)
    picker.dataSource = fruits
    picker.delegate = fruits
    shown.turn()
  }

  private var tables: [UITableView] { shown.views(UITableView.self) }

  /// The titles of the visible rows of a column.
  private func titles(_ component: Int) -> [String] {
    tables[component].visible(UILabel.self).sorted { $0.placeInWindow.minY < $1.placeInWindow.minY }
      .compactMap(\.text)
  }

  @Test("Columns and rows are those of the data source, side by side") func content() {
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.numberOfRows(inComponent: 1) == 1000 && picker.numberOfRows(inComponent: 7) == 0)
    #expect(tables.map(\.frame.minX) == [0, 200] && tables.map(\.frame.width) == [200, 200])
    #expect(titles(0) == ["Apple", "Pear", "Plum"])
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 200, height: 34))
  }

  @Test("The first rows are selected at first, and in the middle") func first() {
    #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 1) == 0)
    #expect(tables[0].contentOffset.y == -tables[0].contentInset.top && fruits.chosen.isEmpty)
    #expect(picker.selectedRow(inComponent: 9) == -1)
  }

  @Test("The app selects a row without a call of the delegate; a row that does not exist is ignored") func select() {
    picker.selectRow(500, inComponent: 1, animated: true)
    picker.selectRow(1000, inComponent: 1, animated: true)
    picker.selectRow(0, inComponent: 9, animated: true)
    shown.turn()
    #expect(picker.selectedRow(inComponent: 1) == 500 && fruits.chosen.isEmpty)
    #expect(titles(1).contains("500") && tables[1].indexPathForSelectedRow == IndexPath(row: 500, section: 0))
  }

  @Test("A press on a row selects it and calls the delegate, once") func press() throws {
    let cell = try #require(tables[0].cellForRow(at: IndexPath(row: 2, section: 0)))
    tables[0].press(cell)
    tables[0].press(cell)
    #expect(picker.selectedRow(inComponent: 0) == 2 && fruits.chosen == ["0 2"])
  }

  @Test("A drag selects the row that is in the middle at its end") func drag() {
    let table = tables[0]
    table.receive(.beganScrolling)
    table.receive(.scrolled(CGPoint(x: 0, y: -table.contentInset.top + 40)))
    table.receive(.endedScrolling)
    #expect(picker.selectedRow(inComponent: 0) == 1 && fruits.chosen == ["0 1"])
    #expect(table.contentOffset.y == -table.contentInset.top + 34)
  }

  @Test("Reloading keeps the selection as far as it exists") func reload() {
    picker.selectRow(2, inComponent: 0, animated: false)
    fruits.rows[0] = ["Fig", "Date"]
    picker.reloadComponent(0)
    shown.turn()
    #expect(picker.selectedRow(inComponent: 0) == 1 && titles(0) == ["Fig", "Date"])
    fruits.rows = [[]]
    picker.reloadAllComponents()
    shown.turn()
    #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == -1 && tables.count == 1)
  }

  @Test("Rows can be views of the delegate, with its sizes") func views() {
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    shown.turn()
    #expect(tables.map(\.frame) == [CGRect(x: 140, y: 0, width: 120, height: 216)])
    #expect(picker.view(forRow: 0, forComponent: 0)?.tag == 1 && picker.rowSize(forComponent: 0).height == 50)
    #expect(picker.view(forRow: 4, forComponent: 0)?.tag != 1 && picker.view(forRow: 0, forComponent: 3) == nil)
  }

  @Test("A styled title takes precedence over a plain one") func styled() {
    let styled = Styled()
    picker.dataSource = styled
    picker.delegate = styled
    shown.turn()
    #expect(titles(0) == ["styled", "plain"])
  }

  @Test("A picker without a source has no columns") func empty() {
    let picker = UIPickerView(frame: .zero)
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.layoutIfNeeded()
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }
}
