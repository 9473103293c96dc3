public import Foundation

/// An input view that clicks when a key of it is pressed.
///
/// Differs from Apple: input views are not shown, so that it is not asked.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether pressed keys click. The default is `false`.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Whether pressed keys click: `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
