/// A signal of another process.
public struct BusSignal: Hashable, Sendable {
  /// The unique name of the process. The bus guarantees it.
  public var sender: String
  /// The path of the object.
  public var path: String
  /// The interface of the signal.
  public var interface: String
  /// The signal.
  public var member: String
  /// What it brings along.
  public var arguments: [BusValue]
}
