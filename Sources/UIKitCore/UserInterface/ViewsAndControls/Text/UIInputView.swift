public import Foundation

/// A view for `inputView` and `inputAccessoryView` of a responder.
///
/// Differs from Apple: it has no background of a keyboard, and such views are not shown, as there is no keyboard on the screen.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The background of an input view.
  public enum Style: Int, Hashable, Sendable {
    /// None.
    case `default` = 0
    /// That of a keyboard.
    case keyboard = 1
  }

  /// The background. Has no effect: the view is not shown with a keyboard.
  public let inputViewStyle: Style
  /// Whether the view's constraints determine its size. Has no effect: the view is not shown with a keyboard. Default: `false`.
  open var allowsSelfSizing = false

  /// A view with a frame and a background.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view of a storyboard.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
