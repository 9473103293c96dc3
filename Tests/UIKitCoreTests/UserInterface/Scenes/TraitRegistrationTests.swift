import Foundation
import SceneManifest
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A scene that records its trait changes.
@MainActor final class TraitScene: UIWindowScene {
  var calls: [String] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("scene \(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1) → \(style)")
  }
  var style: Int { traitCollection.userInterfaceStyle.rawValue }
}

/// An app-defined trait.
private struct SeasonTrait: UITraitDefinition {
  static let defaultValue = "spring"
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Handlers of trait changes: order, nesting and unregistration", .serialized)
struct TraitRegistrationTests {
  /// The calls, in order.
  @MainActor private final class Log { var lines: [String] = [] }
  private let log = Log()

  /// A window in the light appearance.
  private func desktop() -> DesktopUnderTest {
    let desktop = DesktopUnderTest()
    desktop.runner.styleChanged(to: .light)
    return desktop
  }

  /// Logs `name`, and the previous and the current style.
  @discardableResult
  private func register(
    _ name: String, of scene: UIWindowScene, _ traits: [UITrait] = [UITraitUserInterfaceStyle.self],
    then body: @escaping (UIWindowScene) -> Void = { _ in }
  ) -> any UITraitChangeRegistration {
    scene.registerForTraitChanges(traits) { [log] (scene: UIWindowScene, previous: UITraitCollection) in
      let styles = [previous, scene.traitCollection].map(\.userInterfaceStyle.rawValue)
      log.lines.append("\(name) \(styles[0]) → \(styles[1])")
      body(scene)
    }
  }

