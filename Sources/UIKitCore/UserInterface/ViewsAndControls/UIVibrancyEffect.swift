import Foundation

/// The content of a view has the colours of the blurred content behind it.
///
/// Differs from Apple: the effect cannot be drawn off the device, so that the content keeps its own colours.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the content.
  let blurEffect: UIBlurEffect
  /// The shade.
  let style: UIVibrancyEffectStyle

  /// A vibrancy over a blur. Deprecated on a device since iOS 13.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// A vibrancy over a blur, in a shade. iOS 13.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }
}
