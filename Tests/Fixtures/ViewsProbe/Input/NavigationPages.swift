import UIKit

/// One level of a navigation controller, with a button to the next.
class LevelPage: UIViewController {

  private let level: Int

  init(level: Int) {
    self.level = level
    super.init(nibName: nil, bundle: nil)
    title = "Level \(level)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Note", primaryAction: UIAction { _ in log("noted on \(level)") })
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let next = level + 1
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "To \(next)") { [weak self] _ in
        self?.navigationController?.pushViewController(LevelPage(level: next), animated: true)
      })
    button.frame = CGRect(x: 40, y: 40, width: 120, height: 36)
    view.addSubview(button)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("level \(level) appeared")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("level \(level) gone")
  }
}

/// Three tabs, the last of which the delegate refuses.
class TabsPage: UITabBarController, UITabBarControllerDelegate {

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = ["One", "Two", "Three"].map { title in
      let controller = TabPage()
      controller.title = title
      controller.tabBarItem = UITabBarItem(title: "Tab \(title)", image: nil, tag: 0)
      return controller
    }
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    let isAllowed = viewController.title != "Three"
    if !isAllowed { log("refuses \(viewController.title ?? "")") }
    return isAllowed
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log("chose \(viewController.title ?? "")")
  }
}

private class TabPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("tab \(title ?? "") appeared")
  }
}

/// A list beside the selected item.
class SplitPage: UISplitViewController {

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewController(SplitList(), for: .primary)
    setViewController(SplitDetail(name: "none"), for: .secondary)
  }
}

private class SplitList: UITableViewController {

  private let names = ["Alpha", "Beta", "Gamma"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.row]
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = "cell \(names[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showDetailViewController(
      UINavigationController(rootViewController: SplitDetail(name: names[indexPath.row])), sender: self)
  }
}

private class SplitDetail: UIViewController {

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
    label.text = "Detail of \(title ?? "")"
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("detail \(title ?? "") \(splitViewController?.isCollapsed == true ? "on the stack" : "beside")")
  }
}
