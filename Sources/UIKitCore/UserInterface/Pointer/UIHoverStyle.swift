public import Foundation

/// An effect on a view that is looked at or pointed at. iOS 17.
@preconcurrency @MainActor public protocol UIHoverEffect {}

/// The effect that the system chooses. iOS 17.
public struct UIHoverAutomaticEffect: UIHoverEffect, Sendable {
  /// The effect.
  public nonisolated init() {}
}

/// A lighter view. iOS 17.
public struct UIHoverHighlightEffect: UIHoverEffect, Sendable {
  /// The effect.
  public nonisolated init() {}
}

/// A lifted view. iOS 17.
public struct UIHoverLiftEffect: UIHoverEffect, Sendable {
  /// The effect.
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that the system chooses.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A lighter view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// A lifted view.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A shape for effects. iOS 17.
@preconcurrency @MainActor public struct UIShape {
  enum Kind {
    case rect(cornerRadius: CGFloat?)
    case capsule
    case circle
    case path(UIBezierPath)
    case fixed(CGRect, cornerRadius: CGFloat?)
  }
  let kind: Kind

  /// The view's bounds.
  public static var rect: UIShape { UIShape(kind: .rect(cornerRadius: nil)) }
  /// The view's bounds with round ends.
  public static var capsule: UIShape { UIShape(kind: .capsule) }
  /// A circle in the view.
  public static var circle: UIShape { UIShape(kind: .circle) }
  /// The view's bounds with round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rect(cornerRadius: cornerRadius)) }
  /// A path.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }
  /// A rectangle of the view.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(kind: .fixed(rect, cornerRadius: nil)) }
  /// A rectangle of the view with round corners.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat) -> UIShape {
    UIShape(kind: .fixed(rect, cornerRadius: cornerRadius))
  }
}

/// How a view looks while the pointer is over it. iOS 17.
///
/// Differs from Apple: stored. A desktop's controls have their own look under the pointer; only the pointer itself changes, by a
/// ``UIPointerStyle``.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
  /// The effect, or `nil` for none.
  open var effect: (any UIHoverEffect)?
  /// The shape of the effect, or `nil` for the view's.
  open var shape: UIShape?
  /// Whether the style is used. Default: `true`.
  open var isEnabled = true

  /// A style of an effect and a shape.
  public init(effect: (any UIHoverEffect)? = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  /// A style with a shape and the system's effect.
  public convenience init(shape: UIShape?) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }

  /// The system's style.
  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}
