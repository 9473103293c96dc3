import ArgumentParser
import NIOCore
import NIOPosix
import NIOTLS

/// `handoff-bench request`
struct Request: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Send requests over TLS, one after the other on one connection, and print the times in milliseconds.")

  /// The length of a request.
  static let length = 64

  @Option(help: "The address of the other side.")
  var address: String
  @Option(help: "The TCP port of the other side.")
  var port = 7447
  @Option(help: "The length of the answers.")
  var bytes = 1024
  @Option(help: "How many requests are sent.")
  var count = 20
  @Option(help: "How many milliseconds pass between two requests.")
  var pause = 250

  mutating func run() async throws {
    let tls = try BareTLS()
    let (answers, continuation) = AsyncStream.makeStream(of: Void.self)
    let bytes = bytes
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([
            try tls.handler(isClient: true), Requesting(count: bytes, continuation),
          ])
        }
      }
      .connect(host: address, port: port).get()
    var iterator = answers.makeAsyncIterator()
    // TLS is established.
    _ = await iterator.next(isolation: #isolation)
    var times = Times()
    for _ in 0..<count {
      let start = ContinuousClock.now
      var request = ByteBuffer(integer: UInt32(bytes))
      request.writeRepeatingByte(0, count: Self.length - 4)
      channel.writeAndFlush(request, promise: nil)
      guard await iterator.next(isolation: #isolation) != nil else { throw BenchError("The connection has ended.") }
      times.add(ContinuousClock.now - start)
      try await Task.sleep(for: .milliseconds(pause))
    }
    print(times.summary)
    try await channel.close().get()
  }
}

/// Counts the bytes of answers.
private final class Requesting: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let count: Int
  private let continuation: AsyncStream<Void>.Continuation
  private var rest: Int

  init(count: Int, _ continuation: AsyncStream<Void>.Continuation) {
    self.count = count
    self.continuation = continuation
    rest = count
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent { continuation.yield() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    rest -= unwrapInboundIn(data).readableBytes
    guard rest <= 0 else { return }
    rest = count
    continuation.yield()
  }

  func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
}
