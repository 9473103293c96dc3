import CoreSpotlight
import UIKit
import UserNotifications

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private var number = 0
  /// The content size when the scene connected.
  private var firstRoom = CGSize.zero
  /// The reminder that is requested when the window is no longer visible.
  private var reminder: String?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let kept = session.stateRestorationActivity?.userInfo
    number = kept?["number"] as? Int ?? UIApplication.shared.openSessions.count
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted().joined(separator: " ")
    let reasons = [
      kept?["text"].map { " text=\($0)" },
      urls.isEmpty ? nil : " urls=\(urls)",
      connectionOptions.shortcutItem.map { " shortcut=\($0.type)" },
      connectionOptions.notificationResponse.map { " notification=\($0.notification.request.identifier)" },
      connectionOptions.userActivities.first.map { " search=\(searched($0))" },
    ]
    firstRoom = windowScene.coordinateSpace.bounds.size
    log("\(number) connected" + reasons.compactMap(\.self).joined())
    let controller = ProbeViewController(number: number, text: kept?["text"] as? String ?? "")
    scene.title = "Probe \(number)"
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    log("\(number) continues search=\(searched(userActivity))")
  }

  /// The item or the text of a search.
  private func searched(_ activity: NSUserActivity) -> String {
    let values = activity.userInfo ?? [:]
    return "\(values[CSSearchableItemActivityIdentifier] ?? values[CSSearchQueryString] ?? activity.activityType)"
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "org.proscenium.desktopprobe.page")
    activity.userInfo = [
      "number": number, "text": (window?.rootViewController as? ProbeViewController)?.field.text ?? "",
    ]
    return activity
  }

  func sceneDidDisconnect(_ scene: UIScene) { log("\(number) disconnected") }
  func sceneWillEnterForeground(_ scene: UIScene) { log("\(number) foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log("\(number) active") }
  func sceneWillResignActive(_ scene: UIScene) { log("\(number) inactive") }
  func sceneDidEnterBackground(_ scene: UIScene) {
    log("\(number) background")
    if let reminder { (UIApplication.shared.delegate as? AppDelegate)?.remind(reminder) }
    reminder = nil
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      log("\(number) opens \(context.url.absoluteString) inPlace=\(context.options.openInPlace)")
      let delegate = UIApplication.shared.delegate as? AppDelegate
      if context.url.host == "remind" { delegate?.remind(context.url.lastPathComponent) }
      if context.url.host == "room", let room = (scene as? UIWindowScene)?.coordinateSpace.bounds.size {
        log("\(number) has the room it came with: \(room == firstRoom)")
      }
      if context.url.host == "size" {
        let numbers = context.url.lastPathComponent.split(separator: "x").compactMap { Int($0) }
        let frame = CGRect(x: 0, y: 0, width: numbers[0], height: numbers[1])
        (scene as? UIWindowScene)?.requestGeometryUpdate(.Mac(systemFrame: frame))
      }
      if context.url.host == "remind-in-background" { reminder = context.url.lastPathComponent }
      if context.url.host == "forget" {
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [context.url.lastPathComponent]
        )
      }
    }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log("\(number) shortcut \(shortcutItem.type)")
    completionHandler(true)
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let size = windowScene.coordinateSpace.bounds.size
    log("\(number) resized \(Int(size.width))x\(Int(size.height))")
  }
}
