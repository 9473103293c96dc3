import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class IndexedSource: NSObject, UITableViewDataSource {
  var titles: [String]?
  var sections: Int
  /// The sections of titles; that of the title's index by default.
  var places: [String: Int] = [:]
  var log: [String] = []

  init(_ titles: [String]?, sections: Int? = nil) {
    self.titles = titles
    self.sections = sections ?? titles?.count ?? 3
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    log.append("\(title) \(index)")
    return places[title] ?? index
  }
}

@MainActor @Suite("The index of a table", .serialized) struct TableIndexTests {
  private func table(_ source: IndexedSource, style: UITableView.Style = .plain, height: CGFloat = 400) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.rowHeight = 44
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private func index(_ table: UITableView) -> TableIndexView? {
    table.subviews.compactMap { $0 as? TableIndexView }.first { !$0.isHidden }
  }

  private func texts(_ table: UITableView) -> [String] {
    guard let index = index(table) else { return [] }
    index.layoutIfNeeded()
    return index.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test("A table whose data source has no titles has no index, and its rows are as wide as itself") func none() {
    for source in [IndexedSource(nil), IndexedSource([], sections: 2)] {
      let table = table(source)
      #expect(index(table) == nil && table.visibleCells.first?.frame.width == 320)
    }
  }

  @Test("The titles are at the right edge of the visible part, in front of everything, and the rows end before them")
  func shown() {
    let source = IndexedSource(["A", "B", "C"])
    let table = table(source)
    #expect(texts(table) == ["A", "B", "C"])
    #expect(index(table)?.frame == CGRect(x: 304, y: 0, width: 16, height: 400))
    #expect(
      table.visibleCells.first?.frame.width == 304 && table.rectForRow(at: IndexPath(row: 0, section: 0)).width == 320)
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    #expect(index(table)?.frame.minY == 500 && table.subviews.last === index(table))
  }

  @Test("From right to left the titles are at the left edge, and the rows begin after them") func rightToLeft() {
    let source = IndexedSource(["A", "B", "C"])
    let table = table(source)
    table.semanticContentAttribute = .forceRightToLeft
    table.layoutIfNeeded()
    #expect(index(table)?.frame == CGRect(x: 0, y: 0, width: 16, height: 400))
    #expect(table.visibleCells.first?.frame.minX == 16 && table.visibleCells.first?.frame.maxX == 320)
  }

  @Test("A press on a title shows its section, also while the pointer moves, and each section is requested once")
  func pressed() {
    let source = IndexedSource(["A", "B", "C", "D"])
    let table = table(source)
    let touches = TouchWindow(table)
    // The titles are four lines of 14 points in the middle.
    touches.touch(.began, 312, 200 - 28 + 7)
    #expect(source.log == ["A 0"] && table.contentOffset.y == 0)
    touches.touch(.moved, 312, 200 - 28 + 9)
    touches.touch(.moved, 312, 200 - 28 + 35)
    #expect(source.log == ["A 0", "C 2"] && table.contentOffset.y == table.rect(forSection: 2).minY)
    touches.touch(.moved, 312, 390)
    #expect(table.contentOffset.y == table.rect(forSection: 3).minY)
    touches.touch(.ended, 312, 390)
    #expect(source.log == ["A 0", "C 2", "D 3"])
  }

  @Test("A title without a section scrolls nothing") func search() {
    let source = IndexedSource([UITableView.indexSearch, "A", "B"])
    source.places = [UITableView.indexSearch: NSNotFound, "A": 0, "B": 1]
    let table = table(source)
    #expect(texts(table) == ["⌕", "A", "B"])
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    TouchWindow(table).tap(312, 200 - 21 + 3)
    #expect(source.log == ["\(UITableView.indexSearch) 0"] && table.contentOffset.y == 100)
  }

  @Test("Titles without space are replaced by dots between the others, and a press reaches all of them") func dots() {
    let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    let source = IndexedSource(letters)
    let table = table(source, height: 14 * 10)
    #expect(texts(table) == ["A", "•", "G", "•", "M", "•", "S", "•", "Z"])
    let touches = TouchWindow(table)
    touches.touch(.began, 312, 7)
    for y in stride(from: CGFloat(7), to: 140, by: 1) { touches.touch(.moved, 312, y) }
    touches.touch(.ended, 312, 139)
    #expect(source.log.count == 26 && source.log.last == "Z 25")
  }

  @Test("The index has its colours, another one while it is pressed, and is shown from a number of rows on")
  func looks() {
    let source = IndexedSource(["A", "B"])
    let table = table(source)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .yellow
    table.sectionIndexTrackingBackgroundColor = .blue
    table.layoutIfNeeded()
    index(table)?.layoutIfNeeded()
    #expect((index(table)?.subviews.first as? UILabel)?.textColor == .red && index(table)?.backgroundColor == .yellow)
    let touches = TouchWindow(table)
    touches.touch(.began, 312, 200)
    #expect(index(table)?.backgroundColor == .blue)
    touches.touch(.ended, 312, 200)
    #expect(index(table)?.backgroundColor == .yellow)
    table.sectionIndexMinimumDisplayRowCount = 21
    table.layoutIfNeeded()
    #expect(index(table) == nil && table.visibleCells.first?.frame.width == 320)
  }

  @Test("Titles that have changed are shown when they are read again, or with the data") func reload() {
    let source = IndexedSource(["A", "B"])
    let table = table(source)
    source.titles = ["X", "Y"]
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(texts(table) == ["X", "Y"])
    source.titles = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(index(table) == nil)
  }
}
