public import SwiftUICore

/// A setting of assistive technology, which the desktop does not report.
private struct OffKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether differences must not be shown by colour alone. Always `false`.
  public var accessibilityDifferentiateWithoutColor: Bool { self[OffKey.self] }
  /// Whether colours are inverted. Always `false`.
  public var accessibilityInvertColors: Bool { self[OffKey.self] }
  /// Whether motion should be avoided: the desktop's animations are turned off.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }
  /// Whether transparency should be avoided. Always `false`.
  public var accessibilityReduceTransparency: Bool { self[OffKey.self] }
  /// Whether buttons should have a visible shape. Always `false`.
  public var accessibilityShowButtonShapes: Bool { self[OffKey.self] }
  /// Whether a screen reader runs. Always `false`.
  public var accessibilityVoiceOverEnabled: Bool { self[OffKey.self] }
  /// Whether the user operates the device by switches. Always `false`.
  public var accessibilitySwitchControlEnabled: Bool { self[OffKey.self] }
  /// Whether the user operates the device by a keyboard. Always `false`.
  public var accessibilityQuickActionsEnabled: Bool { self[OffKey.self] }
  /// Whether large content is shown when it is pressed. Always `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { self[OffKey.self] }
  /// Whether animated images play. Always `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights are dimmed. Always `false`.
  public var accessibilityDimFlashingLights: Bool { self[OffKey.self] }
  /// Whether any assistive technology is used. Always `false`.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
}

/// The key of the user's choice of less motion.
struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }

private struct AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }
