import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  var router = DeepLinkRouter()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let navigation = UINavigationController(rootViewController: UIViewController())
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    router.navigation = navigation

    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    connectionOptions.userActivities.forEach { self.scene(scene, continue: $0) }
    if let item = connectionOptions.shortcutItem { router.route(to: item.type, by: "cold action") }
    if let response = connectionOptions.notificationResponse {
      router.route(to: response.notification.request.identifier, by: "cold notification")
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { router.route(to: context.url.host ?? "", by: "url") }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    print("will continue")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL,
      let components = NSURLComponents(url: url, resolvingAgainstBaseURL: true), let path = components.path
    else { return }
    router.route(to: path, by: "link")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    router.route(to: shortcutItem.type, by: "action")
    completionHandler(true)
  }
}

class DeepLinkRouter {
  weak var navigation: UINavigationController?

  func route(to place: String, by way: String) {
    let controller = UIViewController()
    controller.title = place
    navigation?.popToRootViewController(animated: false)
    navigation?.pushViewController(controller, animated: false)
    print("route \(place) by \(way) depth=\(navigation?.viewControllers.count ?? 0)")
  }
}
