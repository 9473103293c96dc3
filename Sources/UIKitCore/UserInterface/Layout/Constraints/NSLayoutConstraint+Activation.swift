import Foundation
import RuntimeLogging

extension NSLayoutConstraint {
  /// Every view or guide in the constraint.
  var elements: [any LayoutElement] { first.elements + (second?.elements ?? []) }

  /// Why the constraint is invalid, or `nil` if it is valid.
  var validationError: String? {
    let sides = [first] + (second.map { [$0] } ?? [])
    if sides.contains(where: \.isBroken) {
      return "one of its items is neither a view nor a layout guide, or was released"
    }
    if !constant.isFinite || !multiplier.isFinite { return "its constant or its multiplier is not a number" }
    if first.attribute == .notAnAttribute { return "it has no attribute of its first item" }
    guard let second else { return first.isLength ? nil : "it sets a position equal to a constant" }
    guard first.isLength == second.isLength else { return "it compares a position with a length" }
    if first.isLength { return nil }
    if first.attribute.axis != second.attribute.axis { return "it compares positions of different axes" }
    if first.attribute.isAbsolute && second.attribute.isByText
      || first.attribute.isByText && second.attribute.isAbsolute
    {
      return "it compares left or right with leading or trailing"
    }
    return nil
  }

  /// Whether a side is a baseline of `view`.
  func usesBaseline(of view: UIView) -> Bool {
    [first, second].contains { side in
      guard let side, side.element === view else { return false }
      return side.attribute == .firstBaseline || side.attribute == .lastBaseline
    }
  }

  /// The nearest view that is or contains all items.
  private var commonAncestor: UIView? {
    let owners = elements.map(\.layoutOwner)
    guard var common = owners.first ?? nil else { return nil }
    for owner in owners.dropFirst() {
      guard let owner else { return nil }
      while !owner.isDescendant(of: common) {
        guard let above = common.superview else { return nil }
        common = above
      }
    }
    return common
  }

  func activate() {
    guard holder == nil else { return }
    if let validationError {
      RuntimeLog.write("The constraint \(self) was not activated: \(validationError).")
      return
    }
    guard let common = commonAncestor else {
      RuntimeLog.write("The constraint \(self) was not activated: its items have no common superview.")
      return
    }
    install(in: common)
  }

  /// Adds the constraint to `view`, which contains all items.
  func install(in view: UIView) {
    holder = view
    nextSequence()
    view.ensureLayoutState().constraints.append(self)
    for crossed in crossedViews { crossed.changeCrossings(by: 1) }
    view.layoutRoot.ensureLayoutEngine().add(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    let crossed = crossedViews
    view.layoutRoot.layoutEngine?.remove(self)
    view.layoutState?.constraints.removeAll { $0 === self }
    holder = nil
    isReported = false
    for crossed in crossed { crossed.changeCrossings(by: -1) }
  }

  /// The views between the holder and the items: their contents depend on the layout outside of them.
  private var crossedViews: [UIView] {
    var crossed: [UIView] = []
    for element in elements {
      let isOwnGuide = (element as? UILayoutGuide)?.insetKind == nil && element is UILayoutGuide
      var view = isOwnGuide ? element.layoutOwner : element.layoutOwner?.superview
      if element.layoutOwner === holder { view = nil }
      while let between = view, between !== holder {
        crossed.append(between)
        view = between.superview
      }
    }
    return crossed
  }
}
