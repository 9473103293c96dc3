package import AttributeGraph

/// A part of a view hierarchy that appears and disappears as a whole: a branch of a condition, a row of a `ForEach`, a window's content.
///
/// It owns the attributes of its views, what they do when they appear and disappear, and the scopes inside of it.
@MainActor package final class ViewScope {
  /// A part of the scope, in the order of creation, which is inside out.
  private enum Part {
    case handler(AppearanceHandler)
    case scope(ViewScope)
    /// Where a scope was that is removed.
    case none
  }

  /// The attributes of the scope's views.
  package let subgraph: Subgraph
  private let viewGraph: ViewGraph
  private weak var parent: ViewScope?
  private var parts: [Part] = []
  private var emptyParts = 0
  /// The place among the parts of the parent.
  private var position = 0
  private var kept: [AnyObject] = []
  /// Whether the scope itself is shown; it is visible if those around it are shown too.
  private var isShown: Bool

  /// What shows the scope's views for one element after the other, if there is such an object around them.
  package weak var row: AnyObject?
  /// Whether a view in the scope has something of its own that ends with its identity, so that no other element can have these views.
  package private(set) var keepsState = false
  /// How often the scope's views were given to another element.
  private var uses = 0

  /// Whether the scope's views have left the hierarchy and are still shown, until their transitions end.
  private(set) var isDeparting = false
  /// Whether the scope has the effects of a transition, which go on while the views leave.
  private let isTransition: Bool
  /// The number of views that are still shown.
  private var departures = 0

  package init(in viewGraph: ViewGraph, parent: ViewScope?, isShown: Bool = true, isTransition: Bool = false) {
    self.isTransition = isTransition
    self.viewGraph = viewGraph
    self.parent = parent
    self.isShown = isShown
    subgraph = viewGraph.graph.makeSubgraph(in: parent?.subgraph)
    isDeparting = !isTransition && parent?.isDeparting ?? false
    if let parent {
      position = parent.parts.count
      parent.parts.append(.scope(self))
    }
  }

  /// Whether the scope was not removed.
  package var isAlive: Bool { viewGraph.graph.contains(subgraph) }

  /// Whether the scope and all around it are shown.
  package var isVisible: Bool { isShown && (parent?.isVisible ?? true) }

  /// Keeps an object as long as the scope is there.
  package func keep(_ object: AnyObject) { kept.append(object) }

  /// Adds what a view does when it appears and disappears. If the scope is visible, it appears after this update.
  package func add(_ handler: AppearanceHandler) {
    setKeepsState()
    parts.append(.handler(handler))
    if isVisible { viewGraph.appear(handler) }
  }

  /// A view in the scope has something of its own that ends with its identity.
  package func setKeepsState() {
    var scope: ViewScope? = self
    while let current = scope, !current.keepsState {
      current.keepsState = true
      scope = current.parent
    }
  }

  /// The scope's views are those of another element from now on.
  func beginUse() { uses += 1 }

  /// A number that is another one after the views of this scope, or of one around it, were given to another element.
  var useCount: Int { uses + (parent?.useCount ?? 0) }

  /// The nearest row around the scope's views.
  var nearestRow: AnyObject? { row ?? parent?.nearestRow }

  /// Shows or hides the scope without removing it: the state of its views stays.
  package func setShown(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    let wasVisible = isVisible
    self.isShown = isShown
    guard isVisible != wasVisible else { return }
    forEachVisibleHandler { handler in
      if isShown { viewGraph.appear(handler) } else { viewGraph.disappear(handler) }
    }
  }

  /// Removes the scope at the end of its views' transitions. Those whose container has no transitions are removed at the end of the
  /// update.
  func depart() {
    setDeparting()
    viewGraph.departing.append(self)
  }

  private func setDeparting() {
    isDeparting = true
    for case .scope(let scope) in parts where !scope.isTransition { scope.setDeparting() }
  }

  /// A view of the scope is shown until ``endDeparture()``.
  func beginDeparture() { departures += 1 }

  /// One of the views that were still shown is no longer.
  func endDeparture() {
    departures -= 1
    removeIfDeparted()
  }

  /// Removes the scope, or the one around it that leaves, if none of its views is shown any more.
  func removeIfDeparted() {
    if let parent, parent.isDeparting { return parent.removeIfDeparted() }
    if isDeparting, isAlive, !hasDepartures { remove() }
  }

  private var hasDepartures: Bool {
    departures > 0
      || parts.contains {
        if case .scope(let scope) = $0 { scope.hasDepartures } else { false }
      }
  }

  /// Removes the scope: its views disappear, and their state is gone. `isEarly` is whether they disappear before others appear.
  package func remove(isEarly: Bool = false) {
    if isVisible { forEachVisibleHandler { viewGraph.disappear($0, isEarly: isEarly) } }
    parent?.removePart(self, at: position)
    release()
    viewGraph.graph.remove(subgraph)
  }

  /// Releases what this scope and those in it keep. What is kept may refer to its scope, so that they would keep each other.
  private func release() {
    let (parts, kept) = (parts, kept)
    parent = nil
    self.parts = []
    self.kept = []
    for case .scope(let scope) in parts { scope.release() }
    // Released only now, because objects may use the scope when they are.
    withExtendedLifetime(kept) {}
  }

  /// Removes a scope from the parts. The place stays empty until half of all are.
  private func removePart(_ scope: ViewScope, at position: Int) {
    guard parts.indices.contains(position), case .scope(let known) = parts[position], known === scope else { return }
    parts[position] = .none
    emptyParts += 1
    guard emptyParts > 16, emptyParts * 2 > parts.count else { return }
    emptyParts = 0
    parts.removeAll { if case .none = $0 { true } else { false } }
    for (index, part) in parts.enumerated() { if case .scope(let scope) = part { scope.position = index } }
  }

  private func forEachVisibleHandler(_ body: (AppearanceHandler) -> Void) {
    for part in parts {
      switch part {
      case .handler(let handler): body(handler)
      case .scope(let scope): if scope.isShown { scope.forEachVisibleHandler(body) }
      case .none: break
      }
    }
  }
}

/// What a view does when it appears and disappears. The graph of views calls it after an update, so that the actions see a complete tree.
@MainActor package final class AppearanceHandler {
  /// Called when the view has appeared.
  let appear: () -> Void
  /// Called when the view has disappeared.
  let disappear: () -> Void
  /// Whether `appear` waits until all other actions were called, as `task` does.
  let isTask: Bool
  /// Whether `appear` was called last.
  var hasAppeared = false

  package init(isTask: Bool = false, appear: @escaping () -> Void = {}, disappear: @escaping () -> Void = {}) {
    self.isTask = isTask
    self.appear = appear
    self.disappear = disappear
  }
}
