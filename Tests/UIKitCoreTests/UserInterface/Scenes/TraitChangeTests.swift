import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("A window scene's traits: changes and overrides (iOS 17)", .serialized) struct TraitChangeTests {
  @Test("A handler is called for its traits only, with the scene and the previous traits, until it is unregistered")
  func handlers() {
    let desktop = DesktopUnderTest()
    var styles: [UIUserInterfaceStyle] = []
    let registration = desktop.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (scene: UIWindowScene, previous: UITraitCollection) in
      #expect(scene === desktop.scene && scene.traitCollection.userInterfaceStyle != previous.userInterfaceStyle)
      styles.append(scene.traitCollection.userInterfaceStyle)
    }
    desktop.runner.focusMoved(to: nil)
    desktop.runner.styleChanged(to: .dark)
    desktop.runner.styleChanged(to: .dark)
    #expect(styles == [.dark], "not of the focus, and not of what is so already")
    desktop.scene.unregisterForTraitChanges(registration)
    desktop.scene.unregisterForTraitChanges(registration)
    desktop.runner.styleChanged(to: .light)
    #expect(styles == [.dark])
  }

  @Test("A change of the window's size calls handlers of size classes")
  func sizes() {
    let desktop = DesktopUnderTest()
    var classes: [UIUserInterfaceSizeClass] = []
    desktop.scene.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (scene: UIWindowScene, _: UITraitCollection) in classes.append(scene.traitCollection.horizontalSizeClass)
    }
    for width in [700, 500, 480, 900] as [CGFloat] { desktop.resize(to: CGSize(width: width, height: 600)) }
    #expect(classes == [.compact, .regular])
  }

  @Test("A handler for another class is never called, and the log has the reason")
  func otherClass() {
    let desktop = DesktopUnderTest()
    desktop.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: TestWindowScene, _: UITraitCollection) in Issue.record("this scene is none")
    }
    let sentences = RuntimeLog.capture { desktop.runner.styleChanged(to: .dark) }.sentences
    #expect(sentences == ["A handler of trait changes expects a TestWindowScene, not a UIWindowScene."])
  }

  @Test("A window that moves to another scene does not keep the overrides of the first")
  func movedWindow() throws {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    let first = try #require(device.scene() as? UIWindowScene)
    let second = try #require(device.scene(.second) as? UIWindowScene)
    let window = UIWindow(windowScene: first)
    first.traitOverrides.userInterfaceStyle = .dark
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    window.windowScene = second
    #expect(window.traitCollection.userInterfaceStyle == second.traitCollection.userInterfaceStyle)
    #expect(window.traitCollection.userInterfaceStyle != .dark)
    window.windowScene = first
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("An override applies to the scene and all its views, until it is removed")
  func overrides() {
    let desktop = DesktopUnderTest()
    desktop.runner.styleChanged(to: .light)
    let view = desktop.window.rootViewController!.view!
    #expect(!desktop.scene.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    desktop.scene.traitOverrides.userInterfaceStyle = .dark
    #expect(desktop.scene.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(
      desktop.scene.traitCollection.userInterfaceStyle == .dark && view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.horizontalSizeClass == .regular, "the others are the surroundings'")
    desktop.runner.styleChanged(to: .light)
    desktop.resize(to: CGSize(width: 400, height: 600))
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.traitCollection.horizontalSizeClass == .compact)
    desktop.scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(
      desktop.scene.traitCollection.userInterfaceStyle == .light && view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Every trait can be overridden")
  func everyTrait() {
    let desktop = DesktopUnderTest()
    var overrides = desktop.scene.traitOverrides
    overrides.userInterfaceIdiom = .mac
    overrides.horizontalSizeClass = .compact
    overrides.verticalSizeClass = .compact
    overrides.activeAppearance = .inactive
    overrides.userInterfaceLevel = .base
    overrides.displayScale = 4
    overrides.sceneCaptureState = .active
    desktop.scene.traitOverrides = overrides
    let traits = desktop.scene.traitCollection
    #expect(traits.userInterfaceIdiom == .mac && traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .compact && traits.activeAppearance == .inactive)
    #expect(traits.userInterfaceLevel == .base && traits.displayScale == 4 && traits.sceneCaptureState == .active)
    #expect(overrides.sceneCaptureState == .active && overrides.displayScale == 4)
  }

  @Test("Reading a missing override gives the default and a log line, not a trap")
  func absentOverride() {
    let desktop = DesktopUnderTest()
    let (style, sentences) = RuntimeLog.capture { desktop.scene.traitOverrides.userInterfaceStyle }
    #expect(style == .unspecified && sentences.count == 1 && sentences[0].contains("contains(_:)"))
  }

  @Test(
    "Scenes are not captured: the capture state is inactive on every profile, and unspecified without a scene")
  func captureState() throws {
    for profile in [DeviceProfile.phone, .padN, .desktop] {
      let device = TestDevice(profile)
      device(.tapIcon)
      let scene = try #require(device.scene() as? UIWindowScene)
      #expect(scene.traitCollection.sceneCaptureState == .inactive)
    }
    #expect(UITraitCollection().sceneCaptureState == .unspecified)
    #expect(UITraitCollection(sceneCaptureState: .active).sceneCaptureState == .active)
    #expect(UITraitCollection(sceneCaptureState: .active) != UITraitCollection())
    #expect(UITraitSceneCaptureState.defaultValue == .unspecified)
  }
}
