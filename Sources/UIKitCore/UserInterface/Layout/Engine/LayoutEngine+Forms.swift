import Foundation
import LayoutSolver

extension LayoutEngine {
  private static func axis(_ attribute: NSLayoutConstraint.Attribute) -> Int { attribute.axis == .vertical ? 1 : 0 }

  /// A number clamped for the solver: one larger than any screen would lose the precision of the others.
  static func sanitized(_ number: CGFloat) -> Double { number.isNaN ? 0 : min(max(Double(number), -1e6), 1e6) }

  /// The expression that must be zero, or at most or at least zero, to satisfy the constraint.
  func form(of constraint: NSLayoutConstraint) -> LinearForm {
    let flips = flips(constraint)
    func side(_ side: LayoutSide, beside other: LayoutSide?) -> LinearForm {
      guard flips, let mirrored = side.mirrored else { return self.form(of: side, beside: other) }
      // Distances are measured from the right: a position is that of the other side, to the left.
      var form = LinearForm()
      form.add(self.form(of: mirrored, beside: other), times: -1)
      return form
    }
    var form = side(constraint.first, beside: constraint.second)
    form.constant -= LayoutEngine.sanitized(constraint.constant)
    guard let second = constraint.second else { return form }
    let factor = LayoutEngine.sanitized(constraint.multiplier)
    form.add(side(second, beside: constraint.first), times: -factor)
    if factor != 1, !constraint.first.isLength, let holder = constraint.holder {
      // Multiples of positions are relative to the origin of the view that holds the constraint.
      let axis = LayoutEngine.axis(constraint.first.attribute)
      var start = origin(of: holder, axis)
      if flips {
        let far = start.adding(length(of: holder, axis))
        start = LinearForm()
        start.add(far, times: -1)
      }
      form.add(start, times: factor - 1)
    }
    return form
  }

  /// Whether the constraint refers to the direction of text, in a view whose text is read from right to left.
  private func flips(_ constraint: NSLayoutConstraint) -> Bool {
    guard UIView.usesDirections, let holder = constraint.holder, holder.isFlipped else { return false }
    return constraint.first.isDirectional || constraint.second?.isDirectional ?? false
  }

  private func form(of side: LayoutSide, beside other: LayoutSide?) -> LinearForm {
    guard let element = side.element else { return LinearForm() }
    let form = form(of: element, side.attribute, beside: other?.element)
    guard let start = side.startElement else { return form }
    return form.adding(self.form(of: start, side.startAttribute, beside: element), times: -1)
  }

  private func form(
    of element: any LayoutElement, _ attribute: NSLayoutConstraint.Attribute, beside other: (any LayoutElement)?
  ) -> LinearForm {
    let axis = LayoutEngine.axis(attribute)
    var near: LinearForm
    var length: LinearForm
    // What is inside a zoomed view is in its coordinates, and what is outside is beside the scaled view.
    var zoom = 1.0
    if let view = element as? UIView {
      if let content = view.scrolledContentGuide, attribute != .width, attribute != .height,
        let inside = other?.layoutOwner,
        inside !== view, inside.isDescendant(of: view)
      {
        return form(of: content, attribute, beside: nil)
      }
      near = origin(of: view, axis)
      length = self.length(of: view, axis)
      if view.zoomFactor != 1, !(other?.layoutOwner.map { $0 !== view && $0.isDescendant(of: view) } ?? false) {
        zoom = Double(view.zoomFactor)
      }
      if attribute.isAligned, !(other?.layoutOwner.map { $0 !== view && $0.isDescendant(of: view) } ?? false) {
        let insets = view.alignmentRectInsets
        if insets != .zero {
          let (before, after) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
          near = near.adding(dynamic: Double(before))
          length = length.adding(dynamic: -Double(before + after))
        }
      }
    } else if let guide = element as? UILayoutGuide, let view = guide.owningView, let kind = guide.insetKind {
      switch kind {
      case .safeArea, .margins, .readable: (near, length) = inset(view, guide.insets(in: view), axis)
      case .scrolledContent: (near, length) = (origin(of: view, axis), LinearForm(item(of: guide).length[axis]))
      case .scrolledFrame:
        let offset = Double(axis == 0 ? view.bounds.origin.x : view.bounds.origin.y)
        (near, length) = (origin(of: view, axis).adding(dynamic: offset), self.length(of: view, axis))
      }
    } else {
      let item = item(of: element)
      near = LinearForm(item.origin[axis])
      length = LinearForm(item.length[axis])
    }
    switch attribute {
    case .left, .leading, .top: return near
    case .right, .trailing, .bottom: return near.adding(length, times: zoom)
    case .centerX, .centerY: return near.adding(length, times: 0.5 * zoom)
    case .width, .height: return length
    case .lastBaseline:
      guard let view = (element as? UIView)?.forLastBaselineLayout else { return near.adding(length) }
      if view !== element { return form(of: view, attribute, beside: other) }
      return near.adding(length).adding(dynamic: -Double(view.baselines?.last ?? 0))
    case .firstBaseline:
      guard let view = (element as? UIView)?.forFirstBaselineLayout else { return near.adding(length) }
      if view !== element { return form(of: view, attribute, beside: other) }
      guard let baseline = view.baselines?.first else { return near.adding(length) }
      return near.adding(dynamic: Double(baseline))
    case .leftMargin, .leadingMargin, .topMargin: return margins(of: element, axis).near
    case .rightMargin, .trailingMargin, .bottomMargin:
      let (near, length) = margins(of: element, axis)
      return near.adding(length)
    case .centerXWithinMargins, .centerYWithinMargins:
      let (near, length) = margins(of: element, axis)
      return near.adding(length, times: 0.5)
    case .notAnAttribute: return LinearForm()
    }
  }

