import Foundation
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A scene delegate that records changes of size and traits.
@MainActor final class ResizedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let (before, now) = (previousCoordinateSpace.bounds, windowScene.coordinateSpace.bounds)
    calls.append(
      "\(Int(before.width)) \(previousInterfaceOrientation) \(previousTraitCollection.horizontalSizeClass)"
        + " -> \(Int(now.width)) \(windowScene.interfaceOrientation) \(windowScene.traitCollection.horizontalSizeClass)"
    )
  }
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Window scenes: titles, sizes and traits", .serialized)
struct SceneWindowTests {
  @Test("Title and subtitle reach the window once for each change; an empty one counts as none") func titles() {
    let desktop = DesktopUnderTest()
    let known = desktop.shown.descriptions.count
    desktop.scene.title = "Inbox"
    desktop.scene.subtitle = "3 unread"
    desktop.turn()
    #expect(desktop.shown.descriptions.last == SceneDescription(title: "Inbox", subtitle: "3 unread"))
    desktop.scene.title = "Inbox"
    desktop.turn()
    #expect(desktop.shown.descriptions.count == known + 1)
    desktop.scene.title = ""
    desktop.scene.subtitle = ""
    desktop.turn()
    #expect(desktop.shown.descriptions.last == SceneDescription())
    desktop.scene.title = nil
    desktop.turn()
    #expect(desktop.shown.descriptions.count == known + 2)
  }

