import Dispatch
import Foundation
import MainThread
import SceneSystem

/// The continuation streams of one process: which there are, and what they exchange with the device.
///
/// What the app's streams have written is sent at the end of a turn, and their events are delivered there, so that an app that reads and writes
/// in `stream(_:handle:)` is not called while it is in a call of its own.
@MainActor package final class ContinuationStreams {
  typealias Handler = @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void

  /// The connection to the device; `nil` if there is none. Not retained.
  weak var transport: (any ContinuationStreamTransport)?
  /// Whether something is to be sent or delivered at the end of the turn.
  private(set) var hasWork = false
  /// Counts the connections to the device.
  private(set) var connection = 0
  /// Called when ``hasWork`` becomes true.
  private let workAdded: @MainActor () -> Void
  private var channels: [ContinuationStreamID: ContinuationChannel] = [:]
  /// The requests that are not answered, by the numbers of the activities, in order.
  private var handlers: [UInt32: [Handler]] = [:]

  /// How often the streams are visited in one turn. Streams that write for each event continue in the next one.
  private static let maximumRounds = 64

  init(workAdded: @escaping @MainActor () -> Void) { self.workAdded = workAdded }

  /// Where the streams of an activity with a number of the device come from.
  func source(_ number: UInt32) -> ContinuationSource {
    ContinuationSource(number: number, connection: connection, streams: self)
  }

  func open(_ number: UInt32, of connection: Int, _ handler: @escaping Handler) {
    guard let transport, connection == self.connection else {
      return handler(nil, nil, ContinuationError.error(for: .connectionUnavailable))
    }
    handlers[number, default: []].append(handler)
    transport.send(.open(continuation: number))
  }

  /// There is a pair of streams that the app has requested.
  func opened(_ id: ContinuationStreamID, _ number: UInt32) {
    guard let handler = removeHandler(number) else {
      transport?.send(.transfer(id, .end))
      transport?.send(.transfer(id, .stop))
      return
    }
    let (input, output) = makePair(id)
    handler(input, output, nil)
  }

  /// There are no streams for a request.
  func refused(_ number: UInt32, _ failure: HandoffFailure) {
    removeHandler(number)?(nil, nil, ContinuationError.error(for: failure))
  }

  private func removeHandler(_ number: UInt32) -> Handler? {
    guard let handler = handlers[number]?.removeFirst() else { return nil }
    if handlers[number]?.isEmpty == true { handlers[number] = nil }
    return handler
  }

  /// Makes the app's streams.
  func makePair(_ id: ContinuationStreamID) -> (InputStream, OutputStream) {
    let channel = ContinuationChannel { [weak self] in self?.onMainActor { $0.addWork() } }
    channels[id] = channel
    return (ContinuationInputStream(channel), ContinuationOutputStream(channel))
  }

  /// The other app's streams have transferred something.
  func received(_ transfer: ContinuationStreamTransfer, on id: ContinuationStreamID) {
    channels[id]?.receive(transfer)
  }

  /// The connection to the device has ended: so have all streams and requests.
  func connectionLost() {
    connection += 1
    for channel in channels.values { channel.receive(.failure(.connectionUnavailable)) }
    let waiting = handlers
    handlers = [:]
    for (_, handlers) in waiting.sorted(by: { $0.key < $1.key }) {
      for handler in handlers { handler(nil, nil, ContinuationError.error(for: .connectionUnavailable)) }
    }
  }

  /// Sends what the streams have written, and delivers their events.
  func finishTurn() {
    guard hasWork else { return }
    for _ in 0..<Self.maximumRounds where hasWork {
      hasWork = false
      for (id, channel) in channels.sorted(by: { $0.key < $1.key }) {
        channel.deliverMainEvents()
        for transfer in channel.takeTransfers() { transport?.send(.transfer(id, transfer)) }
        if channel.isFinished { channels[id] = nil }
      }
    }
  }

  private func addWork() {
    hasWork = true
    workAdded()
  }

  /// Runs work on the main actor: now if this is its thread, and later otherwise.
  nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable (ContinuationStreams) -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { work(self) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work(self) } }
    }
  }
}
