import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("appearance() of bars") struct AppearanceProxyTests {
  /// What `appearance()` has belongs to a process, so that other tests' bars do not take it.
  private let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})

  private func shown(_ root: UIViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.endTurn()
    return window
  }

  @Test("A bar takes the values of appearance() when it enters a window, and keeps its own values")
  func navigationBar() {
    process.enter {
      let scene = makeTestScene()
      UINavigationBar.appearance().barTintColor = .brown
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      let navigation = UINavigationController(rootViewController: UIViewController())
      #expect(navigation.navigationBar.barTintColor == nil)
      let own = UINavigationController(rootViewController: UIViewController())
      own.navigationBar.barTintColor = .green
      let window = shown(navigation, in: scene)
      #expect(navigation.navigationBar.barTintColor == .brown)
      #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(navigation.navigationBar.isTranslucent)
      window.rootViewController = own
      window.endTurn()
      #expect(own.navigationBar.barTintColor == .green)
      #expect(own.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    }
  }

  @Test("Values from appearance() are replaced by later ones at the next window") func later() {
    process.enter {
      let scene = makeTestScene()
      UITabBar.appearance().unselectedItemTintColor = .red
      let tabs = UITabBarController()
      let window = shown(tabs, in: scene)
      #expect(tabs.tabBar.unselectedItemTintColor == .red)
      UITabBar.appearance().unselectedItemTintColor = .blue
      #expect(tabs.tabBar.unselectedItemTintColor == .red)
      window.isHidden = true
      window.rootViewController = nil
      let other = shown(tabs, in: scene)
      #expect(tabs.tabBar.unselectedItemTintColor == .blue)
      _ = other
    }
  }

  @Test("A change outside a turn requests a turn, once") func turns() {
    let previous = UIProcess.main.turnNeeded
    defer { UIProcess.main.turnNeeded = previous }
    var asked = 0
    UIProcess.main.isTurnRequested = false
    UIProcess.main.turnNeeded = { asked += 1 }
    let view = UIView()
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(asked == 1)
    UIProcess.main.isTurnRequested = false
    UIProcess.main.isInTurn = true
    view.setNeedsLayout()
    UIProcess.main.isInTurn = false
    #expect(asked == 1, "The runner ends its own turns.")
    view.setNeedsLayout()
    #expect(asked == 2)
    UIProcess.main.isTurnRequested = false
  }
}

@MainActor @Suite("Appearance of bars") struct BarAppearanceTests {
  @Test("Configuring sets background and shadow together") func configure() {
    let looks = UINavigationBarAppearance()
    #expect(looks.backgroundEffect != nil && looks.shadowColor != nil)
    looks.configureWithOpaqueBackground()
    #expect(looks.backgroundColor == .systemBackground && looks.backgroundEffect == nil)
    looks.configureWithTransparentBackground()
    #expect(looks.backgroundColor == nil && looks.shadowColor == nil)
  }

  @Test("A copy has the same class and appearance, and changes independently") func copy() throws {
    let looks = UINavigationBarAppearance()
    looks.backgroundColor = .red
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    let copy = try #require(looks.copy() as? UINavigationBarAppearance)
    #expect(copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    copy.backgroundColor = .blue
    #expect(looks.backgroundColor == .red)
    #expect(UITabBarAppearance(barAppearance: looks).backgroundColor == .red)
  }
}