  @Test("Minimum and maximum sizes reach the window where the app sets them; phones have none") func restrictions()
    throws
  {
    let desktop = DesktopUnderTest()
    #expect(desktop.shown.descriptions.last == SceneDescription())
    let restrictions = try #require(desktop.scene.sizeRestrictions)
    #expect(
      restrictions.minimumSize == .zero && restrictions.allowsFullScreen
        && desktop.scene.sizeRestrictions === restrictions)
    restrictions.minimumSize = CGSize(width: 320, height: 240)
    desktop.turn()
    #expect(desktop.shown.descriptions.last?.minimumSize == CGSize(width: 320, height: 240))
    #expect(desktop.shown.descriptions.last?.maximumSize == nil)
    restrictions.maximumSize = CGSize(width: 500, height: 400)
    desktop.turn()
    #expect(desktop.shown.descriptions.last?.maximumSize == CGSize(width: 500, height: 400))
    let phone = TestDevice(.phone)
    phone(.tapIcon)
    #expect((phone.scene() as? UIWindowScene)?.sizeRestrictions == nil)
  }

  @Test("A requested frame is sent to the window, and the current one is not") func frames() {
    let desktop = DesktopUnderTest()
    var refusals = 0
    desktop.scene.requestGeometryUpdate(.Mac(systemFrame: rect(0, 0, 800, 600))) { _ in refusals += 1 }
    desktop.scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac()) { _ in refusals += 1 }
    #expect(desktop.shown.requested == [])
    desktop.scene.requestGeometryUpdate(.Mac(systemFrame: rect(10, 20, 640, 480))) { _ in refusals += 1 }
    #expect(desktop.shown.requested == [rect(10, 20, 640, 480)] && refusals == 0)
    #expect(desktop.scene.effectiveGeometry.systemFrame == rect(0, 0, 800, 600), "asking is not having")
    desktop.resize(to: CGSize(width: 640, height: 480))
    #expect(desktop.scene.effectiveGeometry.systemFrame == rect(0, 0, 640, 480))
    #expect(desktop.scene.effectiveGeometry.coordinateSpace.bounds == rect(0, 0, 640, 480))
    #expect(!desktop.scene.isFullScreen)
  }

  @Test(
    "Size classes follow the window's size, and so does the orientation",
    arguments: [
      (599, 600, .compact, .regular, .portrait), (600, 600, .regular, .regular, .portrait),
      (601, 600, .regular, .regular, .landscapeRight), (1200, 399, .regular, .compact, .landscapeRight),
      (1200, 400, .regular, .regular, .landscapeRight), (200, 200, .compact, .compact, .portrait),
    ] as [(CGFloat, CGFloat, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass, UIInterfaceOrientation)])
  func sizeClasses(
    width: CGFloat, height: CGFloat, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    orientation: UIInterfaceOrientation
  ) {
    let desktop = DesktopUnderTest()
    desktop.resize(to: CGSize(width: width, height: height))
    let traits = [desktop.scene.traitCollection, desktop.window.rootViewController?.traitCollection]
    #expect(traits.allSatisfy { $0?.horizontalSizeClass == horizontal && $0?.verticalSizeClass == vertical })
    #expect(desktop.scene.interfaceOrientation == orientation)
    #expect(desktop.scene.coordinateSpace.bounds.size == CGSize(width: width, height: height))
  }

  @Test("The delegate receives each new size with the previous one; not the first, and not an equal one")
  func didUpdate() throws {
    let desktop = DesktopUnderTest(delegate: "ResizedSceneDelegate")
    let delegate = try #require(desktop.scene.delegate as? ResizedSceneDelegate)
    #expect(delegate.calls == [])
    desktop.resize(to: CGSize(width: 800, height: 600))
    #expect(delegate.calls == [])
    desktop.resize(to: CGSize(width: 500, height: 600))
    desktop.resize(to: CGSize(width: 900, height: 500))
    #expect(
      delegate.calls == [
        "800 landscapeRight regular -> 500 portrait compact", "500 portrait compact -> 900 landscapeRight regular",
      ])
  }

  @Test("Windows as large as the scene follow its size immediately, with all their views; smaller ones do not")
  func follow() {
    let desktop = DesktopUnderTest()
    let palette = UIWindow(windowScene: desktop.scene)
    palette.frame = rect(10, 10, 200, 100)
    palette.rootViewController = UIViewController()
    palette.isHidden = false
    let inner = UIView(frame: desktop.window.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    desktop.window.rootViewController?.view.addSubview(inner)
    desktop.turn()
    desktop.resize(to: CGSize(width: 640, height: 480))
    #expect(desktop.window.frame == rect(0, 0, 640, 480) && inner.frame == rect(0, 0, 640, 480))
    #expect(palette.frame == rect(10, 10, 200, 100))
    let late = UIWindow(windowScene: desktop.scene)
    #expect(late.frame == rect(0, 0, 640, 480), "a window made for the scene is as large as the scene is now")
  }

  @Test("Focus is a trait of each scene, the theme one of all, and neither causes a life-cycle callback") func traits()
  {
    let desktop = DesktopUnderTest()
    desktop.device(.newWindow)
    let other = desktop.device.scene(.second) as? UIWindowScene
    _ = desktop.device.log.take()
    desktop.runner.focusMoved(to: .second)
    #expect(
      desktop.scene.traitCollection.activeAppearance == .inactive && other?.traitCollection.activeAppearance == .active)
    desktop.runner.focusMoved(to: nil)
    #expect(other?.traitCollection.activeAppearance == .inactive)
    desktop.runner.styleChanged(to: .dark)
    #expect(
      desktop.scene.traitCollection.userInterfaceStyle == .dark && other?.traitCollection.userInterfaceStyle == .dark)
    #expect(desktop.window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
    #expect(desktop.scene.traitCollection.userInterfaceLevel == .elevated, "a window is among others")
    #expect(desktop.device.log.take() == [])
  }

  @Test("Colours are resolved again for a new theme, and for a style that a controller or a view overrides")
  func colours()
    throws
  {
    let desktop = DesktopUnderTest()
    let root = try #require(desktop.window.rootViewController)
    let inner = UIView(frame: rect(0, 0, 10, 10))
    inner.backgroundColor = .label
    root.view.addSubview(inner)
    desktop.turn()
    func background() -> RGBA? { (inner.backing as? RecordingHost.Backing)?.last?.background }
    let dark = RGBA(.label, in: UITraitCollection(userInterfaceStyle: .dark))
    let light = RGBA(.label, in: UITraitCollection(userInterfaceStyle: .light))
    desktop.runner.styleChanged(to: .light)
    desktop.turn()
    #expect(background() == light)
    root.overrideUserInterfaceStyle = .dark
    desktop.turn()
    #expect(background() == dark)
    inner.overrideUserInterfaceStyle = .light
    desktop.turn()
    #expect(background() == light, "the nearest override is used")
    inner.overrideUserInterfaceStyle = .unspecified
    root.overrideUserInterfaceStyle = .unspecified
    desktop.runner.styleChanged(to: .dark)
    desktop.turn()
    #expect(background() == dark)
  }

  @Test("A disconnected scene closes its window, once") func closing() {
    let desktop = DesktopUnderTest()
    desktop.device(.newWindow)
    #expect(desktop.host.windows.count == 2)
    desktop.device(.closeWindow(.second))
    #expect(desktop.host.windows.map(\.closings) == [0, 1])
  }
}
