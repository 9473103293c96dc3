import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Two kinds of cells, alternating, as the app's own classes.
@MainActor private final class TwoKinds: NSObject, UITableViewDataSource {
  var rows: Int
  var taken: [(identifier: String, cell: UITableViewCell)] = []
  init(_ rows: Int) { self.rows = rows }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = indexPath.row.isMultiple(of: 5) ? "tall" : "flat"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    taken.append((identifier, cell))
    return cell
  }
}

@MainActor private final class TallCell: UITableViewCell {
  var reuses = 0
  var offeredStyle: UITableViewCell.CellStyle?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    offeredStyle = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() { reuses += 1 }
}

@MainActor @Suite("Table views: creation and reuse of cells") struct TableReuseTests {
  private func table(_ source: TwoKinds, height: CGFloat = 440) -> UITableView {
    let table = UITableView(frame: rect(0, 0, 320, height))
    table.register(TallCell.self, forCellReuseIdentifier: "tall")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "flat")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test("Each identifier has cells of its own class, whatever rows they come from") func kinds() {
    let source = TwoKinds(200)
    let table = table(source)
    for step in 0..<150 {
      table.contentOffset.y = CGFloat(step * 53)
      table.layoutIfNeeded()
    }
    #expect(source.taken.allSatisfy { ($0.cell is TallCell) == ($0.identifier == "tall") })
    #expect(source.taken.allSatisfy { $0.cell.reuseIdentifier == $0.identifier })
    let made = Set(source.taken.map { ObjectIdentifier($0.cell) })
    #expect(source.taken.count > 150 && made.count <= 14, "\(made.count) cells for \(source.taken.count) rows")
  }

  @Test("prepareForReuse is called for each reuse, and not for the first use") func prepared() {
    let source = TwoKinds(200)
    let table = table(source)
    for step in 0..<80 {
      table.contentOffset.y = CGFloat(step * 97)
      table.layoutIfNeeded()
    }
    var uses: [ObjectIdentifier: Int] = [:]
    for case let (_, cell as TallCell) in source.taken { uses[ObjectIdentifier(cell), default: 0] += 1 }
    for case let (_, cell as TallCell) in source.taken {
      #expect(cell.reuses + 1 == uses[ObjectIdentifier(cell)])
      #expect(cell.offeredStyle == .default)
    }
    #expect(uses.values.contains { $0 > 2 })
  }

  @Test("A reused cell is neither selected nor highlighted, and is visible") func clean() throws {
    let source = TwoKinds(100)
    let table = table(source)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    let selected = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    selected.isHighlighted = true
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil, "a row out of sight has no cell")
    #expect(table.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted && !$0.isHidden })
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true, "the row is still selected")
    #expect(table.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test("Cells without an identifier are freed when they leave, the others with the table") func freed() {
    final class Plain: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    weak var cell: UITableViewCell?
    weak var kept: UITableViewCell?
    weak var released: UITableView?
    do {
      let plain = Plain()
      let table = UITableView(frame: rect(0, 0, 320, 440))
      table.dataSource = plain
      table.layoutIfNeeded()
      cell = table.visibleCells.first
      #expect(cell != nil)
      table.contentOffset.y = 3000
      table.layoutIfNeeded()
      #expect(cell == nil, "a cell that cannot be used again stays for nothing")
      let source = TwoKinds(50)
      let other = self.table(source)
      kept = other.visibleCells.first
      other.contentOffset.y = 1500
      other.layoutIfNeeded()
      source.taken = []
      #expect(kept != nil)
      released = other
    }
    #expect(kept == nil && released == nil)
  }

  @Test("Registering nil removes an identifier's class; cells made by the app are reused too") func byHand() {
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") != nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)

    final class Old: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 300 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "old") { return cell }
        made += 1
        return UITableViewCell(style: .value1, reuseIdentifier: "old")
      }
    }
    let old = Old()
    table.dataSource = old
    for step in 0..<60 {
      table.contentOffset.y = CGFloat(step * 150)
      table.layoutIfNeeded()
    }
    #expect(old.made <= 13, "\(old.made) cells were made")
  }

  @Test("One cell for two rows is logged, and the second row gets a plain one") func twice() {
    final class Same: NSObject, UITableViewDataSource {
      let cell = UITableViewCell()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let same = Same()
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.dataSource = same
    let sentences = RuntimeLog.capture { table.layoutIfNeeded() }.sentences
    #expect(sentences.count == 1 && sentences[0].contains("two rows"))
    #expect(table.visibleCells.count == 2 && table.visibleCells[0] === same.cell)
    #expect(table.visibleCells[1] !== same.cell)
  }

  @Test("Headers are reused by their own identifiers, apart from cells of the same identifier") func headers() throws {
    final class Header: UITableViewHeaderFooterView {
      static var made = 0
      override init(reuseIdentifier: String?) {
        Header.made += 1
        super.init(reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 80 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "part", for: indexPath)
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "part")
        header?.textLabel?.text = "Section \(section)"
        return header
      }
    }
    Header.made = 0
    let sections = Sections()
    let table = UITableView(frame: rect(0, 0, 320, 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "part")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "part")
    table.dataSource = sections
    table.delegate = sections
    for step in 0..<100 {
      table.contentOffset.y = CGFloat(step * 140)
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { type(of: $0) == UITableViewCell.self })
    }
    let first = try #require(table.indexPathsForVisibleRows?.first?.section)
    #expect(table.headerView(forSection: first) is Header)
    #expect(table.headerView(forSection: first)?.textLabel?.text == "Section \(first)")
    #expect(Header.made <= 6, "\(Header.made) headers were made for 80 sections")
    let sentences = RuntimeLog.capture {
      table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "other")
    }.sentences
    #expect(sentences.count == 1 && table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }
}
