import Handoff
import NIOCore
import NIOSSL
import NIOTLS

/// One connection to another device, after ``PreambleHandler`` and TLS in its pipeline.
final class PeerConnection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// What it reports to the service.
  protocol Owner: AnyObject {
    /// TLS is established with the device that has this public key.
    func established(_ connection: PeerConnection, publicKey: [UInt8])
    /// Bytes have arrived.
    func received(_ bytes: [UInt8], on connection: PeerConnection)
    /// The connection has ended, also one that was never established. It is reported once.
    func ended(_ connection: PeerConnection)
  }

  /// The number of bytes that may wait for the other side to read.
  static let maximumPendingBytes = 16 * 1024 * 1024

  /// What the connection is for; on a server `nil` until the client has sent it.
  var purpose: Preamble.Purpose?
  /// Whether this device has connected to the other one.
  let isClient: Bool
  /// The address of the other side, without its port.
  let address: String
  /// What this device has connected to.
  var target: DialTarget.Key?
  /// Why this device has ended it.
  private(set) var failure: (any Error)?
  /// The device at the other end, as soon as TLS is established.
  private(set) var peer: PeerID?
  /// Whether TCP was established.
  private(set) var wasActive = false
  /// Whether this device has connected and has sent its ``ConnectionProof``.
  var hasSentProof = false
  /// Recognises the notice of the other device that it has removed the pairing.
  var unpairingNotice: UnpairingNoticeReader?

  /// Whether the other side has ended a connection because this device is not paired with it. Nobody has proved that: a network can do the
  /// same.
  var wasRefused: Bool { hasSentProof && peer == nil && !(failure is ConnectionFailure) }
  private weak var owner: (any Owner)?
  private let channel: any Channel
  private let writer: BoundedWriter
  private var timeout: Scheduled<Void>?
  private var hasEnded = false

  init(_ channel: any Channel, purpose: Preamble.Purpose?, isClient: Bool, owner: any Owner) {
    self.channel = channel
    self.purpose = purpose
    self.isClient = isClient
    self.owner = owner
    address = channel.remoteAddress?.ipAddress ?? "unknown"
    writer = BoundedWriter(channel, limit: Self.maximumPendingBytes)
  }

  /// Ends the connection unless TLS is established in time.
  func limitHandshake(to time: TimeAmount) {
    timeout = channel.eventLoop.assumeIsolated().scheduleTask(in: time) { [weak self] in
      self?.fail(.timeout)
    }
  }

  /// Sends bytes; ends the connection if the other side does not read.
  func send(_ bytes: [UInt8]) {
    guard !hasEnded else { return }
    if !writer.write(ByteBuffer(bytes: bytes)) { fail(.doesNotRead) }
  }

  /// Ends the connection, after what was sent.
  func close() { channel.close(promise: nil) }

  private func fail(_ failure: ConnectionFailure) {
    self.failure = self.failure ?? failure
    channel.close(promise: nil)
  }

  // MARK: ChannelInboundHandler

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent {
      timeout?.cancel()
      timeout = nil
      let certificate = try? context.pipeline.syncOperations.nioSSL_peerCertificate()
      if let key = certificate.flatMap(TLSContexts.publicKey), !hasEnded {
        peer = DeviceIdentity.id(ofPublicKey: key)
        owner?.established(self, publicKey: key)
      } else {
        close()
      }
    }
    context.fireUserInboundEventTriggered(event)
  }

  func channelActive(context: ChannelHandlerContext) {
    wasActive = true
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Bytes before TLS is established cannot come here: TLS is below.
    guard peer != nil, !hasEnded else { return }
    owner?.received(Array(buffer: unwrapInboundIn(data)), on: self)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    failure = failure ?? error
    context.close(promise: nil)
  }

  func handlerRemoved(context: ChannelHandlerContext) { end() }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    timeout?.cancel()
    timeout = nil
    owner?.ended(self)
  }
}
