/// A service of this device that others can find.
public struct PublishedService: Hashable, Sendable {
  /// What it is for.
  public var kind: DiscoveryKind
  /// The name of the instance: random digits for the exchange, the device's name for pairing.
  public var name: String
  /// The TCP port.
  public var port: Int
  /// The strings of the TXT record.
  public var text: [String]

  /// Makes a service.
  public init(kind: DiscoveryKind, name: String, port: Int, text: [String] = []) {
    self.kind = kind
    self.name = name
    self.port = port
    self.text = text
  }
}
