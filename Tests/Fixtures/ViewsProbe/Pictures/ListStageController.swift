import UIKit

/// A table in a navigation controller, at the stage's position.
class ListStageController: UIViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray4
    let list = UINavigationController(rootViewController: ListController())
    addChild(list)
    list.view.accessibilityIdentifier = "stage"
    list.view.frame = CGRect(x: 20, y: 20, width: 320, height: 260)
    view.addSubview(list.view)
    list.didMove(toParent: self)
  }
}

private class ListController: UITableViewController {

  private let rows = [
    ("First", "A note below"), ("Second", "Another one"),
    ("Third", "A note that is too long for the row it is in, by far"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 60
    clearsSelectionOnViewWillAppear = false
    tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = rows[indexPath.row].0
    content.secondaryText = rows[indexPath.row].1
    content.secondaryTextProperties.numberOfLines = 1
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "row \(indexPath.row)"
    return cell
  }
}
