public import Handoff
import NIOCore
import NIOPosix

/// A connection to the socket of a Handoff service, for tests and benchmarks: an app or a command.
public final class HandoffClient: Sendable {
  private let channel: any Channel
  /// What the service sends, in order, until it closes the connection.
  public let replies: AsyncStream<HandoffServiceReply>

  private init(channel: any Channel, replies: AsyncStream<HandoffServiceReply>) {
    self.channel = channel
    self.replies = replies
  }

  /// Connects to a socket.
  public static func connect(to socket: String) async throws -> HandoffClient {
    let (replies, continuation) = AsyncStream.makeStream(of: HandoffServiceReply.self)
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.syncOptions?.setOption(
            .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 1024, initial: 2048, maximum: 512 * 1024))
          try channel.pipeline.syncOperations.addHandler(ReplyHandler(continuation))
        }
      }
      .connect(unixDomainSocketPath: socket).get()
    return HandoffClient(channel: channel, replies: replies)
  }

  /// Sends a request.
  public func send(_ request: HandoffServiceRequest) async throws {
    try await send(bytes: HandoffServiceFrame.bytes(of: request))
  }

  /// Sends bytes that need not be a request.
  public func send(bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  /// Returns when the service has closed the connection.
  public func waitUntilClosed() async throws { try await channel.closeFuture.get() }

  /// Closes the connection.
  public func close() async {
    try? await channel.close().get()
  }
}

/// Splits the bytes of the service into replies.
private final class ReplyHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let continuation: AsyncStream<HandoffServiceReply>.Continuation
  private var reader = HandoffServiceReader()

  init(_ continuation: AsyncStream<HandoffServiceReply>.Continuation) { self.continuation = continuation }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    unwrapInboundIn(data).withUnsafeReadableBytes { reader.append($0) }
    do {
      while let reply = try reader.next(HandoffServiceReply.self) {
        continuation.yield(reply)
      }
    } catch {
      context.close(promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    continuation.finish()
    context.fireChannelInactive()
  }
}
