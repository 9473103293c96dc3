public import Foundation

/// An effect on the content behind a view.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// An effect without changes.
  public override init() { super.init() }
}

/// Everything behind the view is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The strength and shade of the blur.
  public enum Style: Int, Hashable, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// As light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Depends on the appearance.
    case regular = 4
    /// Depends on the appearance, with emphasis.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The default material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The default material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The default material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The style of the effect.
  let style: Style

  /// A blur of this style.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// A view with an effect on the content behind it, such as the cover that hides an app's content in the switcher.
///
/// Differs from Apple: the effect cannot be drawn off the device and is stored as a value; with any effect, the view itself hides nothing.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect, or `nil`.
  open var effect: UIVisualEffect?
  /// The view for an app's own subviews; as large as the view.
  public let contentView = UIView(frame: .zero)

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// A view without effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// A view from a storyboard, without effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    coder.finish(self, at: UIVisualEffectView.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
