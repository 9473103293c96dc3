import Handoff
import NIOCore
import SceneSystem

/// The connection of one app or command to the service's socket.
final class LocalConnection: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// What it reports to the service.
  protocol Owner: AnyObject {
    /// A request has arrived.
    func received(_ request: HandoffServiceRequest, on connection: LocalConnection)
    /// The connection has ended. It is reported once.
    func ended(_ connection: LocalConnection, failure: Failure?)
  }

  /// Why the service has ended a connection.
  enum Failure: Error, Hashable {
    case tooLong
    case noMessage
    case doesNotRead
    case tooMuchAtOnce
  }

  /// An app that has registered.
  struct App {
    let bundleIdentifier: String
    let activityTypes: Set<String>
    /// What it offers.
    var offer: OfferedActivity?
  }

  /// The longest message of what has not registered as an app.
  static let maximumCommandLength = 64 * 1024
  /// The number of bytes that may wait for the other side to read.
  static let maximumPendingBytes = 2 * HandoffServiceFrame.maximumLength

  /// The app, once it has registered.
  var app: App?
  /// Whether the command requests each change of the status.
  var isWatching = false
  /// What it was sent of the status.
  var sentStatus: HandoffStatus?

  private weak var owner: (any Owner)?
  private let channel: any Channel
  private let writer: BoundedWriter
  private let budget: InputBudget
  private var reader = HandoffServiceReader()
  /// How much of the budget the connection has.
  private var taken = 0
  private var failure: Failure?
  private var hasEnded = false

  init(_ channel: any Channel, owner: any Owner, budget: InputBudget) {
    self.channel = channel
    self.owner = owner
    self.budget = budget
    writer = BoundedWriter(channel, limit: Self.maximumPendingBytes)
  }

  /// Sends a reply; ends the connection if the other side does not read.
  func send(_ reply: HandoffServiceReply) {
    guard !hasEnded, let bytes = try? HandoffServiceFrame.bytes(of: reply) else { return }
    if !writer.write(ByteBuffer(bytes: bytes)) { end(.doesNotRead) }
  }

  /// Ends the connection, after what was sent.
  func close() { channel.close(promise: nil) }

  private func end(_ failure: Failure) {
    self.failure = self.failure ?? failure
    channel.close(promise: nil)
  }

  // MARK: ChannelInboundHandler

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let bytes = unwrapInboundIn(data)
    guard failure == nil, budget.take(bytes.readableBytes) else { return end(.tooMuchAtOnce) }
    taken += bytes.readableBytes
    bytes.withUnsafeReadableBytes { reader.append($0) }
    readMessages()
    guard !hasEnded else { return }
    budget.giveBack(taken - reader.count)
    taken = reader.count
  }

  private func readMessages() {
    while !hasEnded, failure == nil {
      guard app != nil || reader.announcedLength <= Self.maximumCommandLength else { return end(.tooLong) }
      do {
        guard let request = try reader.next(HandoffServiceRequest.self) else {
          if app == nil, reader.count > Self.maximumCommandLength { end(.tooLong) }
          return
        }
        owner?.received(request, on: self)
      } catch {
        return end(.noMessage)
      }
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    finish()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func handlerRemoved(context: ChannelHandlerContext) { finish() }

  private func finish() {
    guard !hasEnded else { return }
    hasEnded = true
    budget.giveBack(taken)
    taken = 0
    reader = HandoffServiceReader()
    owner?.ended(self, failure: failure)
  }
}
