import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Environment overrides") struct EnvironmentOverrideTests {
  private func shownWindow(_ root: UIViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.endTurn()
    return window
  }

  @Test("overrideUserInterfaceStyle of a window applies to its views, and a view's own takes precedence") func style() {
    let scene = makeTestScene()
    let root = UIViewController()
    let window = shownWindow(root, in: scene)
    let inner = UIView()
    root.view.addSubview(inner)
    window.overrideUserInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    root.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("endEditing makes a field inside the view resign, and does not affect one elsewhere") func endEditing() {
    let scene = makeTestScene()
    let root = UIViewController()
    let window = shownWindow(root, in: scene)
    let field = UITextField()
    let other = UIView()
    root.view.addSubview(field)
    root.view.addSubview(other)
    #expect(field.becomeFirstResponder())
    #expect(other.endEditing(true))
    #expect(field.isFirstResponder)
    #expect(window.endEditing(false))
    #expect(!field.isFirstResponder)
    #expect(UIView().endEditing(false), "A view in no window edits nothing.")
  }

  private final class Stubborn: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { false }
  }

  @Test("endEditing without force respects a refusal; with force it does not") func force() {
    let scene = makeTestScene()
    let root = UIViewController()
    let window = shownWindow(root, in: scene)
    let stubborn = Stubborn()
    root.view.addSubview(stubborn)
    stubborn.becomeFirstResponder()
    #expect(!window.endEditing(false))
    #expect(stubborn.isFirstResponder)
    #expect(window.endEditing(true))
    #expect(!stubborn.isFirstResponder)
  }

  @Test("Window levels can be compared and added") func levels() {
    #expect(UIWindow.Level.normal < .statusBar)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(UIWindow.Level.alert - 1000 == .statusBar)
  }

  private final class HiddenBar: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }
  private final class Follower: UIViewController {
    var followed: UIViewController?
    override var childForStatusBarStyle: UIViewController? { followed }
  }

  @Test("The status bar follows the frontmost controller") func statusBar() throws {
    let scene = makeTestScene()
    let manager = try #require(scene.statusBarManager)
    #expect(!manager.isStatusBarHidden && manager.statusBarFrame.height > 0)
    let root = Follower()
    let window = shownWindow(root, in: scene)
    #expect(manager.statusBarStyle == .default)
    root.followed = HiddenBar()
    #expect(manager.statusBarStyle == .lightContent)
    #expect(manager.isStatusBarHidden && manager.statusBarFrame == .zero)
    root.followed = root
    #expect(manager.statusBarStyle == .default, "A circle comes to an end.")
    _ = window
  }

  @Test("A geometry that is already so is accepted silently; another is refused with UIKit's code") func geometry() {
    let scene = makeTestScene()
    var codes: [UISceneError.Code?] = []
    let keep: (any Error) -> Void = { codes.append(($0 as? UISceneError)?.code) }
    let present: UIInterfaceOrientationMask = scene.interfaceOrientation.isPortrait ? .portrait : .landscape
    let other: UIInterfaceOrientationMask = scene.interfaceOrientation.isPortrait ? .landscape : .portrait
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: present), errorHandler: keep)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all), errorHandler: keep)
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(), errorHandler: keep)
    #expect(codes.isEmpty)
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: other), errorHandler: keep)
    #expect(codes == [.geometryRequestDenied])
    scene.requestGeometryUpdate(.Mac(systemFrame: CGRect(x: 1, y: 2, width: 3, height: 4)), errorHandler: keep)
    #expect(codes.last == .geometryRequestUnsupported)
    #expect(scene.effectiveGeometry.interfaceOrientation == scene.interfaceOrientation)
    #expect(scene.windowingBehaviors == nil)
  }

  @Test("A visual effect view has a content view of its own size") func blur() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.contentView.superview === view)
    #expect(!UIImageView(image: UIImage(systemName: "lock")).isUserInteractionEnabled)
  }
}
