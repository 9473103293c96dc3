import Foundation
import SceneTesting
import Testing
import UIKitCore

/// A stack of screens that log their callbacks.
private final class LevelController: UIViewController {
  static var log: [String] = []

  private func note(_ callback: String) { LevelController.log.append("\(title ?? "") \(callback)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UIButton(type: .system)
    next.setTitle("Next", for: .normal)
    next.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    next.addAction(
      UIAction { [unowned self] _ in
        let pushed = LevelController()
        pushed.title = "two"
        navigationController?.pushViewController(pushed, animated: true)
      }, for: .primaryActionTriggered)
    view.addSubview(next)
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

private final class LevelSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let root = LevelController()
    root.title = "one"
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: root)
    window?.makeKeyAndVisible()
  }
}

@MainActor @Suite("Pushes that take time on the device's clock", .serialized) struct AnimatedTransitionTests {
  private func installed(animated: Bool) throws -> AppUnderTest {
    let device = Device(.pad)
    device.animatesViews = animated
    let app = try device.install(SampleAppDelegate.self, manifest: .scenes(LevelSceneDelegate.self, multiple: true))
    app.tapIcon()
    LevelController.log = []
    return app
  }

  private static let whole = ["one will disappear", "two will appear", "one did disappear", "two did appear"]

  @Test("The appearance ends when the device's clock has passed the movement; without animation it ends at once")
  func time() throws {
    let still = try installed(animated: false)
    still.scene("A").button("Next").tap()
    #expect(LevelController.log == Self.whole)
    let app = try installed(animated: true)
    app.scene("A").button("Next").tap()
    app.device.advance(by: .milliseconds(200))
    #expect(LevelController.log == Array(Self.whole.prefix(2)))
    app.device.advance(by: .milliseconds(100))
    #expect(LevelController.log == Self.whole)
  }

  @Test("A window that is closed during a push ends it: callbacks are balanced, and everything is freed") func closed()
    throws
  {
    let app = try installed(animated: true)
    app.openNewWindow()
    LevelController.log = []
    app.scene("B").button("Next").tap()
    app.device.advance(by: .milliseconds(100))
    app.closeWindow(app.scene("B"))
    #expect(LevelController.log == Self.whole + ["two will disappear", "two did disappear"])
    app.device.advance(by: .seconds(1))
    expectNoLeaks(after: app.scene("B"))
  }

  @Test("The way home during a push does not end it: it ends by the clock") func home() throws {
    let app = try installed(animated: true)
    app.scene("A").button("Next").tap()
    app.device.swipeHome()
    app.device.advance(by: .seconds(1))
    #expect(LevelController.log == Self.whole)
  }
}
