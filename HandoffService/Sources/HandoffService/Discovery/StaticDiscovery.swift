import NIOConcurrencyHelpers
public import NIOCore

/// Finds devices at addresses that the user has given; this device is not made visible.
public final class StaticDiscovery: PeerDiscovery {
  private struct State {
    var addresses: [SocketAddress]
    var report: (@Sendable (DiscoveryEvent) -> Void)?
    var isSearchingForPairing = false
  }

  private let state: NIOLockedValueBox<State>

  /// Makes a discovery that finds exactly these addresses.
  public init(_ addresses: [SocketAddress]) { state = NIOLockedValueBox(State(addresses: addresses)) }

  /// Finds a further address from now on.
  public func add(_ address: SocketAddress) {
    let (report, kinds) = state.withLockedValue { state in
      state.addresses.append(address)
      return (state.report, Self.kinds(state.isSearchingForPairing))
    }
    for kind in kinds { report?(.found(Self.service(kind, address))) }
  }

  /// Reports all addresses.
  public func start(report: @escaping @Sendable (DiscoveryEvent) -> Void) {
    let addresses = state.withLockedValue { state in
      state.report = report
      return state.addresses
    }
    for address in addresses { report(.found(Self.service(.exchange, address))) }
  }

  /// Does nothing.
  public func publish(_ services: [PublishedService]) {}

  /// Reports all addresses as devices for pairing.
  public func searchForPairing(_ isSearching: Bool) {
    let (report, addresses) = state.withLockedValue { state in
      state.isSearchingForPairing = isSearching
      return (state.report, state.addresses)
    }
    guard isSearching else { return }
    for address in addresses { report?(.found(Self.service(.pairing, address))) }
  }

  /// Reports nothing any more.
  public func stop() { state.withLockedValue { $0.report = nil } }

  private static func kinds(_ isSearchingForPairing: Bool) -> [DiscoveryKind] {
    isSearchingForPairing ? [.exchange, .pairing] : [.exchange]
  }

  private static func service(_ kind: DiscoveryKind, _ address: SocketAddress) -> DiscoveredService {
    let name = "\(address.ipAddress ?? "unknown"):\(address.port ?? 0)"
    return DiscoveredService(kind: kind, key: name, name: name, address: address, text: nil)
  }
}
