/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Keyed archives of the classes that ``NSSecureUnarchiveFromDataTransformer`` allows.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}
