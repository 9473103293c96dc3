import Figures
import SwiftUI

private struct Rows: View {
  let count: Int
  var body: some View { List { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } }.listStyle(.plain) }
}

/// A table with the same rows.
@MainActor private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let table: UITableView
  private let count: Int

  init(_ count: Int) {
    self.count = count
    table = UITableView(frame: root.bounds, style: .plain)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    root.addSubview(table)
    root.layoutIfNeeded()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}

@MainActor private func table(in view: UIView) -> UITableView? {
  (view as? UITableView) ?? view.subviews.lazy.compactMap { table(in: $0) }.first
}

/// A list of 100 000 rows: its first frame and a page, each beside a table, and the memory of rows that were never seen.
@MainActor func benchmarkList() {
  var height: CGFloat = 0
  let (ours, floor) = shortest(
    samples: 5, calls: 1, { _ in height += Screen(Rows(count: 100_000)).controller.view.bounds.height },
    { _ in height += Table(100_000).root.bounds.height })
  Figure(
    "list of 100 000 rows, first frame / a table", ours: ours / 1e6, floor: floor / 1e6, unit: "ms", reach: 1.2
  ).report()

  let list = Screen(Rows(count: 100_000))
  let floorTable = Table(100_000)
  guard let shown = table(in: list.controller.view) else { return }
  func scroll(_ table: UITableView, _ page: Int) { table.contentOffset.y = CGFloat(page % 100) * 780 }
  let (page, pageFloor) = shortest(
    samples: 5, calls: 20,
    {
      scroll(shown, $0)
      list.layOut()
    },
    {
      scroll(floorTable.table, $0)
      floorTable.root.layoutIfNeeded()
    })
  Figure(
    "list of 100 000 rows, a page / a table", ours: page / 1e6, floor: pageFloor / 1e6, unit: "ms", reach: 1.2
  ).report()

  let before = residentBytes()
  let large = Screen(Rows(count: 1_000_000))
  let grown = residentBytes() - before
  withExtendedLifetime((large, list, floorTable)) { consume(Int(height)) }
  Figure("memory of a row of a list that was never seen", Double(grown) / 1_000_000, unit: "B", reach: 200).report()
}
