import MainThread
import Observation

/// The pass that calls `updateProperties()`: after trait changes, before constraints and layout (Z-11).
extension UIView {
  /// Calls `updateProperties()` of all views and controllers that need it, from the outside in. An update that requests another one is
  /// repeated a limited number of times.
  final func updatePropertiesTree() {
    for _ in 0..<8 {
      guard needsVisit(.properties) else { return }
      updatePendingProperties()
    }
  }

  private func updatePendingProperties() {
    if needsPropertyUpdate {
      needsPropertyUpdate = false
      if let controller { track { controller.updateProperties() } }
      track { updateProperties() }
    }
    guard workBelow.contains(.properties) else { return }
    workBelow.remove(.properties)
    for view in subviews where view.needsVisit(.properties) { view.updatePendingProperties() }
  }

  /// Runs an update, and requests another one when a property of an `@Observable` that it has read changes. An update that reads none costs no
  /// registration.
  private func track(_ update: () -> Void) {
    withObservationTracking(update, onChange: changed())
  }

  private func changed() -> @Sendable () -> Void {
    { [weak self] in
      // Called before the change, on the thread of the change; the update reads the new value at the end of the turn.
      if MainThread.isCurrent {
        MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
      } else {
        Task { @MainActor in self?.setNeedsUpdateProperties() }
      }
    }
  }
}
