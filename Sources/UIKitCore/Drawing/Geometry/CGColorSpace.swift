import Foundation

/// A space of colours. Differs from Apple: every colour is in sRGB, and the space is a name.
public final class CGColorSpace: Hashable, Sendable {
  /// The name.
  public let name: String?

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Linear sRGB.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Grey.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The space with a name; `nil` for one that is unknown.
  public init?(name: String) {
    guard name.hasPrefix("kCGColorSpace") else { return nil }
    self.name = name
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { name?.contains("Gray") == true ? 1 : 3 }

  /// Spaces with the same name are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The device's space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }
/// The device's space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)! }
