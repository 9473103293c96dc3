import Foundation
import RuntimeLogging
import Synchronization
import Testing

@testable import UIKitCore

@Suite("Trait collections") @MainActor
struct TraitCollectionTests {
  @Test("A collection without arguments has every trait unspecified")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceIdiom == .unspecified && traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
    #expect(traits.activeAppearance == .unspecified && traits.userInterfaceLevel == .unspecified)
    #expect(traits.displayScale == 0 && traits.sceneCaptureState == .unspecified)
  }

  @Test("Collections are equal if all traits are; each trait counts, and equal ones have equal hashes")
  func equality() {
    let base = UITraitCollection(userInterfaceStyle: .dark)
    #expect(base == UITraitCollection(userInterfaceStyle: .dark))
    #expect(base.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    let others = [
      base.replacing(style: .light), base.replacing(horizontal: .regular), base.replacing(vertical: .compact),
      base.replacing(activeAppearance: .active), base.replacing(level: .elevated), base.replacing(idiom: .pad),
      base.replacing(displayScale: 2), base.replacing(captureState: .inactive),
    ]
    for other in others { #expect(other != base) }
    #expect(Set(others).count == others.count)
    #expect(!base.isEqual("dark"))
  }

  @Test("Replacing one trait keeps the others")
  func replacing() {
    let base = UITraitCollection(userInterfaceIdiom: .pad, userInterfaceStyle: .dark, horizontalSizeClass: .regular)
    let changed = base.replacing(horizontal: .compact)
    #expect(changed.userInterfaceIdiom == .pad && changed.userInterfaceStyle == .dark)
    #expect(changed.horizontalSizeClass == .compact && base.horizontalSizeClass == .regular)
  }

  @Test("The current traits belong to a thread: another one begins with those of a light window with the focus")
  func threads() {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    // Nothing else may run on the main actor meanwhile: it would find these traits.
    let done = DispatchSemaphore(value: 0)
    let found = Mutex<[UITraitCollection]>([])
    Thread {
      let first = UITraitCollection.current
      UITraitCollection.current = UITraitCollection(sceneCaptureState: .active)
      found.withLock { $0 = [first, UITraitCollection.current] }
      done.signal()
    }.start()
    done.wait()
    let elsewhere = found.withLock { $0 }
    #expect(elsewhere[0].userInterfaceStyle == .light && elsewhere[0].activeAppearance == .active)
    #expect(elsewhere[1].sceneCaptureState == .active)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test("Overrides replace the traits that were set, and removing one restores the environment's")
  func overrides() {
    let environment = UITraitCollection(userInterfaceStyle: .light, horizontalSizeClass: .regular, displayScale: 1)
    var overrides = UITraitOverrides()
    #expect(overrides.isEmpty && overrides.applied(to: environment) === environment)
    overrides.userInterfaceStyle = .dark
    overrides.displayScale = 3
    #expect(overrides.contains(UITraitUserInterfaceStyle.self) && !overrides.contains(UITraitVerticalSizeClass.self))
    let applied = overrides.applied(to: environment)
    #expect(applied.userInterfaceStyle == .dark && applied.displayScale == 3)
    #expect(applied.horizontalSizeClass == .regular)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(overrides.applied(to: environment).userInterfaceStyle == .light)
  }

  @Test("Reading a trait that is not overridden returns its default and is reported")
  func missingOverride() {
    let overrides = UITraitOverrides()
    let (value, lines) = RuntimeLog.capture { overrides.verticalSizeClass }
    #expect(value == UITraitVerticalSizeClass.defaultValue)
    #expect(lines.count == 1 && lines[0].contains("UITraitVerticalSizeClass"))
  }
}
