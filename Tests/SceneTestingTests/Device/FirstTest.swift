import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("A device in the test's own process") struct FirstTest {
  @Test("An app is launched by its icon, goes home, loses its scene, comes back, and is killed")
  func whole() throws {
    let device = Device(.pad)
    let app = try device.install(
      ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self).activityTypes("reading"))
    #expect(
      app.tapIcon().callbacks == [
        "ProbeAppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "ProbeAppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "ProbeSceneDelegate[A].scene(_:willConnectTo:options:)",
        "ProbeSceneDelegate[A].sceneWillEnterForeground(_:)",
        "ProbeSceneDelegate[A].sceneDidBecomeActive(_:)",
      ])
    #expect(UIApplication.shared === app.application)
    #expect(app.scene("A").state == .foregroundActive)
    device.swipeHome()
    device.reclaim(app.scene("A"))
    #expect(!app.scene("A").isConnected)
    app.tapIcon()
    #expect(app.scene("A").state == .foregroundActive)
    device.kill(app)
    #expect(!app.isRunning)
    app.tapIcon()
    #expect(app.scene("A").session?.stateRestorationActivity?.activityType == "reading")
  }
}

final class ProbeAppDelegate: UIResponder, UIApplicationDelegate {}

final class ProbeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
}
