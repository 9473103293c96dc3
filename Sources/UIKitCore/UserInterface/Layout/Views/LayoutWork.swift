/// What a layout pass has to do in the views inside of a view.
struct LayoutWork: OptionSet {
  let rawValue: UInt8
  /// Views need layout.
  static let layout = LayoutWork(rawValue: 1 << 0)
  /// Views have to update their constraints.
  static let constraints = LayoutWork(rawValue: 1 << 1)
  /// Views compute frames from constraints, whose inputs may change anywhere. It stays.
  static let engines = LayoutWork(rawValue: 1 << 2)
  /// Views have to update their properties.
  static let properties = LayoutWork(rawValue: 1 << 3)
}

/// A pass visits only views that have something to do, or contain such a view. If a view has something to do, so are all above it marked; except
/// that during a pass those on the way to the present one do not.
extension UIView {
  /// Lets the views above know that this one has something to do.
  final func markAbove(_ work: LayoutWork) {
    var above = superview
    while let view = above, !view.workBelow.isSuperset(of: work) {
      view.workBelow.formUnion(work)
      above = view.superview
    }
  }

  /// Lets the views above know what this one, which was added to them, has to do.
  final func markAboveAgain() {
    var work = workBelow
    if needsLayout { work.insert(.layout) }
    if needsConstraintUpdate { work.insert(.constraints) }
    if needsPropertyUpdate { work.insert(.properties) }
    if layoutEngine != nil { work.insert(.engines) }
    if !work.isEmpty { markAbove(work) }
  }

  /// Whether a pass has to visit the view.
  final func needsVisit(_ work: LayoutWork) -> Bool {
    if !workBelow.isDisjoint(with: work == .layout ? [.layout, .engines] : work) { return true }
    if work == .properties { return needsPropertyUpdate }
    return work == .layout ? needsLayout || layoutEngine != nil : needsConstraintUpdate
  }
}
