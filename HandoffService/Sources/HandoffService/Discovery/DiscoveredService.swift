public import NIOCore

/// A service of another device, at one of its addresses.
public struct DiscoveredService: Sendable {
  /// What it is for.
  public var kind: DiscoveryKind
  /// Identifies the service and the address among those of the discovery.
  public var key: String
  /// The name of the instance.
  public var name: String
  /// Where to connect to.
  public var address: SocketAddress
  /// The strings of the TXT record; `nil` for an address that the user has given, whose device is not known before it is connected.
  public var text: [String]?

  /// Makes a service.
  public init(kind: DiscoveryKind, key: String, name: String, address: SocketAddress, text: [String]?) {
    self.kind = kind
    self.key = key
    self.name = name
    self.address = address
    self.text = text
  }
}
