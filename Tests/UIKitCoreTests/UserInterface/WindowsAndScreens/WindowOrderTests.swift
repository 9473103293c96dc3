import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Windows of one scene: order and key window", .serialized) struct WindowOrderTests {
  private func add(to desktop: DesktopUnderTest, _ level: UIWindow.Level = .normal, key: Bool = false) -> UIWindow {
    let window = UIWindow(windowScene: desktop.scene)
    window.windowLevel = level
    if key { window.makeKeyAndVisible() } else { window.isHidden = false }
    return window
  }

  /// Whether the host has these windows, the rearmost first.
  private func shows(_ desktop: DesktopUnderTest, _ windows: [UIWindow]) -> Bool {
    desktop.turn()
    return desktop.shown.windows.map(ObjectIdentifier.init) == windows.compactMap(\.backing).map(ObjectIdentifier.init)
      && windows.allSatisfy { $0.backing != nil }
  }

  @Test("Higher levels are above lower ones, whenever they were added; one level is in order of addition") func levels()
  {
    let desktop = DesktopUnderTest()
    let main = desktop.window
    let alert = add(to: desktop, .alert)
    let second = add(to: desktop)
    let bar = add(to: desktop, .statusBar)
    let below = add(to: desktop, .normal - 1)
    #expect(shows(desktop, [below, main, second, bar, alert]))
    alert.windowLevel = .normal
    #expect(shows(desktop, [below, main, alert, second, bar]))
    second.windowLevel = .alert + 1
    #expect(shows(desktop, [below, main, alert, bar, second]))
  }

  @Test("makeKeyAndVisible brings a window to the front of its level, and not beyond it") func front() {
    let desktop = DesktopUnderTest()
    let main = desktop.window
    let second = add(to: desktop)
    let alert = add(to: desktop, .alert)
    #expect(shows(desktop, [main, second, alert]) && main.isKeyWindow)
    main.makeKeyAndVisible()
    #expect(shows(desktop, [second, main, alert]))
    second.makeKeyAndVisible()
    #expect(shows(desktop, [main, second, alert]) && second.isKeyWindow && desktop.scene.keyWindow === second)
    main.makeKey()
    #expect(shows(desktop, [main, second, alert]), "makeKey alone moves nothing")
  }

  @Test("A hidden window leaves the screen and returns to its position; the frontmost remaining one becomes key")
  func hidden() {
    let desktop = DesktopUnderTest()
    let main = desktop.window
    let (second, third) = (add(to: desktop), add(to: desktop, key: true))
    #expect(shows(desktop, [main, second, third]))
    third.isHidden = true
    #expect(shows(desktop, [main, second]) && second.isKeyWindow)
    third.isHidden = false
    #expect(shows(desktop, [main, second, third]) && second.isKeyWindow, "to be seen is not to be key")
    second.isHidden = true
    third.isHidden = true
    #expect(main.isKeyWindow && shows(desktop, [main]))
  }

  @Test("A window that the app releases leaves the screen and is freed") func letGo() {
    let desktop = DesktopUnderTest()
    let main = desktop.window
    weak var released: UIWindow?
    weak var controller: UIViewController?
    do {
      let window = add(to: desktop, .alert, key: true)
      window.rootViewController = UIViewController()
      (released, controller) = (window, window.rootViewController)
      #expect(shows(desktop, [main, window]))
    }
    desktop.scene.title = "changed"
    #expect(shows(desktop, [main]))
    #expect(released == nil && controller == nil && desktop.scene.windows == [main])
  }

  @Test("Each scene has its own key window, and the application returns that of the frontmost scene") func scenes() {
    let desktop = DesktopUnderTest()
    let first = desktop.window
    desktop.device(.newWindow)
    let second = (desktop.device.scene(.second) as? UIWindowScene)?.keyWindow
    #expect(second != nil && second !== first && first.isKeyWindow && second?.isKeyWindow == true)
    desktop.runner.focusMoved(to: .second)
    #expect(UIApplication.shared.keyWindow === second)
    desktop.runner.focusMoved(to: .first)
    #expect(UIApplication.shared.keyWindow === first)
    #expect(UIApplication.shared.windows == [first, second])
    #expect(first.next === desktop.scene && desktop.scene.next === UIApplication.shared)
  }

  @Test("becomeKey and resignKey are called in pairs, resign before become") func pairs() {
    final class Watched: UIWindow {
      static var log: [String] = []
      var name = ""
      override func becomeKey() { Watched.log.append("+\(name)") }
      override func resignKey() { Watched.log.append("-\(name)") }
    }
    let scene = makeTestScene()
    let windows = ["a", "b"].map { name in
      let made = Watched(windowScene: scene)
      made.name = name
      return made
    }
    Watched.log = []
    for window in windows { window.makeKeyAndVisible() }
    windows[1].makeKeyAndVisible()
    windows[0].makeKey()
    windows[0].windowScene = nil
    #expect(Watched.log == ["+a", "-a", "+b", "-b", "+a", "-a", "+b"])
  }
}
