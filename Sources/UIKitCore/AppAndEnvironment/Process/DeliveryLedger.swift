import Foundation
import SceneSystem
import UserNotifications

/// Notes what becomes of each payload that a hosted app is handed, so that a test can tell one that was lost from one that was
/// taken.
///
/// It costs an app that runs by itself one look at a property that is `nil`.
@preconcurrency @MainActor package final class DeliveryLedger {
  private var notes: [DeliveryNote] = []
  private nonisolated let lock = NSLock()
  /// The one whose method is running. Behind the lock, because an app may ask its own notification delegate from any thread.
  private nonisolated(unsafe) var running: DeliveryNote?
  /// Those whose answer is still to come, by what they handed over. Behind the lock.
  private nonisolated(unsafe) var pending: [(note: DeliveryNote, payload: ObjectIdentifier)] = []

  private nonisolated var current: DeliveryNote? {
    get { lock.withLock { running } }
    set { lock.withLock { running = newValue } }
  }

  /// The notes since this was last called, in the order of the deliveries. What becomes of a payload later is still noted.
  package func take() -> [DeliveryNote] {
    defer { notes = [] }
    return notes
  }

  // MARK: With a connection

  /// A reading for connection options, or `nil` where they carry nothing.
  func reading(of payload: ConnectionPayload) -> ConnectionReading? {
    var kinds: [DeliveryNote.Kind] = payload.urls.isEmpty ? [] : [.urls]
    kinds += payload.activities.map { .activity(type: $0.activityType) }
    if payload.quickAction != nil { kinds.append(.quickAction) }
    if payload.notification != nil { kinds.append(.notification) }
    if payload.share != nil { kinds.append(.share) }
    return kinds.isEmpty ? nil : ConnectionReading(kinds)
  }

  func add(_ notes: [DeliveryNote]) { self.notes += notes }

  // MARK: By a method

  /// Runs `body`, which calls the app's method with a payload.
  func deliver(
    _ kind: DeliveryNote.Kind, to scene: UIScene?, _ owner: Any.Type?, _ callback: String, isHeard: Bool = true,
    _ body: () -> Void
  ) {
    let note = DeliveryNote(
      kind, session: scene?.sessionID, owner: owner.map(ClassFactory.shortName) ?? "", callback: callback,
      hadRoot: scene?.hasRoot ?? false,
      fate: isHeard ? .taken : .unheard)
    notes.append(note)
    let outer = current
    current = note
    body()
    current = outer
    note.hadRootAfter = scene?.hasRoot ?? false
  }

  /// The default of an optional method runs in place of the app's: nobody took what was handed over.
  func nobodyTook() { current?.fate = .ignored }

  /// Whether the default of an optional method has run in the method that is running.
  var isIgnored: Bool { current?.fate == .ignored }

  /// The default runs, and asks the `async` form of the method next; `payload` is what both are handed.
  nonisolated func asksAgain(with payload: AnyObject) {
    lock.withLock {
      guard let running else { return }
      running.fate = .pending
      pending.append((running, ObjectIdentifier(payload)))
    }
  }

  /// The default of the `async` form runs.
  nonisolated func nobodyTook(_ payload: AnyObject) { settle(payload, .ignored) }

  /// The `async` form has returned.
  nonisolated func wasAsked(with payload: AnyObject) { settle(payload, .taken) }

  /// A default of the notification centre's delegate runs, or has.
  nonisolated func note(_ response: UNNotificationResponse, _ step: NotificationDefaultStep) {
    switch step {
    case .asksAgain: asksAgain(with: response)
    case .nobodyTook: nobodyTook(response)
    case .wasAsked: wasAsked(with: response)
    }
  }

  private nonisolated func settle(_ payload: AnyObject, _ fate: DeliveryNote.Fate) {
    lock.withLock {
      guard let index = pending.firstIndex(where: { $0.payload == ObjectIdentifier(payload) }) else { return }
      pending.remove(at: index).note.fate = fate
    }
  }
}
