import Foundation
import ViewBacking

/// A property of a view whose changes take time.
enum AnimatedProperty: Hashable, Sendable {
  case bounds
  case center
  case alpha
  case backgroundColor
  case transform
}

/// A value of such a property.
enum AnimatedValue {
  case rect(CGRect)
  case point(CGPoint)
  case number(CGFloat)
  case color(UIColor?)
  case transform(CGAffineTransform)

  /// The value between this one and another one of the same property.
  @MainActor func mixed(with other: AnimatedValue, at progress: Double, in view: UIView) -> AnimatedValue {
    let part = CGFloat(progress)
    func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * part }
    switch (self, other) {
    case (.rect(let one), .rect(let two)):
      return .rect(
        CGRect(
          x: mix(one.minX, two.minX), y: mix(one.minY, two.minY), width: max(0, mix(one.width, two.width)),
          height: max(0, mix(one.height, two.height))))
    case (.point(let one), .point(let two)): return .point(CGPoint(x: mix(one.x, two.x), y: mix(one.y, two.y)))
    case (.number(let one), .number(let two)): return .number(mix(one, two))
    case (.transform(let one), .transform(let two)):
      return .transform(
        CGAffineTransform(
          a: mix(one.a, two.a), b: mix(one.b, two.b), c: mix(one.c, two.c), d: mix(one.d, two.d),
          tx: mix(one.tx, two.tx), ty: mix(one.ty, two.ty)))
    case (.color(let one), .color(let two)):
      return .color(AnimatedValue.mixed(view.resolved(one), view.resolved(two), Double(progress)))
    default: return other
    }
  }

  private static func mixed(_ one: RGBA?, _ two: RGBA?, _ part: Double) -> UIColor? {
    guard one != nil || two != nil else { return nil }
    // No colour is the other one, transparent.
    func clear(_ color: RGBA) -> RGBA { RGBA(red: color.red, green: color.green, blue: color.blue, alpha: 0) }
    let (from, to) = (one ?? two.map(clear), two ?? one.map(clear))
    guard let from, let to else { return nil }
    func mix(_ one: Double, _ two: Double) -> CGFloat { CGFloat(min(max(one + (two - one) * part, 0), 1)) }
    return UIColor(
      red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
      alpha: mix(from.alpha, to.alpha))
  }
}
