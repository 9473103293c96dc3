public import Foundation

/// The effect of a view whose glass views flow together when they are close to each other. iOS 26.
///
/// Differs from Apple: stored, and not drawn.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass views flow together, in points. Default: 0.
  open var spacing: CGFloat = 0
}
