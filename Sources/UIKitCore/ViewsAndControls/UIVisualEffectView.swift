import Foundation

/// A change to how what lies behind a view is seen.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// An effect that changes nothing.
  public override init() { super.init() }
}

/// Everything behind the view is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is and in which shade.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// As light as what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// As the appearance asks.
    case regular = 4
    /// As the appearance asks, with emphasis.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// How the effect was asked for.
  let style: Style

  /// A blur of this style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// A view that changes how what lies behind it is seen, such as the cover that hides an app's content in the switcher.
///
/// Differs from Apple: what cannot be drawn off the device is kept as a value; whatever the effect, the view hides nothing
/// by itself.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect, or `nil`.
  open var effect: UIVisualEffect?
  /// Where an app's own views go; as large as the view.
  public let contentView = UIView(frame: .zero)

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// A view from a storyboard, without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
