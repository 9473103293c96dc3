import Glibc
import Handoff
import NIOCore
import NIOPosix

/// Accepts connections of other devices and makes connections to them. It is used on its event loop alone.
final class PeerTransport {
  /// What it needs of the service.
  struct Host {
    /// Whether a connection for pairing is accepted now.
    var acceptsPairing: () -> Bool
    /// The paired devices.
    var peers: () -> [PairedPeer]
    /// What receives the connections' bytes.
    weak var owner: (any PeerConnection.Owner)?
  }

  private let eventLoop: any EventLoop
  private let identity: PeerID
  private let contexts: TLSContexts
  private let limits: ServiceLimits
  private let host: Host
  private var acceptedCount = 0

  init(eventLoop: any EventLoop, identity: DeviceIdentity, limits: ServiceLimits, host: Host) throws {
    self.eventLoop = eventLoop
    self.limits = limits
    self.host = host
    self.identity = identity.id
    contexts = try TLSContexts(identity)
  }

  // MARK: Accepting

  /// Listens for connections; the future returns the port.
  func listen(address: String?, port: Int) -> EventLoopFuture<Int> {
    // An IPv6 socket accepts IPv4 too. There are hosts without IPv6.
    let addresses = address.map { [$0] } ?? ["::", "0.0.0.0"]
    return bind(addresses[...], port)
  }

  private func bind(_ addresses: ArraySlice<String>, _ port: Int) -> EventLoopFuture<Int> {
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    let eventLoop = eventLoop
    let bootstrap = ServerBootstrap(group: eventLoop)
      .serverChannelOption(ChannelOptions.backlog, value: 64)
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try bound.value.accept(channel) }
      }
    return bootstrap.bind(host: addresses.first ?? "0.0.0.0", port: port)
      .map { $0.localAddress?.port ?? 0 }
      .flatMapError { error in
        guard addresses.count > 1 else { return eventLoop.makeFailedFuture(error) }
        return bound.value.bind(addresses.dropFirst(), port)
      }
  }

  private func accept(_ channel: any Channel) throws {
    guard acceptedCount < limits.acceptedConnections else { throw ConnectionFailure.stranger }
    acceptedCount += 1
    channel.closeFuture.assumeIsolated().whenComplete { [self] _ in acceptedCount -= 1 }
    try setUp(channel, purpose: nil)
  }

  // MARK: Connecting

  /// Connects to an address.
  ///
  /// - Parameters:
  ///   - prepare: Receives the connection before anything is sent.
  ///   - failure: Is called if TCP is not established.
  func connect(
    to address: SocketAddress, for purpose: Preamble.Purpose, prepare: @escaping (PeerConnection) -> Void,
    failure: @escaping (any Error) -> Void
  ) {
    let bound = NIOLoopBound((self, prepare), eventLoop: eventLoop)
    ClientBootstrap(group: eventLoop).connectTimeout(limits.connectTime)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let (transport, prepare) = bound.value
          prepare(try transport.setUp(channel, purpose: purpose))
        }
      }
      .connect(to: address).assumeIsolated().whenFailure { failure($0) }
  }

  // MARK: Pipelines

  @discardableResult
  private func setUp(_ channel: any Channel, purpose: Preamble.Purpose?) throws -> PeerConnection {
    guard let owner = host.owner else { throw ConnectionFailure.stranger }
    setOptions(channel)
    let isClient = purpose != nil
    let connection = PeerConnection(channel, purpose: purpose, isClient: isClient, owner: owner)
    let contexts = contexts
    let identity = identity
    let preamble = PreambleHandler.Host(acceptsPairing: host.acceptsPairing, id: identity, peers: host.peers) {
      purpose, peers, context in
      connection.purpose = purpose
      connection.hasSentProof = isClient && purpose == .exchange
      let handler = try contexts.handler(isClient: isClient) { purpose == .pairing || peers.contains($0) }
      try context.pipeline.syncOperations.addHandler(handler, position: .after(context.handler))
    }
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(
      purpose.map { PreambleHandler.client($0, host: preamble) } ?? PreambleHandler.server(host: preamble))
    try pipeline.addHandler(connection)
    connection.limitHandshake(to: isClient ? limits.connectTime + limits.handshakeTime : limits.handshakeTime)
    return connection
  }

  /// The kernel detects a peer that is no longer there; the service is not called for that until the connection ends.
  private func setOptions(_ channel: any Channel) {
    let options = channel.syncOptions
    try? options?.setOption(.recvAllocator, value: ReceiveBuffers.allocator)
    try? options?.setOption(.tcpOption(.tcp_nodelay), value: 1)
    try? options?.setOption(.socketOption(.so_keepalive), value: 1)
    try? options?.setOption(.tcpOption(.init(rawValue: CInt(TCP_KEEPIDLE))), value: 300)
    try? options?.setOption(.tcpOption(.init(rawValue: CInt(TCP_USER_TIMEOUT))), value: 30_000)
  }
}
