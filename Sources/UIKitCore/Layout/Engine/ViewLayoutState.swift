import Foundation

/// What a view keeps for layout by constraints. A view outside of constraints has none, and costs nothing.
@MainActor final class ViewLayoutState {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns.
  var guides: [UILayoutGuide] = []
  /// Whether the frame is given, and not found by constraints.
  var translates = true
  /// How many constraints join something inside the view with something outside. While there are any, the inside cannot be
  /// laid out by itself.
  var crossings = 0
  /// How much the view resists being larger than its content, by axis; `nil` for what its class says.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  /// How much the view resists being smaller than its content, by axis.
  var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// Finds the frames of what is in the view, where that can be laid out by itself.
  var engine: LayoutEngine?
  /// The margins that the app has set.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// What the screen keeps from the content at the edges of a window.
  var windowSafeArea = UIEdgeInsets.zero
  /// The safe area that the view was last told of.
  var knownSafeArea = UIEdgeInsets.zero
  /// The guides that the view keeps by itself.
  var systemGuides: [UILayoutGuide.InsetKind: UILayoutGuide] = [:]
}

extension UIView: LayoutElement {
  var layoutOwner: UIView? { self }

  func ensureLayoutState() -> ViewLayoutState {
    if let layoutState { return layoutState }
    let state = ViewLayoutState()
    layoutState = state
    return state
  }

  var layoutEngine: LayoutEngine? { layoutState?.engine }

  /// The engine of a view that is a ``layoutRoot``.
  func ensureLayoutEngine() -> LayoutEngine {
    let state = ensureLayoutState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: self)
    state.engine = engine
    setNeedsLayout()
    return engine
  }

  /// Whether the inside can be laid out by itself: the frame is given, and no constraint leads from inside to outside.
  ///
  /// Layout ends at such views and begins anew in them, so that a table's cell or a controller's view brings its solved
  /// constraints along wherever it goes.
  var isLayoutBoundary: Bool {
    guard let layoutState else { return true }
    return layoutState.translates && layoutState.crossings == 0
  }

  /// The view whose engine finds this view's inside: the nearest boundary, or the topmost view.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutBoundary, let above = root.superview { root = above }
    return root
  }

  /// Lets the engines on both sides begin anew around a change that makes this view a boundary or no longer one.
  private func changeBoundary(_ change: () -> Void) {
    let before = layoutRoot
    let had = before.layoutEngine != nil || layoutEngine != nil || superview?.layoutRoot.layoutEngine != nil
    change()
    guard had else { return }
    layoutState?.engine = nil
    for root in [layoutRoot, superview?.layoutRoot].compactMap({ $0 }) { root.ensureLayoutEngine().setNeedsRebuild() }
  }

  func setTranslates(_ translates: Bool) {
    guard translates != (layoutState?.translates ?? true) else { return }
    let state = ensureLayoutState()
    changeBoundary { state.translates = translates }
  }

  func changeCrossings(by step: Int) {
    let state = ensureLayoutState()
    guard (state.crossings == 0) != (state.crossings + step == 0) else {
      state.crossings += step
      return
    }
    changeBoundary { state.crossings += step }
  }

  // MARK: Coming and going

  /// Before the view leaves its superview: constraints between inside and outside are given up.
  func leaveLayout() {
    guard let superview else { return }
    UIView.layoutInputs &+= 1
    for above in sequence(first: superview, next: \.superview) {
      guard let state = above.layoutState, !state.constraints.isEmpty else { continue }
      for constraint in state.constraints {
        if constraint.elements.contains(where: { $0.layoutOwner?.isDescendant(of: self) ?? true }) {
          constraint.deactivate()
        }
      }
    }
    if !isLayoutBoundary { layoutRoot.layoutEngine?.setNeedsRebuild() }
  }

  /// After the view has come into a superview, or is without one: the engine that finds its inside is another.
  func joinLayout() {
    UIView.layoutInputs &+= 1
    guard !isLayoutBoundary else { return }
    // What was the topmost view is so no longer.
    if superview != nil { layoutState?.engine = nil }
    layoutRoot.ensureLayoutEngine().setNeedsRebuild()
  }
}
