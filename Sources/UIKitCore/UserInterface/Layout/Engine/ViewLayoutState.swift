import Foundation

/// The state of a view for layout by constraints. A view without constraints has none, at no cost.
@MainActor final class ViewLayoutState {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns.
  var guides: [UILayoutGuide] = []
  /// Whether the frame is given, and not computed from constraints.
  var translates = true
  /// The number of constraints between an element inside the view and one outside. While there are any, the content cannot be laid out
  /// independently.
  var crossings = 0
  /// How much the view resists being larger than its content, by axis; `nil` for the default of its class.
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  /// How much the view resists being smaller than its content, by axis.
  var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  /// Computes the frames of the view's content, if that can be laid out independently.
  var engine: LayoutEngine?
  /// The margins that the app has set.
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  /// The safe area insets of a window.
  var windowSafeArea = UIEdgeInsets.zero
  /// The safe area that the view was last notified of.
  var knownSafeArea = UIEdgeInsets.zero
  /// The guides that the view provides itself.
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
    markAbove(.engines)
    setNeedsLayout()
    return engine
  }

  /// Whether the content can be laid out independently: the frame is given, and no constraint connects the inside with the outside.
  ///
  /// Layout ends at such views and starts again inside them, so that a table's cell or a controller's view keeps its solved constraints
  /// when it moves to another superview.
  var isLayoutBoundary: Bool {
    guard let layoutState else { return true }
    return layoutState.translates && layoutState.crossings == 0
  }

  /// The view whose engine lays out this view's content: the nearest boundary, or the topmost view.
  var layoutRoot: UIView {
    var root = self
    while !root.isLayoutBoundary, let above = root.superview { root = above }
    return root
  }

  /// Resets the engines on both sides around a change that makes this view a boundary or no longer one.
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

  // MARK: Changes of the hierarchy

  /// Called before the view leaves its superview: removes constraints between inside and outside.
  func detachFromLayout() {
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

  /// Called after the view was added to a superview, or removed from one: another engine lays out its content.
  func attachToLayout() {
    UIView.layoutInputs &+= 1
    guard !isLayoutBoundary else { return }
    // The view is no longer the topmost one.
    if superview != nil { layoutState?.engine = nil }
    layoutRoot.ensureLayoutEngine().setNeedsRebuild()
  }
}
