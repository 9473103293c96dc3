public import Foundation
import ViewBacking

/// The user's settings for assistive technology, and the messages to it.
///
/// Motion and contrast are the desktop's settings.
///
/// Differs from Apple: the other settings are those of a device on which nothing is turned on, because the desktop reports none of them to an app;
/// messages have no effect.
public enum UIAccessibility {
  /// A message to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The message's number.
    public var rawValue: UInt32
    /// The message with a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Sends a message to assistive technology. Has no effect.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver is running: `false`.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running: `false`.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether text is bold: `false`.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Whether motion is reduced: the desktop's animations are turned off. Transitions of controllers are then shown at once.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    UIProcess.current.accessibilitySettings.reducesMotion
  }
  /// Whether transparency is reduced: `false`.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours differ more than usual from what is behind them: the desktop's high contrast, which is also
  /// ``UITraitCollection/accessibilityContrast``.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIProcess.current.accessibilitySettings.increasesContrast
  }
  /// Whether colours are inverted: `false`.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows shades of grey: `false`.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }
  /// Whether differences are not to be shown by colour alone: `false`.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches have labels: `false`.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether transitions fade: `false`.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether videos have captions: `false`.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether AssistiveTouch is running: `false`.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether the device is restricted to one app: `false`.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen is read aloud on request: `false`.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }

  /// Posted when VoiceOver was turned on or off. Never posted.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when bold text was turned on or off. Never posted.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when reduced motion was turned on or off.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when high contrast was turned on or off, after the traits have changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
}

extension AccessibilitySettings {
  /// The contrast as a trait.
  var contrast: UIAccessibilityContrast { increasesContrast ? .high : .normal }
}
