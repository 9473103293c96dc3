/// Names a piece of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number behind the identifier.
  public var rawValue: Int
  /// An identifier with this number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Stands for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
