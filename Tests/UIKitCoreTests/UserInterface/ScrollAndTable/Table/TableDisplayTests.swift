import Foundation
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

/// Records the displayed rows, as an app that starts and stops downloads for its rows does.
@MainActor private final class Account: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [Int]
  var shown: [ObjectIdentifier: IndexPath] = [:]
  var mistakes: [String] = []
  var willDisplays = 0

  init(_ sections: [Int]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplays += 1
    if shown.updateValue(indexPath, forKey: ObjectIdentifier(cell)) != nil {
      mistakes.append("\(indexPath) is shown by a cell that is on display")
    }
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if shown.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      mistakes.append("\(indexPath) leaves without having come")
    }
  }
}

@MainActor @Suite("Table views: displayed rows") struct TableDisplayTests {
  private func table(_ source: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  @Test("willDisplay and didEndDisplaying are paired for every cell, through scrolling, reloading and resizing")
  func pairs() {
    var random = SeededGenerator.fresh("display pairs")
    let account = Account([20, 0, 30])
    let table = table(account)
    for _ in 0..<300 {
      switch random.below(8) {
      case 0:
        account.sections = (0..<random.below(4)).map { _ in random.below(40) }
        table.reloadData()
      case 1: table.frame.size.height = CGFloat(random.below(600))
      case 2: table.frame.size.width = CGFloat(200 + random.below(200))
      case 3:
        if let path = table.indexPathsForVisibleRows?.randomElement(using: &random) {
          account.sections[path.section] -= 1
          table.deleteRows(at: [path], with: .automatic)
        }
      case 4:
        if let path = table.indexPathsForVisibleRows?.randomElement(using: &random) {
          table.reloadRows(at: [path], with: .automatic)
        }
      default: table.contentOffset.y = CGFloat(random.below(max(1, Int(table.contentSize.height))))
      }
      table.layoutIfNeeded()
      #expect(account.mistakes == [])
      #expect(Set(account.shown.keys) == Set(table.visibleCells.map(ObjectIdentifier.init)))
    }
    account.sections = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(account.shown.isEmpty && account.willDisplays > 100)
  }

  @Test("Only rows that become visible are requested, however many there are") func lazily() {
    let account = Account([1_000_000])
    let table = table(account)
    #expect(account.willDisplays == 10)
    table.contentOffset.y = 44 * 500_000
    table.layoutIfNeeded()
    #expect(account.willDisplays == 20 && table.indexPathsForVisibleRows?.first?.row == 500_000)
  }

  @Test("A row begins where its neighbour ends: header, rows, footer, one section below the other") func stacking() {
    final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { [2, 0, 1][section] }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(50 + 10 * indexPath.row)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        section == 1 ? 0 : 12
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }
    let heights = Heights()
    let table = table(heights)
    #expect(table.rectForHeader(inSection: 0) == rect(0, 0, 320, 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 30, 320, 50))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == rect(0, 80, 320, 60))
    #expect(table.rectForFooter(inSection: 0) == rect(0, 140, 320, 12))
    #expect(table.rect(forSection: 0) == rect(0, 0, 320, 152))
    // A section without rows still has its header.
    #expect(table.rect(forSection: 1) == rect(0, 152, 320, 30))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 212)
    #expect(table.contentSize == CGSize(width: 320, height: 274))
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 145)) == nil, "a footer is no row")
    #expect(
      table.indexPathsForRows(in: rect(0, 139, 320, 100)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 2),
      ])
  }

  @Test(
    "scrollToRow moves the row to the given position, as far as the content allows",
    arguments: [
      (UITableView.ScrollPosition.top, 20, 880), (.middle, 20, 682), (.bottom, 20, 484), (.top, 99, 3960),
      (.bottom, 0, 0), (.middle, 1, 0), (.none, 5, 0), (.none, 20, 484),
    ] as [(UITableView.ScrollPosition, Int, CGFloat)])
  func positions(position: UITableView.ScrollPosition, row: Int, offset: CGFloat) {
    let source = TextSource([(0..<100).map { "row \($0)" }])
    let table = source.table()
    table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
    #expect(table.contentOffset.y == offset)
    #expect(table.texts.contains("row \(row)"))
    table.scrollToRow(at: IndexPath(row: 100, section: 0), at: position, animated: false)
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: position, animated: false)
    #expect(table.contentOffset.y == offset, "a row that does not exist is ignored")
  }

  @Test("Rows of unknown height have the estimate until they are visible, and scrolling finds the requested one")
  func estimates() {
    let source = TextSource([(0..<50).map { $0 % 2 == 0 ? "even" : String(repeating: "odd ", count: 60) }])
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 100
    table.dataSource = source
    #expect(table.rectForRow(at: IndexPath(row: 40, section: 0)).minY == 4000)
    table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    #expect(table.texts.first == "even")
    let place = table.rectForRow(at: IndexPath(row: 40, section: 0))
    #expect(place.minY == table.contentOffset.y && place.height == 44)
    // The heights of displayed rows are known now, the others are still estimates.
    #expect(table.rectForRow(at: IndexPath(row: 10, section: 0)).height == 100)
  }

  @Test("The background view fills the visible area behind the rows; header and footer keep their heights")
  func furniture() throws {
    let source = TextSource([(0..<40).map(String.init)])
    let table = source.table()
    let (background, header) = (UIView(), UIView(frame: rect(0, 0, 1, 70)))
    table.backgroundView = background
    table.tableHeaderView = header
    table.contentOffset.y = 35
    table.layoutIfNeeded()
    #expect(background.frame == rect(0, 35, 320, 440) && header.frame == rect(0, 0, 320, 70))
    let cell = try #require(table.visibleCells.first)
    let order = table.subviews
    let (behind, before) = (try #require(order.firstIndex(of: background)), try #require(order.firstIndex(of: cell)))
    #expect(behind < before)
    let height = table.contentSize.height
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(header.superview == nil && table.contentSize.height == height - 70)
    table.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("The separator below a row is the table's, unless the cell overrides it; grouped sections end without one")
  func separators() {
    let source = TextSource([["a", "b"], ["c"]])
    func lines(_ table: UITableView) -> [CGRect?] {
      table.layoutIfNeeded()
      return table.visibleCells.map { cell in
        cell.layoutIfNeeded()
        return cell.separator.isHidden ? nil : cell.separator.frame
      }
    }
    let plain = source.table()
    #expect(lines(plain).map { $0?.minX } == [16, 16, 16])
    plain.visibleCells[1].separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
    #expect(lines(plain)[1] == rect(60, 43, 240, 1))
    plain.separatorStyle = .none
    #expect(lines(plain) == [nil, nil, nil])
    #expect(lines(source.table(style: .grouped)).map { $0 == nil } == [false, true, true])
  }
}
