import UIKit

@MainActor
protocol Coordinator: AnyObject {
  var children: [any Coordinator] { get set }
  func start()
}

extension Coordinator {
  func add(_ child: any Coordinator) {
    children.append(child)
    child.start()
  }

  func remove(_ child: any Coordinator) { children.removeAll { $0 === child } }
}

@MainActor
final class AppCoordinator: NSObject, Coordinator {
  var children: [any Coordinator] = []
  private let window: UIWindow
  private let tabBarController = UITabBarController()

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  func start() {
    tabBarController.delegate = self
    let flows: [(String, String)] = [
      ("Home", "house"), ("Search", "magnifyingglass"), ("Profile", "person.crop.circle"),
    ]
    tabBarController.viewControllers = flows.enumerated().map { index, flow in
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      navigation.tabBarItem = UITabBarItem(title: flow.0, image: UIImage(systemName: flow.1), tag: index)
      add(FlowCoordinator(name: flow.0, navigation: navigation))
      return navigation
    }
    window.rootViewController = tabBarController
    window.tintColor = .systemPink
    window.makeKeyAndVisible()
    Task { [weak self] in await self?.load() }
  }

  private func load() async {
    tabBarController.tabBar.items?.last?.badgeValue = "1"
    tabBarController.selectedIndex = 2
    print("loaded badge=\(tabBarController.viewControllers?.last?.tabBarItem.badgeValue ?? "none")")
  }
}

extension AppCoordinator: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    print("selected \(viewController.tabBarItem.title ?? "")")
  }
}

@MainActor
final class FlowCoordinator: Coordinator {
  var children: [any Coordinator] = []
  private let name: String
  private let navigation: UINavigationController

  init(name: String, navigation: UINavigationController) {
    self.name = name
    self.navigation = navigation
  }

  func start() {
    let controller = ScreenViewController(name: name)
    controller.onNext = { [weak self] in self?.showNext() }
    navigation.setViewControllers([controller], animated: false)
  }

  private func showNext() {
    navigation.pushViewController(ScreenViewController(name: "\(name) detail"), animated: true)
  }
}

final class ScreenViewController: UIViewController {
  var onNext: (() -> Void)?
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("made in code only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("\(name) loaded")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", image: nil, primaryAction: UIAction { [weak self] _ in self?.onNext?() })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let color = navigationController?.navigationBar.standardAppearance.backgroundColor == .systemIndigo
    print("\(name) appeared indigo=\(color) tabs=\(tabBarController?.viewControllers?.count ?? 0)")
  }
}
