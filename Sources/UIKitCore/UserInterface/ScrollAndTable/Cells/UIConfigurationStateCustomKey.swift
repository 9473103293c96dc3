/// The name of a value that an app adds to the state of a view or a cell. iOS 14.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name, which no other part of the app uses.
  public let rawValue: String
  /// The key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
