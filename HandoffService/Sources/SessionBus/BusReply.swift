/// What a method has returned.
public struct BusReply: Hashable, Sendable {
  /// The unique name of the process that has answered. The bus guarantees it.
  public var sender: String
  /// The values.
  public var values: [BusValue]
}
