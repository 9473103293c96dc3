import Handoff
import NIOCore
import NIOPosix
import NIOTLS

@testable import HandoffService

/// A program that connects to a service and sends what it wants.
final class RawPeer {
  private let channel: any Channel
  /// TLS is established, or the connection has ended.
  private let ready: AsyncStream<Void>
  /// What arrives, until the connection ends.
  private var bytes: AsyncStream<[UInt8]>.Iterator
  private(set) var received: [UInt8] = []

  private init(_ channel: any Channel, _ ready: AsyncStream<Void>, _ bytes: AsyncStream<[UInt8]>) {
    self.channel = channel
    self.ready = ready
    self.bytes = bytes.makeAsyncIterator()
  }

  /// Connects without TLS.
  static func plain(to address: SocketAddress) async throws -> RawPeer {
    try await connect(to: address) { _ in }
  }

  /// Connects with the proof of the device `claimed`, which is paired with `peer`, and with TLS and the key of `identity`.
  static func secure(
    to address: SocketAddress, identity: DeviceIdentity, claimed: PeerID, peer: PairedPeer
  ) async throws -> RawPeer {
    let peer = try await connect(to: address) { channel in
      let host = PreambleHandler.Host(acceptsPairing: { false }, id: claimed, peers: { [peer] }) { _, _, context in
        let tls = try TLSContexts(identity).handler(isClient: true) { _ in true }
        try context.pipeline.syncOperations.addHandler(tls, position: .after(context.handler))
      }
      try channel.pipeline.syncOperations.addHandler(PreambleHandler.client(.exchange, host: host))
    }
    for await _ in peer.ready {}
    return peer
  }

  private static func connect(
    to address: SocketAddress, prepare: @escaping @Sendable (any Channel) throws -> Void
  ) async throws -> RawPeer {
    let (bytes, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    let (ready, readiness) = AsyncStream.makeStream(of: Void.self)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try prepare(channel)
          try channel.pipeline.syncOperations.addHandler(Collector(continuation, readiness))
        }
      }
      .connect(to: address).get()
    return RawPeer(channel, ready, bytes)
  }

  /// Writes bytes; what the service does not read any more is no error.
  func send(_ bytes: [UInt8]) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }

  /// The next bytes; `nil` if the connection has ended.
  func next() async -> [UInt8]? {
    let next = await bytes.next(isolation: #isolation)
    received += next ?? []
    return next
  }

  /// Reads until the connection ends.
  func readToEnd() async { while await next() != nil {} }

  /// From now on nothing is read.
  func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

  func close() async { try? await channel.close().get() }

  private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let continuation: AsyncStream<[UInt8]>.Continuation

    private let readiness: AsyncStream<Void>.Continuation

    init(_ continuation: AsyncStream<[UInt8]>.Continuation, _ readiness: AsyncStream<Void>.Continuation) {
      self.continuation = continuation
      self.readiness = readiness
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case .handshakeCompleted? = event as? TLSUserEvent { readiness.finish() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      continuation.yield(Array(buffer: unwrapInboundIn(data)))
    }

    func channelInactive(context: ChannelHandlerContext) {
      readiness.finish()
      continuation.finish()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
