import Foundation
import Testing
import UIKitCore

@testable import SceneTesting

/// Objects of a disconnected scene that are not freed, and their owners.
@MainActor @Suite("A disconnected scene is expected to be freed with all its objects", .serialized)
struct LeakAssertionTests {
  private func disconnected(_ delegate: any UISceneDelegate.Type) throws -> AppUnderTest {
    let app = try Device().install(HoarderAppDelegate.self, manifest: .scenes(delegate))
    app.tapIcon()
    app.device.swipeHome()
    app.device.reclaim(app.scene())
    return app
  }

  @Test("An app without leaks passes, however its scene was disconnected")
  func clean() throws {
    expectNoLeaks(after: try disconnected(SampleSceneDelegate.self).scene())
    let app = try Device(.pad).install(SampleAppDelegate.self, manifest: .scenes(SampleSceneDelegate.self))
    app.tapIcon()
    app.openNewWindow()
    app.closeWindow(app.scene("B"))
    expectNoLeaks(after: app.scene("B"))
    app.device.kill()
    #expect(LeakCheck.problem(app.scene("A"))?.contains("was not disconnected yet") == true)
  }

  @Test(
    "A window that the app delegate's router retains is reported with the path to it, and its controller with its title"
  )
  func window() throws {
    let app = try disconnected(RoutedSceneDelegate.self)
    #expect(
      LeakCheck.problem(app.scene()) == """
        Scene A was disconnected, and these objects are still alive:
          the window UIWindow: held by HoarderAppDelegate.router.window
          the controller UIViewController \u{201C}Soups\u{201D}: held by HoarderAppDelegate.router.window.rootViewController
          and 1 view with it
        """)
    withKnownIssue { expectNoLeaks(after: app.scene()) }
  }

  @Test("A scene delegate in an array and in a dictionary is found there")
  func delegate() throws {
    let app = try disconnected(ListedSceneDelegate.self)
    let text = try #require(LeakCheck.problem(app.scene()))
    #expect(text.contains("its delegate, ListedSceneDelegate: held by HoarderAppDelegate.delegates[0]"))
  }

  @Test("An object that only a closure retains is reported as without a known owner")
  func closure() throws {
    let app = try disconnected(ObservingSceneDelegate.self)
    let text = try #require(LeakCheck.problem(app.scene()))
    #expect(text.contains("the controller UIViewController: retained by no object that the app delegate"))
  }

  @Test("A view that outlives its controller is reported by its accessibility identifier")
  func view() throws {
    let app = try disconnected(ViewSceneDelegate.self)
    let text = try #require(LeakCheck.problem(app.scene()))
    #expect(text.contains("the view UILabel \u{201C}Badge\u{201D}: held by HoarderAppDelegate.router.badge"))
  }

  @Test("A weak reference is not reported as an owner, and an unowned one to a freed object does not stop the search")
  func notHeld() throws {
    let app = try disconnected(UnownedSceneDelegate.self)
    let text = try #require(LeakCheck.problem(app.scene()))
    #expect(text.contains("the controller UnownedController: held by HoarderAppDelegate.last") == false)
    #expect(text.contains("the controller UnownedController: held by HoarderAppDelegate.kept[\"last\"].controller"))
  }

  @Test("An interface of another window that retains the first one is reported as the owner")
  func otherScene() throws {
    let app = try Device(.pad).install(HoarderAppDelegate.self, manifest: .scenes(TwinSceneDelegate.self))
    app.tapIcon()
    app.openNewWindow()
    app.device.swipeHome()
    app.device.reclaim(app.scene("A"))
    let text = try #require(LeakCheck.problem(app.scene("A")))
    #expect(text.contains("its delegate, TwinSceneDelegate: held by TwinSceneDelegate[B].elder"))
  }
}

final class HoarderAppDelegate: UIResponder, UIApplicationDelegate {
  final class Router {
    var window: UIWindow?
    var badge: UILabel?
  }
  let router = Router()
  var delegates: [ListedSceneDelegate] = []
  var work: [() -> Void] = []
  /// Inspected first, and retains nothing.
  weak var last: UnownedController?
  struct Kept {
    var controller: UnownedController
    weak var again: UnownedController?
  }
  var kept: [String: Kept] = [:]
  weak var first: TwinSceneDelegate?

  static var current: HoarderAppDelegate? { UIApplication.shared.delegate as? HoarderAppDelegate }
}

/// Its router retains the window.
final class RoutedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let window = makeWindow(scene)
    window?.rootViewController?.title = "Soups"
    HoarderAppDelegate.current?.router.window = window
  }
}

final class ListedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) { HoarderAppDelegate.current?.delegates.append(self) }
}

/// One of its closures retains the controller.
final class ObservingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = makeWindow(scene)
    let controller = window?.rootViewController
    HoarderAppDelegate.current?.work.append { controller?.title = "later" }
  }
}

final class ViewSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = makeWindow(scene)
    let badge = UILabel()
    badge.text = "Badge"
    window?.rootViewController?.view.addSubview(badge)
    HoarderAppDelegate.current?.router.badge = badge
  }
}

/// Its controller refers to it, and outlives it.
final class UnownedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = makeWindow(scene)
    let controller = UnownedController(self)
    window?.rootViewController = controller
    HoarderAppDelegate.current?.last = controller
    HoarderAppDelegate.current?.kept["last"] = .init(controller: controller)
  }
}

final class UnownedController: UIViewController {
  unowned let coordinator: UnownedSceneDelegate
  init(_ coordinator: UnownedSceneDelegate) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// The second window keeps a reference to the first one's delegate.
final class TwinSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var elder: TwinSceneDelegate?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    elder = HoarderAppDelegate.current?.first
    HoarderAppDelegate.current?.first = self
  }
}
