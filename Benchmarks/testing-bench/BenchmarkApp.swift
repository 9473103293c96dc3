import Foundation
import SceneTesting
import UIKitCore

/// An app as a beginner would write it: one window with a few views, restored by an activity, changed by URLs.
final class BenchmarkAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}

final class BenchmarkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let activityType = "org.proscenium.bench.page"

  var window: UIWindow?
  private(set) var page = ""

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UINavigationController(rootViewController: PageViewController())
    let kept = session.stateRestorationActivity?.userInfo?["page"] as? String
    show(options.urlContexts.first?.url.host ?? options.userActivities.first?.title ?? kept ?? "start", in: scene)
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    guard let host = contexts.first?.url.host else { return }
    show(host, in: scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    show(userActivity.title ?? page, in: scene)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["page": page]
    return activity
  }

  private func show(_ page: String, in scene: UIScene) {
    self.page = page
    scene.title = page
    let navigation = window?.rootViewController as? UINavigationController
    (navigation?.topViewController as? PageViewController)?.title = page
  }
}

/// A page with a heading, a text and a button.
final class PageViewController: UIViewController {
  private let heading = UILabel()

  override var title: String? {
    didSet { heading.text = title }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = title
    let text = UITextView()
    let button = UIButton()
    button.setTitle("Next", for: .normal)
    for (number, part) in ([heading, text, button] as [UIView]).enumerated() {
      part.frame = CGRect(x: 0, y: CGFloat(number) * 44, width: view.bounds.width, height: 44)
      part.autoresizingMask = .flexibleWidth
      view.addSubview(part)
    }
  }
}

/// The app, installed on a fresh device.
@MainActor func installBenchmarkApp(on device: Device) -> AppUnderTest {
  do {
    return try device.install(
      BenchmarkAppDelegate.self,
      manifest: .scenes(BenchmarkSceneDelegate.self).activityTypes(BenchmarkSceneDelegate.activityType)
        .urlSchemes("bench"))
  } catch {
    exitWithProblem("The benchmark's app cannot be installed: \(error)")
  }
}
