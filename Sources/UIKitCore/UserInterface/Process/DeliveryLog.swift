import Foundation
import SceneSystem
import Synchronization
import UserNotifications

/// Records the outcome of each payload that is delivered to a hosted app, so that a test can distinguish a lost payload from one that was
/// handled.
///
/// An app in its own process only checks a property that is `nil`.
@preconcurrency @MainActor package final class DeliveryLog {
  private var notes: [DeliveryEntry] = []
  private struct Methods {
    /// The entry whose method is running.
    var running: DeliveryEntry?
    /// The entries whose outcome is still pending, by their payload.
    var pending: [(note: DeliveryEntry, payload: ObjectIdentifier)] = []
  }

  /// Under a lock, because an app may call its own notification delegate from any thread.
  private nonisolated let methods = Mutex(Methods())

  private nonisolated var current: DeliveryEntry? {
    get { methods.withLock { $0.running } }
    set { methods.withLock { $0.running = newValue } }
  }

  /// The entries since this was last called, in the order of the deliveries. The outcome of a payload is recorded also after this call.
  package func drain() -> [DeliveryEntry] {
    defer { notes = [] }
    return notes
  }

  // MARK: Delivery with a connection

  /// A record for the reading of connection options, or `nil` if they are empty.
  func reading(of payload: ConnectionPayload) -> ConnectionOptionsAccess? {
    var kinds: [DeliveryEntry.Kind] = payload.urls.isEmpty ? [] : [.urls]
    kinds += payload.activities.map { .activity(type: $0.activityType) }
    if payload.quickAction != nil { kinds.append(.quickAction) }
    if payload.notification != nil { kinds.append(.notification) }
    if payload.share != nil { kinds.append(.share) }
    return kinds.isEmpty ? nil : ConnectionOptionsAccess(kinds)
  }

  func add(_ notes: [DeliveryEntry]) { self.notes += notes }

  // MARK: Delivery by a method

  /// Runs `body`, which calls the app's method with a payload.
  func deliver(
    _ kind: DeliveryEntry.Kind, to scene: UIScene?, _ owner: Any.Type?, _ callback: String, hasReceiver: Bool = true,
    isForViews: Bool = false, _ body: () -> Void
  ) {
    let note = DeliveryEntry(
      kind, session: scene?.sessionID, owner: owner.map(ClassFactory.shortName) ?? "", callback: callback,
      isForViews: isForViews, hadRoot: scene?.hasRoot ?? false, outcome: hasReceiver ? .handled : .noReceiver)
    notes.append(note)
    let outer = current
    current = note
    body()
    current = outer
    note.hadRootViewControllerAfter = scene?.hasRoot ?? false
  }

  /// The default of an optional method runs in place of the app's: the payload was not handled.
  func markIgnored() { current?.outcome = .ignored }

  /// Views will receive the payload of the current method later. Call the result then, with whether one of them has.
  package func deferOutcome() -> (Bool) -> Void {
    guard let note = current else { return { _ in } }
    note.outcome = .pending
    return { note.outcome = $0 ? .handled : .ignored }
  }

  /// Whether the default of an optional method has run during the current method.
  var isIgnored: Bool { current?.outcome == .ignored }

  /// The default runs, and calls the `async` form of the method next; both receive `payload`.
  nonisolated func markPending(with payload: AnyObject) {
    let payload = ObjectIdentifier(payload)
    methods.withLock { methods in
      guard let running = methods.running else { return }
      running.outcome = .pending
      methods.pending.append((running, payload))
    }
  }

  /// The default of the `async` form runs.
  nonisolated func markIgnored(_ payload: AnyObject) { resolve(payload, .ignored) }

  /// The `async` form has returned.
  nonisolated func markHandled(with payload: AnyObject) { resolve(payload, .handled) }

  /// A default of the notification centre's delegate runs, or has run.
  nonisolated func note(_ response: UNNotificationResponse, _ step: NotificationDefaultStep) {
    switch step {
    case .markPending: markPending(with: response)
    case .markIgnored: markIgnored(response)
    case .markHandled: markHandled(with: response)
    }
  }

  private nonisolated func resolve(_ payload: AnyObject, _ outcome: DeliveryEntry.Outcome) {
    let payload = ObjectIdentifier(payload)
    methods.withLock { methods in
      guard let index = methods.pending.firstIndex(where: { $0.payload == payload }) else { return }
      methods.pending.remove(at: index).note.outcome = outcome
    }
  }
}
