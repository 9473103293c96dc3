/// Glass, which takes on the colours of what is behind it. iOS 26.
///
/// Differs from Apple: stored, and not drawn, as the other effects are.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  /// The kind of glass.
  public enum Style: Int, Hashable, Sendable {
    /// The default.
    case regular = 0
    /// Without a tint of its own.
    case clear = 1
  }

  /// Whether the glass reacts to touches. Default: `false`.
  open var isInteractive = false
  /// The colour of the glass; `nil` for none.
  open var tintColor: UIColor?
  let style: Style

  /// Glass of this kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Glass of the default kind.
  public override convenience init() { self.init(style: .regular) }
}
