public import Foundation
import RuntimeLogging

extension UIView {
  /// Whether the frame is given, and not computed from constraints.
  var hasGivenFrame: Bool { layoutState?.translates ?? true }

  // MARK: Constraints

  /// The active constraints that the view holds: those between it and its subviews, and among these.
  public var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint and holds it. Its items must be this view or in it; otherwise the call has no effect and is logged.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    if let validationError = constraint.validationError {
      RuntimeLog.write("The constraint \(constraint) was not added: \(validationError).")
      return
    }
    guard constraint.elements.allSatisfy({ $0.layoutOwner?.isDescendant(of: self) ?? false }) else {
      RuntimeLog.write(
        "The constraint \(constraint) was not added to a \(type(of: self)), which does not hold its items.")
      return
    }
    constraint.deactivate()
    constraint.install(in: self)
  }

  /// Activates constraints and holds them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds. Others are not affected.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Deactivates those of the constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  /// The guides that the app has added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

  /// Makes the view the owner of a guide, removing it from its previous one. A guide that a view provides itself is not moved.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.insetKind == nil, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ensureLayoutState().guides.append(layoutGuide)
  }

  /// Removes a guide, with the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.insetKind == nil else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints where constraint.elements.contains(where: { $0 === layoutGuide }) {
        constraint.deactivate()
      }
    }
    layoutState?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func systemGuide(_ kind: UILayoutGuide.InsetKind) -> UILayoutGuide {
    let state = ensureLayoutState()
    if let guide = state.systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind, of: self)
    state.systemGuides[kind] = guide
    return guide
  }

  // MARK: Content

  /// How much the view resists being larger than its content. Default: 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how much the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    ensureLayoutState().hugging[axis.rawValue] = priority
    layoutRoot.layoutEngine?.contentChanged(self)
  }

  /// How much the view resists being smaller than its content. Default: 750.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.compression[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    ensureLayoutState().compression[axis.rawValue] = priority
    layoutRoot.layoutEngine?.contentChanged(self)
  }

  // MARK: Fitting

  /// Requests the smallest possible size in ``systemLayoutSizeFitting(_:)``.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Requests the largest possible size in ``systemLayoutSizeFitting(_:)``.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  func fittingSize(
    for target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsTree()
    let engine = LayoutEngine(root: self, size: .fitting(target, horizontal: horizontal, vertical: vertical))
    let size = engine.fittingSize()
    let scale = layoutScale
    func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
      CGFloat((Double(length) * scale - 1e-6).rounded(.up) / scale)
    }
    return CGSize(width: roundedUpToPixel(size.width), height: roundedUpToPixel(size.height))
  }

  // MARK: Passes

  /// Pixels per point for layout; 2 if no screen is known.
  var layoutScale: Double {
    let scale = traitCollection.displayScale
    return scale > 0 ? Double(scale) : 2
  }

  /// Calls `updateConstraints()` on all views that need it, from the inside out. An update that requests another one is repeated a limited
  /// number of times.
  func updateConstraintsTree() {
    for _ in 0..<8 where !updatePendingConstraints() { return }
  }

  /// Returns whether anything in the view was updated.
  private func updatePendingConstraints() -> Bool {
    var didUpdate = false
    if workBelow.contains(.constraints) {
      workBelow.remove(.constraints)
      for view in subviews where view.needsVisit(.constraints) && view.updatePendingConstraints() { didUpdate = true }
    }
    guard needsConstraintUpdate else { return didUpdate }
    needsConstraintUpdate = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    return true
  }

  /// Updates every engine above, and this view's own: layout starts from their frames.
  func updateEngines() {
    var roots: [LayoutEngine] = []
    for view in sequence(first: self, next: \.superview) {
      if let engine = view.layoutEngine { roots.append(engine) }
    }
    for engine in roots.reversed() { engine.update() }
  }
}
