/// A call of a method of another process on the bus.
public struct BusCall: Hashable, Sendable {
  /// The name of the process.
  public var destination: String
  /// The object's path.
  public var path: String
  /// The interface of the method.
  public var interface: String
  /// The method.
  public var member: String
  /// What the method is called with.
  public var arguments: [BusValue]

  /// Makes a call.
  public init(
    destination: String, path: String, interface: String, member: String, arguments: [BusValue] = []
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
    self.arguments = arguments
  }

  /// A call of the bus itself.
  static func bus(_ member: String, _ arguments: [BusValue] = []) -> BusCall {
    BusCall(
      destination: SessionBus.busName, path: "/org/freedesktop/DBus", interface: SessionBus.busName, member: member,
      arguments: arguments)
  }
}
