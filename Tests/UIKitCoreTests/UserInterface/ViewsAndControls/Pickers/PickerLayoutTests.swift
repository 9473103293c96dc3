import Foundation
import SceneSystem
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A source of any number of columns with any widths.
@MainActor private final class Grid: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows: [Int] = []
  var widths: [CGFloat] = []
  var height: CGFloat = -1
  var chosen: [(Int, Int)] = []
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows[component] }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { widths[component] }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component) \(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append((component, row))
  }
}

@MainActor @Suite("The layout and the selection of picker views") struct PickerLayoutTests {
  private let grid = Grid()
  let root = UIViewController()
  let shown: ContainerWindow
  let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))

  init() {
    shown = ContainerWindow(root)
    root.view.addSubview(picker)
  }

  private func load(_ rows: [Int], _ widths: [CGFloat]? = nil) {
    grid.rows = rows
    grid.widths = widths ?? rows.map { _ in -1 }
    picker.dataSource = grid
    picker.delegate = grid
    picker.reloadAllComponents()
    shown.turn()
  }

  private var tables: [UITableView] { picker.visible(UITableView.self) }

  nonisolated static let widths: [([CGFloat], expected: [CGRect])] = [
    ([-1], [CGRect(x: 0, y: 0, width: 300, height: 216)]),
    ([-1, -1, -1], (0..<3).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 100, height: 216) }),
    ([100, -1], [CGRect(x: 0, y: 0, width: 100, height: 216), CGRect(x: 100, y: 0, width: 200, height: 216)]),
    ([50, 50], [CGRect(x: 100, y: 0, width: 50, height: 216), CGRect(x: 150, y: 0, width: 50, height: 216)]),
    ([400, -1], [CGRect(x: 0, y: 0, width: 400, height: 216), CGRect(x: 400, y: 0, width: 0, height: 216)]),
  ]

  @Test("Columns have their widths, and share what is left or are in the middle", arguments: widths)
  func columns(widths: [CGFloat], expected: [CGRect]) {
    load(widths.map { _ in 3 }, widths)
    #expect(tables.map(\.frame) == expected)
  }

  @Test("The selected row stays in the middle when the picker is resized") func resize() throws {
    load([50])
    picker.selectRow(20, inComponent: 0, animated: false)
    for height in [216, 120, 400] as [CGFloat] {
      picker.frame.size.height = height
      shown.turn()
      let cell = try #require(tables[0].cellForRow(at: IndexPath(row: 20, section: 0)))
      #expect(abs(cell.convert(cell.bounds, to: picker).midY - height / 2) <= 1)
      #expect(picker.selectedRow(inComponent: 0) == 20)
    }
  }

  @Test("A row that is selected before the first layout is in the middle afterwards") func early() throws {
    grid.rows = [50]
    grid.widths = [-1]
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = grid
    picker.delegate = grid
    picker.selectRow(30, inComponent: 0, animated: false)
    picker.frame = CGRect(x: 0, y: 0, width: 300, height: 216)
    root.view.addSubview(picker)
    shown.turn()
    let table = try #require(picker.visible(UITableView.self).first)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 30, section: 0)))
    #expect(abs(cell.convert(cell.bounds, to: picker).midY - 108) <= 1)
  }

  @Test("Rows have the height that the delegate asks for") func rowHeight() throws {
    grid.height = 60
    load([3])
    let cell = try #require(tables[0].cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.height == 60 && picker.rowSize(forComponent: 0) == CGSize(width: 300, height: 60))
  }

  @Test("Only the visible rows of a long column have a view") func long() {
    load([1_000_000])
    picker.selectRow(500_000, inComponent: 0, animated: false)
    shown.turn()
    #expect(tables[0].visibleCells.count < 20 && picker.selectedRow(inComponent: 0) == 500_000)
  }

  @Test("The arrow keys select the next and the previous row") func keys() {
    load([5])
    tables[0].receive(.focused)
    tables[0].receive(.key(.down))
    tables[0].receive(.key(.down))
    tables[0].receive(.key(.up))
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(grid.chosen.map { $0.1 } == [1, 2, 1])
  }

  @Test("After any sequence of calls the selection exists, and presses alone are reported", arguments: 0..<25)
  func sequences(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    load([3, 5])
    var presses = 0
    for _ in 0..<40 {
      let component = random.below(2)
      switch random.below(5) {
      case 0: picker.selectRow(random.below(8) - 1, inComponent: component, animated: true)
      case 1:
        grid.rows[component] = random.below(6)
        picker.reloadComponent(component)
      case 2:
        grid.rows = [random.below(6), random.below(6)]
        picker.reloadAllComponents()
      case 3:
        shown.turn()
        let before = picker.selectedRow(inComponent: component)
        guard let cell = tables[component].visibleCells.first,
          let row = tables[component].indexPath(for: cell)?.row
        else { break }
        tables[component].press(cell)
        if row != before { presses += 1 }
      default: shown.turn()
      }
      for component in 0..<2 {
        let (row, count) = (picker.selectedRow(inComponent: component), grid.rows[component])
        #expect(picker.numberOfRows(inComponent: component) == count)
        #expect(count == 0 ? row == -1 : (0..<count).contains(row))
      }
    }
    #expect(grid.chosen.count == presses)
  }
}
