import Foundation

/// A rectangle that leads the focus to other environments. iOS 9.
///
/// Differs from Apple: stored. The desktop moves the focus through the views in order, and skips guides.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads the focus. Default: `true`.
  open var isEnabled = true
  /// Where the focus is led.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