  /// The space inside the margins; a guide has no margins, so it is the guide itself.
  private func margins(of element: any LayoutElement, _ axis: Int) -> (near: LinearForm, length: LinearForm) {
    if let view = element as? UIView { return inset(view, view.layoutMargins, axis) }
    let near: NSLayoutConstraint.Attribute = axis == 0 ? .left : .top
    let length: NSLayoutConstraint.Attribute = axis == 0 ? .width : .height
    return (form(of: element, near, beside: nil), form(of: element, length, beside: nil))
  }

  private func inset(_ view: UIView, _ insets: UIEdgeInsets, _ axis: Int) -> (near: LinearForm, length: LinearForm) {
    let near = Double(axis == 0 ? insets.left : insets.top)
    let far = Double(axis == 0 ? insets.right : insets.bottom)
    return (origin(of: view, axis).adding(dynamic: near), length(of: view, axis).adding(dynamic: -near - far))
  }

  /// The position of a view's near edge in the root.
  func origin(of view: UIView, _ axis: Int) -> LinearForm {
    if view === root { return LinearForm() }
    guard view.hasGivenFrame, let superview = view.superview else { return LinearForm(item(of: view).origin[axis]) }
    if let insets = insets(ofFilling: view) {
      return LinearForm(constant: LayoutEngine.sanitized(axis == 0 ? insets.left : insets.top))
    }
    let position = view.frame.origin
    return origin(of: superview, axis).adding(dynamic: LayoutEngine.sanitized(axis == 0 ? position.x : position.y))
  }

  private func length(of view: UIView, _ axis: Int) -> LinearForm {
    if view === root { return LinearForm(rootLength[axis]) }
    guard view.hasGivenFrame else { return LinearForm(item(of: view).length[axis]) }
    if let insets = insets(ofFilling: view) {
      let distance = axis == 0 ? insets.left + insets.right : insets.top + insets.bottom
      return LinearForm(rootLength[axis]).adding(LinearForm(constant: LayoutEngine.sanitized(distance)), times: -1)
    }
    return LinearForm(
      constant: LayoutEngine.sanitized(axis == 0 ? view.bounds.width : view.bounds.height), isDynamic: true)
  }

  // MARK: Frames

  /// Assigns frames to all views that constraints position, on whole pixels.
  func assignFrames(in root: UIView) {
    let scale = root.layoutScale
    if !root.hasGivenFrame {
      let size = CGSize(
        width: round(solver.value(of: rootLength[0]), scale), height: round(solver.value(of: rootLength[1]), scale))
      if size != root.bounds.size { root.frame.size = size }
    }
    for item in items {
      guard let view = item.view, let superview = view.superview, !view.hasGivenFrame else { continue }
      let base = position(of: superview)
      let (x, y) = (solver.value(of: item.origin[0]), solver.value(of: item.origin[1]))
      let (width, height) = (solver.value(of: item.length[0]), solver.value(of: item.length[1]))
      let near = CGPoint(x: round(x, scale), y: round(y, scale))
      let size = CGSize(width: round(x + width, scale) - near.x, height: round(y + height, scale) - near.y)
      let half = view.zoomFactor / 2
      let center = CGPoint(
        x: near.x - round(base.x, scale) + size.width * half, y: near.y - round(base.y, scale) + size.height * half)
      guard
        abs(size.width - view.bounds.width) > 1e-6 || abs(size.height - view.bounds.height) > 1e-6
          || abs(center.x - view.center.x) > 1e-6 || abs(center.y - view.center.y) > 1e-6
      else { continue }
      view.center = center
      view.bounds.size = size
      superview.setNeedsLayout()
    }
    for item in items {
      guard let guide = item.guide, guide.insetKind == .scrolledContent, let view = guide.owningView else { continue }
      view.scrolledContentChanged(
        to: CGSize(
          width: round(solver.value(of: item.length[0]), scale), height: round(solver.value(of: item.length[1]), scale))
      )
    }
  }

  /// The frame of a guide in its view, as of the last solution.
  func frame(of guide: UILayoutGuide) -> CGRect {
    guard let item = knownItem(of: guide), let view = guide.owningView else { return .zero }
    let scale = view.layoutScale
    let base = position(of: view)
    let (x, y) = (solver.value(of: item.origin[0]), solver.value(of: item.origin[1]))
    let (width, height) = (solver.value(of: item.length[0]), solver.value(of: item.length[1]))
    let near = CGPoint(x: round(x, scale), y: round(y, scale))
    return CGRect(
      x: near.x - round(base.x, scale), y: near.y - round(base.y, scale),
      width: round(x + width, scale) - near.x, height: round(y + height, scale) - near.y)
  }

  /// The near corner of a view in the solution.
  private func position(of view: UIView) -> (x: Double, y: Double) {
    func value(_ axis: Int) -> Double {
      let form = origin(of: view, axis)
      return form.terms.reduce(form.constant) { $0 + $1.factor * solver.value(of: $1.variable) }
    }
    return (value(0), value(1))
  }

  private func round(_ value: Double, _ scale: Double) -> CGFloat {
    guard value.isFinite else { return 0 }
    // The small term makes values that differ from one half only by rounding errors round the same way.
    return CGFloat((value * scale + 0.5 + 1e-6).rounded(.down) / scale)
  }
}
