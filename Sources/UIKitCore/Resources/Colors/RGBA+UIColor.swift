import Foundation
import ViewBacking

extension RGBA {
  /// `color` resolved in `traits`.
  init(_ color: UIColor, in traits: UITraitCollection) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
