import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate, UISplitViewControllerDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: MasterViewController()),
      UINavigationController(rootViewController: DetailViewController()),
    ]
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = split

    guard let splitViewController = window?.rootViewController as? UISplitViewController else { return }
    splitViewController.delegate = self
    guard let navigationController = splitViewController.viewControllers.last as? UINavigationController else { return }
    navigationController.topViewController?.navigationItem.leftBarButtonItem = splitViewController.displayModeButtonItem
    navigationController.topViewController?.navigationItem.leftItemsSupplementBackButton = true
    window?.makeKeyAndVisible()
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let secondaryAsNavController = secondaryViewController as? UINavigationController else { return false }
    guard let topAsDetailController = secondaryAsNavController.topViewController as? DetailViewController else {
      return false
    }
    return topAsDetailController.detailItem == nil
  }
}

class MasterViewController: UIViewController {
  var detailViewController: DetailViewController?
  private var shown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.insertNewObject() })
    if let split = splitViewController {
      let controllers = split.viewControllers
      detailViewController = (controllers.last as? UINavigationController)?.topViewController as? DetailViewController
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("master appeared collapsed=\(splitViewController?.isCollapsed == true)")
    if !shown {
      shown = true
      insertNewObject()
    }
  }

  func insertNewObject() {
    let detail = DetailViewController()
    detail.detailItem = Date()
    showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }
}

class DetailViewController: UIViewController {
  var detailItem: Date? {
    didSet { configureView() }
  }

  func configureView() {
    if let detail = detailItem { title = detail.description }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("detail appeared item=\(detailItem != nil)")
  }
}
