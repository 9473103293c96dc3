import NIOConcurrencyHelpers

@testable import SessionBus

/// A process on the bus: its signals and the results of its calls are awaited.
final class BusClient: SessionBusOwner {
  enum Event: Hashable, Sendable {
    case connected(ownsName: Bool)
    case disconnected(isFinal: Bool)
    case signal(BusSignal)
  }

  let bus: SessionBus
  let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation

  /// Connects to the bus.
  init(
    _ address: String, name: String? = nil, signals: [BusSignalMatch] = [], limits: BusLimits = BusLimits(),
    answer: @escaping @Sendable (BusCall) -> [BusValue]? = { _ in nil }
  ) {
    (events, continuation) = AsyncStream.makeStream(of: Event.self)
    bus = SessionBus(address: address, name: name, signals: signals, limits: limits, answer: answer)
    bus.start(owner: self)
  }

  func connected(ownsName: Bool) { continuation.yield(.connected(ownsName: ownsName)) }
  func disconnected(_ reason: BusError, isFinal: Bool) { continuation.yield(.disconnected(isFinal: isFinal)) }
  func received(_ signal: BusSignal) { continuation.yield(.signal(signal)) }

  /// The first event; `nil` if there are none any more.
  func next() async -> Event? {
    for await event in events { return event }
    return nil
  }

  /// The first signal from which `value` returns something.
  func signal<Value>(_ value: (BusSignal) -> Value?) async -> Value? {
    for await event in events {
      if case .signal(let signal) = event, let value = value(signal) { return value }
    }
    return nil
  }

  func call(_ call: BusCall, limit: Duration = .seconds(20)) async throws -> BusReply {
    try await withCheckedContinuation { continuation in
      bus.call(call, limit: limit) { continuation.resume(returning: $0) }
    }
    .get()
  }

  func callBus(_ member: String, _ arguments: [BusValue]) async throws -> BusReply {
    try await call(.bus(member, arguments))
  }

  func stop() {
    bus.stop()
    continuation.finish()
  }
}
