import Foundation

/// Changes a colour of a configuration before it is shown. iOS 14.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @Sendable (UIColor) -> UIColor
    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  }

  private let body: Body

  /// A transformer that calls `transform`. Two transformers are equal if one is a copy of the other.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { body = Body(transform) }

  /// Returns the colour that is shown for `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { body.transform(input) }

  /// The colour in shades of grey.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// The tint colour. Differs from Apple: that of the system, not of the view.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// The colour, fainter.
  public static let monochromeTint = UIConfigurationColorTransformer { $0.withAlphaComponent(0.8) }

  /// Whether both are copies of the same transformer.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.body === rhs.body }
  /// Consistent with `==`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}
