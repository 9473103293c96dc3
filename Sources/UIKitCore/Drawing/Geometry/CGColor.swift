public import Foundation
import ViewBacking

/// A fixed colour in sRGB.
///
/// Differs from Apple: there are no colour spaces, patterns or profiles.
public final class CGColor: Hashable, Sendable {
  let value: RGBA

  init(_ value: RGBA) { self.value = value }

  /// The colour with these components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A colour in sRGB; here the same as ``init(red:green:blue:alpha:)``.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(value.alpha) }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) } }

  /// The number of components.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(RGBA(red: value.red, green: value.green, blue: value.blue, alpha: Double(alpha)))
  }

  /// Whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.value == rhs.value }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension UIColor {
  /// The colour as it is in the current environment.
  public var cgColor: CGColor { CGColor(RGBA(self, in: .current)) }

  /// The same colour as a `UIColor`.
  public convenience init(cgColor: CGColor) {
    self.init(
      red: cgColor.value.red, green: cgColor.value.green, blue: cgColor.value.blue, alpha: cgColor.value.alpha)
  }
}
