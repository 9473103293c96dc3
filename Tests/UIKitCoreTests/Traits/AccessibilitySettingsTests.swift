import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("The user's settings for motion and contrast", .serialized) struct AccessibilitySettingsTests {
  private func change(_ desktop: DesktopUnderTest, to settings: AccessibilitySettings) {
    desktop.host.accessibilitySettings = settings
    desktop.runner.accessibilitySettingsChanged()
  }

  @Test("A change of the desktop's contrast changes the trait and the colours, and posts the notification once")
  func contrast() {
    let desktop = DesktopUnderTest()
    // Tests without a device share a process.
    defer { change(desktop, to: AccessibilitySettings()) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBlue
    desktop.window.addSubview(view)
    var contrasts: [UIAccessibilityContrast] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { contrasts.append(view.traitCollection.accessibilityContrast) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let usual = view.shownDescription.background

    change(desktop, to: AccessibilitySettings(increasesContrast: true))
    change(desktop, to: AccessibilitySettings(increasesContrast: true))
    #expect(UIAccessibility.isDarkerSystemColorsEnabled && contrasts == [.high])
    #expect(view.shownDescription.background != usual)
    change(desktop, to: AccessibilitySettings())
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled && contrasts == [.high, .normal])
    #expect(view.shownDescription.background == usual)
  }

  @Test("A change of the desktop's motion is a setting and a notification, and no trait") func motion() {
    let desktop = DesktopUnderTest()
    defer { change(desktop, to: AccessibilitySettings()) }
    var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let traits = desktop.window.traitCollection
    #expect(!UIAccessibility.isReduceMotionEnabled)
    change(desktop, to: AccessibilitySettings(reducesMotion: true))
    #expect(UIAccessibility.isReduceMotionEnabled && changes == 1 && desktop.window.traitCollection == traits)
  }
}
