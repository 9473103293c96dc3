public import Foundation

/// A shadow of a text. It is kept as an attribute and not shown.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  /// Must be the first stored property. See ``ComparedWord``.
  private let comparedWord = ComparedWord()

  // Sendable as on a device, where a shadow is not changed after it has become an attribute.

  /// The offset, in points. Default: none.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points. Default: 0.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a ``UIColor``. Default: black, a third opaque.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  /// A shadow without offset and blur.
  public override init() { super.init() }

  /// An independent copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  private var color: UIColor? { shadowColor as? UIColor }

  /// Shadows with the same values are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius && other.color == color
  }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int { shadowBlurRadius.hashValue }
}
