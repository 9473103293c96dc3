import AvahiDiscovery
import HandoffService

/// A discovery, whose events are awaited one after the other.
final class Events {
  let discovery = AvahiDiscovery()
  private var events: AsyncStream<DiscoveryEvent>.Iterator

  /// Starts the discovery.
  init() {
    let (events, continuation) = AsyncStream.makeStream(of: DiscoveryEvent.self)
    self.events = events.makeAsyncIterator()
    discovery.start { continuation.yield($0) }
  }

  /// The next event.
  func next() async -> DiscoveryEvent? { await events.next(isolation: #isolation) }

  /// The first event from which `value` returns something; earlier ones are ignored.
  func first<Value>(_ value: (DiscoveryEvent) -> Value?) async -> Value? {
    while let event = await next() {
      if let value = value(event) { return value }
    }
    return nil
  }

  /// The next problem.
  func problem() async -> String? { await first { if case .problem(let problem?) = $0 { problem } else { nil } } }

  /// Returns as soon as there is no problem.
  func awaitDaemon() async { await first { if case .problem(nil) = $0 { () } else { nil } } }
}
