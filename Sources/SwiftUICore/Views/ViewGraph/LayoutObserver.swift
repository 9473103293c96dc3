/// What is called after each layout of a hierarchy: readers of geometry and of preferences.
@MainActor final class LayoutObserver {
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

/// What shows a hierarchy, or a part of it, and lays it out again when the graph has changed.
@MainActor package protocol ViewGraphHost: AnyObject {
  /// Called when the graph has something to do in an update and had nothing before.
  func viewGraphNeedsUpdate()
}

extension ViewGraph {
  /// Calls `action` after each layout, as long as the scope is there. A change that it makes causes another update and layout at once.
  package func observeLayout(in scope: ViewScope, _ action: @escaping @MainActor () -> Void) {
    let observer = LayoutObserver(action)
    scope.keep(observer)
    scope.setKeepsState()
    layoutObservers.append(WeakReference(observer))
    setNeedsLayout()
  }

  /// Called after a view has set a preference, or views with preferences have come or gone.
  package func preferencesDidChange() {
    preferenceRevision += 1
    setNeedsLayout()
  }

  /// Another layout is necessary, even if no attribute has changed.
  package func setNeedsLayout() {
    guard !isUpdating else { return }
    reportNeedsUpdate()
  }

  /// Adds a host, which is called as long as it is there.
  package func addHost(_ host: any ViewGraphHost) { hosts.append(WeakHost(host: host)) }

  /// Calls what reads geometry and preferences, after a layout. Returns whether it has changed something: then another update and
  /// layout follow.
  package func layoutDidFinish() -> Bool {
    needsUpdate = false
    clock.mover.layoutDidFinish()
    layoutObservers.removeAll { $0.object == nil }
    for observer in layoutObservers { observer.object?.action() }
    return needsUpdate
  }

  /// Reports to all hosts that an update is necessary.
  func reportNeedsUpdate() {
    // They know until the next update.
    guard !needsUpdate else { return }
    needsUpdate = true
    onNeedsUpdate()
    hosts.removeAll { $0.host == nil }
    for host in hosts { host.host?.viewGraphNeedsUpdate() }
  }

  /// How often a layout that reads its own result is repeated before it is given up.
  package static var maximumLayouts: Int { 32 }

  /// Reports that the views change their layout each time they are laid out.
  package func reportEndlessLayout() {
    onIssue(
      "The layout of views changes each time that it is read by them. It was ended after \(ViewGraph.maximumLayouts) times."
    )
  }
}

/// A host that may be gone.
@MainActor struct WeakHost {
  weak var host: (any ViewGraphHost)?
}

/// An object that may be gone.
@MainActor struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) { self.object = object }
}
