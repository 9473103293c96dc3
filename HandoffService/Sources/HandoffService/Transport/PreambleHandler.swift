import Handoff
import NIOCore

/// Exchanges what comes before TLS, then replaces itself by TLS.
final class PreambleHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// What it needs of the service.
  struct Host {
    /// Whether a connection for pairing is accepted now.
    var acceptsPairing: () -> Bool
    /// This device.
    var id: PeerID
    /// The paired devices.
    var peers: () -> [PairedPeer]
    /// Adds TLS after the handler, for a connection that may be of one of these peers.
    var addTLS: (Preamble.Purpose, Set<PeerID>, ChannelHandlerContext) throws -> Void
  }

  private enum State {
    case awaitingPurpose
    case awaitingChallenge
    case awaitingAnswer(challenge: [UInt8])
    case ended
  }

  private let host: Host
  /// `nil` on a server.
  private let clientPurpose: Preamble.Purpose?
  private var state: State
  private var buffer = ByteBuffer()

  private init(host: Host, clientPurpose: Preamble.Purpose?) {
    self.host = host
    self.clientPurpose = clientPurpose
    state = clientPurpose == nil ? .awaitingPurpose : .awaitingChallenge
  }

  /// The side that was connected to.
  static func server(host: Host) -> PreambleHandler { PreambleHandler(host: host, clientPurpose: nil) }

  /// The side that connects.
  static func client(_ purpose: Preamble.Purpose, host: Host) -> PreambleHandler {
    PreambleHandler(host: host, clientPurpose: purpose)
  }

  func channelActive(context: ChannelHandlerContext) {
    // Afterwards this handler may have been removed.
    context.fireChannelActive()
    guard let clientPurpose else { return }
    send(Preamble.bytes(for: clientPurpose), context)
    if clientPurpose == .pairing { end(.pairing, [], context) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if case .ended = state {
      // The handler is being removed.
      context.fireChannelRead(wrapInboundOut(bytes))
      return
    }
    buffer.writeBuffer(&bytes)
    while advance(context) {}
  }

  /// Handles the next message, if it is complete.
  private func advance(_ context: ChannelHandlerContext) -> Bool {
    switch state {
    case .awaitingPurpose:
      guard let bytes = buffer.readBytes(length: Preamble.length) else { return false }
      switch Preamble.purpose(in: bytes) {
      case nil: return refuse(context)
      case .pairing:
        guard host.acceptsPairing() else { return refuse(context) }
        end(.pairing, [], context)
        return false
      case .exchange:
        let challenge = RandomBytes.make(ConnectionProof.challengeLength)
        state = .awaitingAnswer(challenge: challenge)
        send(challenge, context)
        return true
      }
    case .awaitingChallenge:
      guard let challenge = buffer.readBytes(length: ConnectionProof.challengeLength) else { return false }
      let peers = host.peers()
      send(ConnectionProof.answer(to: challenge, of: host.id, peers: peers), context)
      end(.exchange, Set(peers.map(\.id)), context)
      return false
    case .awaitingAnswer(let challenge):
      guard let answer = buffer.readBytes(length: ConnectionProof.answerLength) else { return false }
      let peers = ConnectionProof.peers(in: answer, to: challenge, of: host.peers())
      guard !peers.isEmpty else { return refuse(context) }
      end(.exchange, peers, context)
      return false
    case .ended: return false
    }
  }

  private func send(_ bytes: [UInt8], _ context: ChannelHandlerContext) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
  }

  private func refuse(_ context: ChannelHandlerContext) -> Bool {
    state = .ended
    context.fireErrorCaught(ConnectionFailure.stranger)
    return false
  }

  private func end(_ purpose: Preamble.Purpose, _ peers: Set<PeerID>, _ context: ChannelHandlerContext) {
    state = .ended
    do {
      try host.addTLS(purpose, peers, context)
    } catch {
      context.fireErrorCaught(error)
      return
    }
    let rest = buffer
    buffer = ByteBuffer()
    if rest.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(rest)) }
    context.pipeline.syncOperations.removeHandler(self, promise: nil)
  }
}
