/// Identifies a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number behind the identifier.
  public var rawValue: Int
  /// An identifier with this number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Identifies no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
