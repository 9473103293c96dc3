package import AttributeGraph
import Foundation

/// The graph of one view hierarchy: its attributes, and the actions that wait for the end of an update.
///
/// An update has these steps, in this order:
/// 1. The graph applies the writes since the last one, transaction by transaction, and computes what depends on them; `body` runs here.
/// 2. Containers whose lists of views have changed get the new ones, which are made now.
/// 3. The actions of `onAppear` and `onChange` are called in the order of the views, inside out, then those of views that disappeared, and
///    then those of `task`.
/// 4. Actions that wrote state cause a further round.
@MainActor package final class ViewGraph {
  /// The attributes of all views.
  package let graph = Graph(maximumPasses: 1000)
  /// Called when an update is necessary and was not before.
  package var onNeedsUpdate: () -> Void = {}
  /// Called with a sentence about a mistake of the app that SwiftUI writes to the console.
  package var onIssue: (String) -> Void = { _ in }

  private var actions: [() -> Void] = []
  private var late: [() -> Void] = []
  private var tasks: [() -> Void] = []
  private(set) var isUpdating = false
  /// The time, and what is animated in it.
  package let clock: FrameClock
  /// Scopes whose views leave with transitions, from this update on.
  var departing: [ViewScope] = []
  /// Whether an update was found necessary since the last one, or since the last layout.
  var needsUpdate = false
  /// What is called after each layout.
  var layoutObservers: [WeakReference<LayoutObserver>] = []
  /// What shows parts of the hierarchy.
  var hosts: [WeakHost] = []
  /// Counts the changes after which preferences may have other values.
  package internal(set) var preferenceRevision = 0
  /// The last call of `withTransaction` that has written here.
  private var openTransaction: (identity: TransactionIdentity, transaction: OpenTransaction)?
  /// The number of rounds of one update, after which actions that write state again and again are stopped.
  static let maximumRounds = 100

  /// The containers whose views have changed in this update.
  private var changedContainers: [ViewListContainer] = []

  /// The action that was called last, for messages.
  private var lastAction = "action"

  /// How often the body of any view was computed.
  package var bodyCount = 0

  package init() {
    clock = FrameClock(graph)
    clock.viewGraph = self
    graph.onApply = { [unowned self] in assumeMainActor { self.clock.didApply(self.transaction) } }
    graph.onNeedsUpdate = { [unowned self] in assumeMainActor { self.reportNeedsUpdate() } }
    graph.onIssue = { [unowned self] issue in onMainActor { self.onIssue(ViewGraph.sentence(issue)) } }
  }

  /// Brings all views up to date, and calls the actions that follow. A call during an update has no effect.
  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    needsUpdate = false
    clock.updateWillBegin()
    defer {
      isUpdating = false
      clock.updateDidEnd()
    }
    for _ in 0..<ViewGraph.maximumRounds {
      graph.update()
      while let container = changedContainers.popLast() {
        container.update()
        graph.update()
      }
      while let scope = departing.popLast() { scope.removeIfDeparted() }
      if actions.isEmpty, late.isEmpty, tasks.isEmpty { return }
      let round = actions + late + tasks
      (actions, late, tasks) = ([], [], [])
      for action in round { action() }
    }
    onIssue("\(lastAction) tried to update multiple times per frame.")
    reportNeedsUpdate()
  }

  /// Makes a change, and brings the views that depend on it up to date at once, outside of an update: what a layout does to the views that it
  /// measures next. Actions wait for the next update. Returns `false`, without making the change, if other changes wait already.
  func applyAtOnce(_ change: () -> Void) -> Bool {
    guard !isUpdating, !graph.needsUpdate, changedContainers.isEmpty, departing.isEmpty else { return false }
    isUpdating = true
    // What the change affects is laid out anyway.
    let before = needsUpdate
    needsUpdate = true
    change()
    graph.update()
    while let container = changedContainers.popLast() {
      container.update()
      graph.update()
    }
    while let scope = departing.popLast() { scope.removeIfDeparted() }
    isUpdating = false
    needsUpdate = before
    if !actions.isEmpty || !late.isEmpty || !tasks.isEmpty || graph.needsUpdate { reportNeedsUpdate() }
    return true
  }

  /// Calls `action` after the graph was brought up to date, in the order of these calls. `name` is for the message about one that is called
  /// in too many rounds of an update.
  package func afterUpdate(named name: String, _ action: @escaping () -> Void) {
    actions.append { [unowned self] in
      lastAction = name
      action()
    }
    if !isUpdating { reportNeedsUpdate() }
  }

  /// Gives a container its views before the end of the update.
  func setNeedsUpdate(_ container: ViewListContainer) {
    changedContainers.append(container)
    if !isUpdating { reportNeedsUpdate() }
  }

  /// Reports after the update that a view appeared, unless it disappears before.
  func appear(_ handler: AppearanceHandler) {
    let report = {
      guard !handler.hasAppeared else { return }
      handler.hasAppeared = true
      handler.appear()
    }
    if handler.isTask { tasks.append(report) } else { actions.append(report) }
    if !isUpdating { reportNeedsUpdate() }
  }

  /// Reports after the update that a view disappeared, if its appearance was reported.
  func disappear(_ handler: AppearanceHandler, isEarly: Bool = false) {
    let report = {
      guard handler.hasAppeared else { return }
      handler.hasAppeared = false
      handler.disappear()
    }
    if isEarly { actions.append(report) } else { late.append(report) }
    if !isUpdating { reportNeedsUpdate() }
  }

  /// Changes a source with a transaction: the writes of one call of `withTransaction` are applied together.
  func set<Value>(_ source: Source<Value>, to value: Value, _ transaction: Transaction) {
    guard let identity = transaction.identity else { return graph.set(source, to: value) }
    clock.adopt(transaction.completions)
    if openTransaction?.identity !== identity {
      openTransaction = (identity, graph.makeTransaction(transaction))
    }
    guard let open = openTransaction?.transaction else { return }
    graph.withTransaction(open) { graph.set(source, to: value) }
  }

  /// The transaction whose writes are applied now.
  package var transaction: Transaction { graph.transactionContext as? Transaction ?? Transaction() }

  /// The value of an attribute, outside of rules. `nil` if it cannot be computed, which the graph has reported.
  package func value<Value>(of attribute: Attribute<Value>) -> Value? {
    graph.withoutDependencies { try? graph.value(of: attribute) }
  }

  private static func sentence(_ issue: GraphIssue) -> String {
    switch issue {
    case .cycle(let path):
      "=== AttributeGraph: cycle detected through \(path.joined(separator: " → ")). Each value depends on itself; the last known one is used."
    case .writeDuringEvaluation(let path):
      "Modifying state during view update, this will cause undefined behavior: \(path.joined(separator: " → "))."
    case .endlessUpdate(let path):
      "A change causes itself again and again: \(path.joined(separator: " → ")). The update was ended."
    }
  }
}
