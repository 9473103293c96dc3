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
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    #expect(Set(source.log) == ["header 0", "no header 0", "header 1"])
    source.log = []
    table.contentOffset.y = 420
    table.layoutIfNeeded()
    #expect(source.log.contains("footer 0") && !source.log.contains("header 1"))
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(source.log.contains("no header 1"))
  }
}
