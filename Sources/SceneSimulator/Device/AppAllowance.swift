import SceneSystem
import SceneWire

/// What an app may still send and print in response to the present stimulus: what is left of its limits since the last start, or since the
/// device last read unsolicited messages, which it does at the start of a stimulus.
struct AppAllowance {
  /// A state of a session. Each may arrive once in response to a stimulus without being counted in the bytes: the device stores it in any
  /// case, and no more of it than `StateLimit` allows.
  private enum StateKey: Hashable {
    case activity(SessionID)
    case userInfo(SessionID)

    var session: SessionID {
      switch self {
      case .activity(let id), .userInfo(let id): id
      }
    }

    /// `nil` for a message that holds no state.
    init?(_ message: AppMessage) {
      switch message {
      case .reply(.captured(let id, _, _)), .reply(.restorationActivity(let id, _)): self = .activity(id)
      case .reply(.userInfo(let id, _)): self = .userInfo(id)
      default: return nil
      }
    }
  }

  /// Shorter messages are counted without being inspected.
  private static let smallMessage = 65_536

  private let limits: AppLimits
  private var remaining: AppLimits
  /// The states that were received for the present stimulus.
  private var receivedStates: Set<StateKey> = []

  /// Everything that `limits` allow.
  init(_ limits: AppLimits) {
    self.limits = limits
    remaining = limits
  }

  /// Another stimulus, or another process, starts.
  mutating func reset() { self = AppAllowance(limits) }

  /// Subtracts a message of `length` bytes.
  ///
  /// - Parameter openSessions: The sessions whose states the device stores.
  mutating func count(_ message: AppMessage, length: Int, openSessions: () -> [SessionRecord]) {
    if length < Self.smallMessage || !isFirstState(message, openSessions) { remaining.messageBytes -= length }
    remaining.messages -= 1
    if case .trace(let events) = message { remaining.traceEvents -= events.count }
  }

  private mutating func isFirstState(_ message: AppMessage, _ openSessions: () -> [SessionRecord]) -> Bool {
    guard let key = StateKey(message), receivedStates.insert(key).inserted else { return false }
    return openSessions().contains { $0.id == key.session }
  }

  /// Drops the lines of `output` that exceed the limits, and subtracts the others.
  mutating func trim(_ output: inout AppOutput) { output.trim(to: &remaining) }

  /// What the app did beyond its limits, as the continuation of a sentence; `nil` if it exceeded none.
  var excess: String? {
    if remaining.messages < 0 { return "sent more than \(limits.messages) messages" }
    if remaining.messageBytes < 0 { return "sent more than \(limits.messageBytes) bytes" }
    if remaining.traceEvents < 0 { return "recorded more than \(limits.traceEvents) events" }
    return nil
  }
}
