extension UIView {
  /// How the tint colour is changed. iOS 7.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As that of the superview; at the top, not at all.
    case automatic = 0
    /// Not at all.
    case normal = 1
    /// Grey, for what is in the background.
    case dimmed = 2
  }

  /// Whether any view was ever dimmed.
  static var usesTintAdjustment = false

  /// Whether the tint colour is replaced by a grey.
  final var dimsTintColor: Bool { UIView.usesTintAdjustment && tintAdjustmentMode == .dimmed }
}
