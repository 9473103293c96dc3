import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "end \(section)" }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    (view as? UITableViewHeaderFooterView)?.contentView.backgroundColor = .red
    log.append("header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    log.append("no header \(section)")
  }
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    log.append("footer \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    log.append("no footer \(section)")
  }
}

@MainActor @Suite("Table views: displayed headers and footers") struct TableHeaderDisplayTests {
  @Test("The delegate is called before a header or footer appears, once, and after it has disappeared") func display() {
    let source = Sections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .grouped)
    (table.rowHeight, table.dataSource, table.delegate) = (50, source, source)
    table.layoutIfNeeded()
    #expect(source.log == ["header 0"] && table.headerView(forSection: 0)?.contentView.backgroundColor == .red)
    table.contentOffset.y = 10
    table.layoutIfNeeded()
    #expect(source.log == ["header 0"])
    // The header of section 0 scrolls out while its rows stay visible.
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(source.log == ["header 0", "no header 0"] && table.headerView(forSection: 0) == nil)
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    // Rows of section 1 alone are visible.
    #expect(source.log == ["header 0", "no header 0"])
    source.log = []
    table.contentOffset.y = 420
    table.layoutIfNeeded()
    #expect(Set(source.log) == ["footer 0", "header 1"])
    // The view that is used again is displayed again.
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(source.log.dropFirst(2) == ["header 0", "no header 1", "no footer 0"])
  }

  @Test("The header of a plain table floats, and is displayed once while its section is visible") func floating() {
    let source = Sections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
    (table.rowHeight, table.dataSource, table.delegate) = (50, source, source)
    for y: CGFloat in stride(from: 0, through: 400, by: 20) {
      table.contentOffset.y = y
      table.layoutIfNeeded()
    }
    #expect(source.log.filter { $0.hasSuffix("header 0") } == ["header 0"])
    #expect(table.headerView(forSection: 0)?.isHidden == false)
  }

  @Test("Headers and footers are displayed again after all data was loaded again") func reload() {
    let source = Sections()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .grouped)
    (table.rowHeight, table.dataSource, table.delegate) = (50, source, source)
    table.layoutIfNeeded()
    source.log = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.log == ["no header 0", "header 0"])
  }
}
