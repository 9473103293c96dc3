public import Foundation

/// The effect of a view that has the focus. iOS 15.
///
/// Differs from Apple: stored. A desktop shows the keyboard's focus in its own way.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// The system's effect.
  public required override init() { super.init() }

  /// The system's effect.
  open class func effect() -> Self { Self() }
}

/// A ring around a view that has the focus. iOS 15. Stored, as every ``UIFocusEffect``.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The place of the ring.
  public enum Position: Int, Hashable, Sendable {
    /// The system decides.
    case automatic = 0
    /// Outside of the shape.
    case outside = 1
    /// Inside of the shape.
    case inside = 2
  }

  /// The view that the ring is added to, or `nil`. Not retained.
  open weak var containerView: UIView?
  /// The view above which the ring is, or `nil`. Not retained.
  open weak var referenceView: UIView?
  /// The place of the ring. Default: `automatic`.
  open var position = Position.automatic
  /// The shape; `nil` for that of the view.
  open private(set) var path: UIBezierPath?

  /// A ring around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = UIBezierPath(rect: rect)
  }

  /// A ring around a rectangle with round corners.
  public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init()
    path = UIBezierPath(roundedRect: roundedRect, cornerRadius: cornerRadius)
  }

  /// A ring around a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    path = bezierPath
  }
}
