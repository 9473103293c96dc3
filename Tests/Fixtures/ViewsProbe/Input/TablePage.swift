import UIKit

/// A list of a hundred rows that can be selected and deleted and have a context menu.
class TablePage: UITableViewController {

  private var rows = (0..<100).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "table"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "cell \(rows[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("selected \(rows[indexPath.row])")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log("deselected \(rows[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log("deleted \(rows.remove(at: indexPath.row))")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let row = rows[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Open in New Window") { _ in log("opens \(row)") },
        UIAction(title: "Copy") { _ in log("copies \(row)") },
      ])
    }
  }
}
