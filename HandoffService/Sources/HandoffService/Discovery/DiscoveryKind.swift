/// What a visible service is for.
public enum DiscoveryKind: Hashable, Sendable, CaseIterable {
  /// The exchange of activities between paired devices.
  case exchange
  /// Pairing.
  case pairing

  /// The type of the service, as DNS-SD defines it.
  public var serviceType: String {
    switch self {
    case .exchange: "_proscenium._tcp"
    case .pairing: "_proscenium-pair._tcp"
    }
  }
}
