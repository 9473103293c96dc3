/// What a fetch request returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A type with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType = Self([])
  /// Identifiers of objects.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Dictionaries with the values of properties.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// The number of objects.
  public static let countResultType = Self(rawValue: 4)
}