  @Test("The scene's method is called first, then the handlers in the order of registration")
  func order() throws {
    let device = TestDevice(
      .desktop,
      manifest: TestDevice.manifest(extra: ["UISceneClassName": .string("UIKitCoreTests.TraitScene")]))
    device(.tapIcon)
    let scene = try #require(device.scene() as? TraitScene)
    device.runner?.styleChanged(to: .light)
    scene.calls = []
    for name in ["first", "second", "third"] {
      scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: TraitScene, _: UITraitCollection) in
        scene.calls.append(name)
      }
    }
    device.runner?.styleChanged(to: .dark)
    #expect(scene.calls == ["scene 1 → 2", "first", "second", "third"])
  }

  @Test("A handler for several traits is called once for a change of some, and one for none never")
  func several() {
    let desktop = desktop()
    register("both", of: desktop.scene, [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self])
    register("none", of: desktop.scene, [])
    desktop.resize(to: CGSize(width: 300, height: 200))
    desktop.runner.styleChanged(to: .dark)
    #expect(log.lines == ["both 1 → 1"])
  }

  @Test("An app-defined trait that nothing overrides never changes, and returns its default")
  func ownTrait() {
    let desktop = desktop()
    register("own", of: desktop.scene, [SeasonTrait.self])
    register("own and style", of: desktop.scene, [SeasonTrait.self, UITraitUserInterfaceStyle.self])
    desktop.runner.styleChanged(to: .dark)
    #expect(log.lines == ["own and style 1 → 2"])
    desktop.scene.traitOverrides.remove(SeasonTrait.self)
    #expect(!desktop.scene.traitOverrides.contains(SeasonTrait.self) && SeasonTrait.defaultValue == "spring")
  }

  @Test("A handler for each trait is called for that trait alone", arguments: TraitRow.all)
  func each(row: TraitRow) {
    let desktop = desktop()
    for other in TraitRow.all {
      register(other.testDescription, of: desktop.scene, [other.trait])
    }
    row.override(&desktop.scene.traitOverrides)
    #expect(log.lines.map { $0.prefix { $0 != " " } } == [row.testDescription[...]])
    log.lines = []
    row.override(&desktop.scene.traitOverrides)
    #expect(log.lines.isEmpty, "it is so already")
    desktop.scene.traitOverrides.remove(row.trait)
    #expect(log.lines.count == 1 && !desktop.scene.traitOverrides.contains(row.trait))
  }

  @Test("An override hides changes of the environment, and an equal override is no change")
  func masked() {
    let desktop = desktop()
    register("style", of: desktop.scene)
    desktop.scene.traitOverrides.userInterfaceStyle = .light
    #expect(log.lines.isEmpty && desktop.scene.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    desktop.runner.styleChanged(to: .dark)
    #expect(log.lines.isEmpty && desktop.scene.traitCollection.userInterfaceStyle == .light)
    desktop.scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(log.lines == ["style 1 → 2"], "now it shows")
  }

  @Test("A handler already finds its windows and views with the new traits")
  func windows() {
    let desktop = desktop()
    let (window, view) = (desktop.window, desktop.window.rootViewController!.view!)
    var found: [UIUserInterfaceStyle] = []
    register("style", of: desktop.scene) { _ in
      found = [window.traitCollection.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    desktop.runner.styleChanged(to: .dark)
    #expect(found == [.dark, .dark])
  }

  @Test("A handler that another one registers is called for the next change, not for this one")
  func registeredMeanwhile() {
    let desktop = desktop()
    register("first", of: desktop.scene) { [self] scene in register("late", of: scene) }
    desktop.runner.styleChanged(to: .dark)
    #expect(log.lines == ["first 1 → 2"])
    log.lines = []
    desktop.runner.styleChanged(to: .light)
    #expect(log.lines == ["first 2 → 1", "late 2 → 1"])
  }

  @Test("A handler that another one unregisters is not called any more; one that unregisters itself was called once")
  func unregisteredMeanwhile() {
    let desktop = desktop()
    var (own, later): ((any UITraitChangeRegistration)?, (any UITraitChangeRegistration)?)
    own = register("first", of: desktop.scene) { scene in
      for registration in [own, later] { if let registration { scene.unregisterForTraitChanges(registration) } }
    }
    later = register("later", of: desktop.scene)
    register("last", of: desktop.scene)
    desktop.runner.styleChanged(to: .dark)
    #expect(log.lines == ["first 1 → 2", "last 1 → 2"])
    log.lines = []
    desktop.runner.styleChanged(to: .light)
    #expect(log.lines == ["last 2 → 1"])
  }

  @Test(
    "A change that a handler makes is delivered before the rest of the first one, and unchanged traits call nothing")
  func nested() {
    let desktop = desktop()
    register("first", of: desktop.scene) { scene in
      if scene.traitCollection.userInterfaceStyle == .dark { scene.traitOverrides.userInterfaceStyle = .light }
    }
    register("second", of: desktop.scene)
    desktop.runner.styleChanged(to: .dark)
    #expect(log.lines == ["first 1 → 2", "first 2 → 1", "second 2 → 1"])
    #expect(desktop.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("Each scene has its own handlers, and unregistering another scene's has no effect")
  func twoScenes() throws {
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow)
    let (first, second) = (
      try #require(device.scene() as? UIWindowScene), try #require(device.scene(.second) as? UIWindowScene)
    )
    let registration = register("first", of: first)
    second.unregisterForTraitChanges(registration)
    second.traitOverrides.userInterfaceStyle = .dark
    #expect(log.lines.isEmpty)
    first.traitOverrides.userInterfaceStyle = .dark
    #expect(log.lines.count == 1)
  }

  @Test("A disconnected scene is freed with its handlers")
  func released() throws {
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow)
    final class Held {}
    weak var held: Held?
    do {
      let scene = try #require(device.scene(.second) as? UIWindowScene)
      let captured = Held()
      held = captured
      scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (_: UIWindowScene, _: UITraitCollection) in withExtendedLifetime(captured) {}
      }
    }
    #expect(held != nil)
    device(.closeWindow(.second))
    #expect(held == nil)
  }
}

/// A trait, and an override that changes it on a light desktop.
struct TraitRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let trait: any (UITraitDefinition & SendableMetatype).Type
  let override: @MainActor @Sendable (inout UITraitOverrides) -> Void

  static let all: [TraitRow] = [
    TraitRow(testDescription: "idiom", trait: UITraitUserInterfaceIdiom.self) { $0.userInterfaceIdiom = .mac },
    TraitRow(testDescription: "style", trait: UITraitUserInterfaceStyle.self) { $0.userInterfaceStyle = .dark },
    TraitRow(testDescription: "horizontal", trait: UITraitHorizontalSizeClass.self) {
      $0.horizontalSizeClass = .compact
    },
    TraitRow(testDescription: "vertical", trait: UITraitVerticalSizeClass.self) { $0.verticalSizeClass = .compact },
    TraitRow(testDescription: "appearance", trait: UITraitActiveAppearance.self) { $0.activeAppearance = .unspecified },
    TraitRow(testDescription: "level", trait: UITraitUserInterfaceLevel.self) { $0.userInterfaceLevel = .base },
    TraitRow(testDescription: "scale", trait: UITraitDisplayScale.self) { $0.displayScale = 7 },
    TraitRow(testDescription: "capture", trait: UITraitSceneCaptureState.self) { $0.sceneCaptureState = .active },
  ]
}
