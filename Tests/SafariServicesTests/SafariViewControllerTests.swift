import SafariServices
import SceneTesting
import Testing
import UIKit

@MainActor @Suite("A controller of the web") struct SafariViewControllerTests {
  private final class Log: NSObject, SFSafariViewControllerDelegate {
    var lines: [String] = []
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad isLoaded: Bool) {
      lines.append("loaded \(isLoaded)")
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { lines.append("finished") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }
  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  @Test("It asks for the browser when it appears, reports that to its delegate, and is dismissed")
  func page() async throws {
    let device = Device(.pad)
    let app = try device.install(AppDelegate.self, manifest: .scenes(SceneDelegate.self))
    app.tapIcon()
    let log = Log()
    let url = try #require(URL(string: "https://example.org"))
    let root = try #require(app.scene().rootViewController)
    app.perform { _ in
      let safari = SFSafariViewController(url: url)
      safari.delegate = log
      root.present(safari, animated: true)
    }
    await device.waitUntilIdle()
    #expect(log.lines.map { $0.hasPrefix("loaded") ? "loaded" : $0 } == ["loaded", "finished"])
    #expect(root.presentedViewController == nil)
  }

  @Test("A configuration is copied with its values")
  func configuration() {
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    configuration.barCollapsingEnabled = false
    let copy = configuration.copy() as? SFSafariViewController.Configuration
    #expect(copy !== configuration && copy?.entersReaderIfAvailable == true && copy?.barCollapsingEnabled == false)
  }
}
