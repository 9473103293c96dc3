import Observation
import Synchronization

/// Computes bodies and reports when an `@Observable` property that the last one has read changes.
///
/// A registration of `withObservationTracking` stays until it is called, and a view that is computed again or removed no longer waits for
/// it. So each body also reads a property of this object's own, and `cancel()` changes that one: the registration ends without a report.
@MainActor final class ObservedBody {
  /// The types of views whose bodies have read an `@Observable` property. The others need no registration. The first registration of a
  /// type is made before this is known, and stays until it is called or its model is gone.
  private static var observing: Set<ObjectIdentifier> = []

  private let type: ObjectIdentifier
  private let onChange: @MainActor @Sendable () -> Void
  private var registration: Registration?

  /// `onChange` is called on the main actor, before the property changes or, if it changes in another thread, later.
  init(of type: Any.Type, onChange: @escaping @MainActor @Sendable () -> Void) {
    self.type = ObjectIdentifier(type)
    self.onChange = onChange
  }

  isolated deinit { cancel() }

  /// Runs `body`; from then on a change of what it has read is reported, once, instead of what was read before.
  func compute<Body>(_ body: () -> Body) -> Body {
    cancel()
    let registration = ObservedBody.observing.contains(type) ? Registration() : nil
    return withObservationTracking(
      {
        registration?.access()
        return body()
      }, onChange: started(registration ?? Registration()))
  }

  /// Called by `withObservationTracking` if the body has read something. Returns what is called at a change.
  private func started(_ registration: Registration) -> @Sendable () -> Void {
    ObservedBody.observing.insert(type)
    self.registration = registration
    let onChange = onChange
    return { if registration.end() { onMainActorSoon(onChange) } }
  }

  /// Ends the registration without a report.
  func cancel() {
    registration?.cancel()
    registration = nil
  }
}

/// One registration, with the property that ends it.
private final class Registration: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let isOver = Atomic(false)
  private var signal: Int { 0 }

  func access() { registrar.access(self, keyPath: \.signal) }

  /// Returns whether it was not over.
  func end() -> Bool { !isOver.exchange(true, ordering: .sequentiallyConsistent) }

  func cancel() {
    if end() { registrar.willSet(self, keyPath: \.signal) }
  }
}
