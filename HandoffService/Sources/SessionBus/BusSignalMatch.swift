/// Which signals the bus sends to this process.
public struct BusSignalMatch: Hashable, Sendable {
  /// The name of the sender.
  public var sender: String
  /// The interface.
  public var interface: String
  /// The signal; `nil` for all of the interface.
  public var member: String?
  /// The value of the first argument; `nil` for any.
  public var firstArgument: String?

  /// Makes a match.
  public init(sender: String, interface: String, member: String? = nil, firstArgument: String? = nil) {
    self.sender = sender
    self.interface = interface
    self.member = member
    self.firstArgument = firstArgument
  }

  /// The rule in the syntax of D-Bus.
  var rule: String {
    var rule = "type='signal',sender='\(sender)',interface='\(interface)'"
    if let member { rule += ",member='\(member)'" }
    if let firstArgument { rule += ",arg0='\(firstArgument)'" }
    return rule
  }

  /// Whether a signal is one of these. The sender is compared by the bus, and by the owner of the connection.
  func matches(_ signal: BusSignal) -> Bool {
    signal.interface == interface && (member == nil || member == signal.member)
      && (firstArgument == nil || signal.arguments.first == firstArgument.map(BusValue.string))
  }
}
