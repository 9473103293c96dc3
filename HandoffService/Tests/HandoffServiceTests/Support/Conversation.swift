import Handoff
import HandoffClient
import SceneSystem

/// A client of a service, whose replies are awaited one after the other.
final class Conversation {
  let client: HandoffClient
  private var replies: AsyncStream<HandoffServiceReply>.Iterator

  init(_ client: HandoffClient) {
    self.client = client
    replies = client.replies.makeAsyncIterator()
  }

  func send(_ request: HandoffServiceRequest) async throws { try await client.send(request) }

  /// The next reply; `nil` if the service has closed the connection.
  func next() async -> HandoffServiceReply? { await replies.next(isolation: #isolation) }

  /// The first reply from which `value` returns something; earlier ones are ignored.
  func first<Value>(_ value: (HandoffServiceReply) -> Value?) async throws -> Value {
    while let reply = await next() {
      if let value = value(reply) { return value }
    }
    throw Ended()
  }

  /// The connection has ended before the reply came.
  struct Ended: Error {}

  func status(where condition: (HandoffStatus) -> Bool) async throws -> HandoffStatus {
    try await first { if case .status(let status) = $0, condition(status) { status } else { nil } }
  }

  func code() async throws -> String {
    try await first { if case .code(let code, _) = $0 { code } else { nil } }
  }

  func done() async throws { try await first { $0 == .done ? () : nil } }

  func failure() async throws -> String {
    try await first { if case .failure(let sentence) = $0 { sentence } else { nil } }
  }

  func candidate() async throws -> HandoffPairingCandidate {
    try await first { if case .candidates(let candidates) = $0 { candidates.first } else { nil } }
  }

  func provide() async throws -> (ActivityRequestID, UInt32) {
    try await first { if case .provide(let id, let number) = $0 { (id, number) } else { nil } }
  }
}
