import ArgumentParser
import HandoffService
import NIOCore
import NIOPosix

/// `handoff-bench answer`
struct Answer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answer each request over TLS with as many bytes as it asks for, until the process is ended.")

  @Option(help: "The TCP port.")
  var port = 7447

  mutating func run() async throws {
    let tls = try BareTLS()
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers([try tls.handler(isClient: false), Answering()])
        }
      }
      .bind(host: "0.0.0.0", port: port).get()
    try await channel.closeFuture.get()
  }
}

/// A request is the number of bytes of the answer, in four bytes, and 60 others: as long as a request of Handoff.
private final class Answering: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer
  private var buffer = ByteBuffer()
  private var answer = ByteBuffer()

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    buffer.writeBuffer(&bytes)
    while buffer.readableBytes >= Request.length, let count: UInt32 = buffer.readInteger() {
      buffer.moveReaderIndex(forwardBy: Request.length - 4)
      if answer.readableBytes != Int(count) { answer = ByteBuffer(repeating: 7, count: Int(count)) }
      context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
    }
    buffer.discardReadBytes()
  }
}
