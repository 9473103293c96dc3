import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Table views: rows, cells and sizes", .serialized) struct TableViewTests {
  @Test("Scrolling through ten thousand rows creates only slightly more cells than are visible at once") func reuse() {
    CountedCell.made = 0
    let source = TextSource([(0..<10_000).map { "row \($0)" }])
    source.cellClass = CountedCell.self
    let table = source.table()
    #expect(table.texts == (0..<10).map { "row \($0)" })
    #expect(table.contentSize.height == 440_000)
    for step in 0..<500 {
      table.contentOffset.y = CGFloat(step * 97)
      table.layoutIfNeeded()
    }
    table.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
    #expect(table.texts.last == "row 9999")
    #expect(table.contentOffset.y == 439_560)
    #expect(CountedCell.made <= 13, "\(CountedCell.made) cells were made")
    #expect(table.visibleCells.allSatisfy { ($0 as? CountedCell).map { $0.reuses > 0 } ?? false })
  }

  @Test("A visible cell is its row's, and as high as its text needs in the table's width") func heights() {
    let source = TextSource([["short", String(repeating: "long ", count: 40), "short"]])
    let table = source.table()
    // 200 characters of 8 points in 320 - 2 · 16 points: 36 on a line, 6 lines.
    let long = table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(long.height == 142)
    #expect(long.minY == 44)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 186)
    #expect(table.contentSize.height == 230)
    table.frame.size.width = 640
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 82)
  }

  @Test("Rows above the visible area that become higher do not move it") func anchor() throws {
    let source = TextSource([(0..<40).map { $0 < 20 ? String(repeating: "long ", count: 40) : "row \($0)" }])
    let table = source.table()
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    table.layoutIfNeeded()
    for _ in 0..<30 {
      let path = try #require(table.indexPathsForVisibleRows?.first)
      let before = table.rectForRow(at: path).minY - table.contentOffset.y
      table.contentOffset.y = max(0, table.contentOffset.y - 30)
      table.layoutIfNeeded()
      let after = table.rectForRow(at: path).minY - table.contentOffset.y
      #expect(after == before + 30)
    }
  }

  @Test("Valid heights are used, and invalid ones are not") func given() {
    let source = TextSource([["a", "b", "c"]])
    source.height = 60
    let table = source.table()
    #expect(table.contentSize.height == 180)
    source.height = .nan
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 132)
    table.rowHeight = 70
    source.height = nil
    table.delegate = nil
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 210)
  }

  @Test("A plain table's header stays visible until its section has scrolled away") func floating() throws {
    let source = TextSource([Array(repeating: "a", count: 20), Array(repeating: "b", count: 20)])
    source.titles = ["First", "Second"]
    let table = source.table()
    let header = try #require(table.headerView(forSection: 0))
    let height = header.frame.height
    #expect(header.frame.minY == 0 && height > 0)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    table.contentOffset.y = table.rectForHeader(inSection: 1).minY - 10
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == table.rectForHeader(inSection: 1).minY)
    table.contentOffset.y += 40
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == table.contentOffset.y)
  }

  @Test("An inset grouped table has a card for each visible section, and no separator below the last row") func cards()
  {
    let source = TextSource([["a", "b"], ["c"]])
    let table = source.table(style: .insetGrouped)
    let cards = table.subviews.filter { $0 is TableSectionBackground }
    #expect(cards.map(\.frame.height).sorted() == [44, 88])
    #expect(cards.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 288 })
    #expect(table.visibleCells.map(\.context.hasSeparator) == [true, false, false])
  }

  @Test("The first and the last row of an inset group clip what reaches their edges, others do not") func clipped() {
    let source = TextSource([["a", "b", "c"], ["d"]])
    #expect(
      source.table(style: .insetGrouped).visibleCells.map(\.shownDescription.clipsToBounds)
        == [true, false, true, true])
    #expect(source.table().visibleCells.allSatisfy { !$0.shownDescription.clipsToBounds })
  }

  @Test("Cells that come later are in front of backgrounds and cards, and behind headers")
  func depths() throws {
    let source = TextSource(Array(repeating: ["a", "b", "c", "d"], count: 20))
    source.titles = Array(repeating: "Title", count: 20)
    for style in [UITableView.Style.plain, .insetGrouped] {
      let table = source.table(style: style)
      let background = UIView()
      table.backgroundView = background
      for offset in [0.0, 700, 300, 1500] {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
        let kinds = table.subviews.filter { !$0.isHidden }.compactMap { view -> Int? in
          switch view {
          case background, is TableSectionBackground: 0
          case is UITableViewCell: 1
          case is UITableViewHeaderFooterView: 2
          default: nil
          }
        }
        #expect(kinds == kinds.sorted() && kinds.contains(1) && kinds.contains(2), "\(style), \(offset)")
      }
    }
  }

  @Test("The row at a point and the rectangle of a row agree") func places() {
    let source = TextSource([["a", "b"], [], ["c", "d", "e"]])
    source.titles = ["One", nil, "Three"]
    let table = source.table()
    for section in 0..<3 {
      for row in 0..<source.sections[section].count {
        let path = IndexPath(row: row, section: section)
        let frame = table.rectForRow(at: path)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: frame.minY)) == path)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: frame.maxY - 1)) == path)
        #expect(table.cellForRow(at: path)?.frame == frame)
      }
    }
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5_000)) == nil)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
    #expect(table.numberOfRows(inSection: 7) == 0)
    #expect(table.indexPathsForRows(in: table.rect(forSection: 2))?.count == 3)
  }

  @Test("An identifier without a class, and a class that is not a cell, are logged") func registration() {
    let source = TextSource([["a"]])
    let (table, sentences) = RuntimeLog.capture {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      table.register(UILabel.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.layoutIfNeeded()
      return table
    }
    #expect(sentences.count == 2 && sentences[0].contains("UILabel") && sentences[1].contains("\"cell\""))
    #expect(table.texts == ["a"])
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test("A data source that reloads the table inside cellForRow does not loop") func reentrancy() {
    final class Restless: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        if asked == 3 { tableView.reloadData() }
        return UITableViewCell()
      }
    }
    let source = Restless()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
  }

  @Test("A table's header and footer views scroll with it") func tableHeader() {
    let source = TextSource([["a", "b"]])
    let table = source.table()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 138, width: 320, height: 30))
    #expect(table.contentSize.height == 168)
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 49)) == nil)
  }
}
