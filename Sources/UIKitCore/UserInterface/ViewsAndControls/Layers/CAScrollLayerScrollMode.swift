/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertically.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontally.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
