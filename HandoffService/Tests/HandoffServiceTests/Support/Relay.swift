import NIOConcurrencyHelpers
import NIOCore
import NIOPosix

/// Passes connections on to a service, when a test allows it, and ends them at a chosen point.
final class Relay: Sendable {
  private struct State {
    var isOpen = false
    var endsAtNextReply = false
    var countOfReplies = 0
    /// Connections that are not passed on yet.
    var held: [any Channel] = []
  }

  private let target: SocketAddress
  private let state = NIOLockedValueBox(State())
  private let connectionsContinuation: AsyncStream<Void>.Continuation
  private let repliesContinuation: AsyncStream<Void>.Continuation
  /// An element for each connection that was accepted.
  let connections: AsyncStream<Void>
  /// An element for each time that bytes of the service were passed on.
  let replies: AsyncStream<Void>
  private let answersContinuation: AsyncStream<Void>.Continuation
  /// An element for each time that bytes of a client were passed on after the service had sent something.
  let answers: AsyncStream<Void>
  private let listener = NIOLockedValueBox<(any Channel)?>(nil)

  private init(target: SocketAddress) {
    self.target = target
    (connections, connectionsContinuation) = AsyncStream.makeStream(of: Void.self)
    (replies, repliesContinuation) = AsyncStream.makeStream(of: Void.self)
    (answers, answersContinuation) = AsyncStream.makeStream(of: Void.self)
  }

  /// A relay to the service of `device` that holds all connections.
  static func start(to device: TestDevice) async throws -> Relay {
    let relay = Relay(target: try device.address())
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton.next())
      .childChannelOption(.autoRead, value: false)
      .childChannelInitializer { channel in
        relay.accept(channel)
        return channel.eventLoop.makeSucceededVoidFuture()
      }
      .bind(host: "127.0.0.1", port: 0).get()
    relay.listener.withLockedValue { $0 = listener }
    return relay
  }

  func address() throws -> SocketAddress {
    try SocketAddress(
      ipAddress: "127.0.0.1", port: listener.withLockedValue { $0?.localAddress?.port } ?? 0)
  }

  /// Passes on the connections that are held, and all that follow.
  func open() {
    let held = state.withLockedValue { state in
      state.isOpen = true
      defer { state.held = [] }
      return state.held
    }
    for channel in held { passOn(channel) }
  }

  /// Ends the connections that are held.
  func endHeldConnections() {
    let held = state.withLockedValue { state in
      defer { state.held = [] }
      return state.held
    }
    for channel in held { channel.close(promise: nil) }
  }

  /// How often bytes of the service were passed on.
  var countOfReplies: Int { state.withLockedValue(\.countOfReplies) }

  /// Drops what the service sends next, and ends that connection. Later ones are passed on.
  func endAtNextReply() { state.withLockedValue { $0.endsAtNextReply = true } }

  func stop() async { try? await listener.withLockedValue { $0 }?.close().get() }

  private func accept(_ channel: any Channel) {
    let isOpen = state.withLockedValue { state in
      if !state.isOpen { state.held.append(channel) }
      return state.isOpen
    }
    if isOpen { passOn(channel) }
    connectionsContinuation.yield()
  }

  private func passOn(_ channel: any Channel) {
    ClientBootstrap(group: channel.eventLoop)
      .channelInitializer { [self] other in
        other.pipeline.addHandler(
          Forwarder(to: channel) { [self] _ in
            let ends = state.withLockedValue { state in
              defer { state.endsAtNextReply = false }
              if !state.endsAtNextReply { state.countOfReplies += 1 }
              return state.endsAtNextReply
            }
            if !ends { repliesContinuation.yield() }
            return !ends
          })
      }
      .connect(to: target).whenComplete { result in
        guard case .success(let other) = result else { return channel.close(promise: nil) }
        channel.pipeline.addHandler(
          Forwarder(to: other) { [self] written in
            if countOfReplies > 0 { written.whenSuccess { [self] in answersContinuation.yield() } }
            return true
          }
        ).whenComplete { _ in
          channel.setOption(.autoRead, value: true).whenComplete { _ in channel.read() }
        }
      }
  }

  private final class Forwarder: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    private let other: any Channel
    private let isPassedOn: @Sendable (EventLoopFuture<Void>) -> Bool

    init(to other: any Channel, isPassedOn: @escaping @Sendable (EventLoopFuture<Void>) -> Bool) {
      self.other = other
      self.isPassedOn = isPassedOn
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = unwrapInboundIn(data)
      let promise = context.eventLoop.makePromise(of: Void.self)
      guard isPassedOn(promise.futureResult) else {
        promise.fail(ChannelError.eof)
        context.close(promise: nil)
        return
      }
      other.writeAndFlush(bytes, promise: promise)
    }

    func channelInactive(context: ChannelHandlerContext) { other.close(promise: nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}
