import Foundation

/// The constraints of a stack, named as on a device, where they appear in the log.
extension UIStackView {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Edges = (near: Attribute, far: Attribute, length: Attribute, center: Attribute)

  private static let horizontal: Edges = (.leading, .trailing, .width, .centerX)
  private static let vertical: Edges = (.top, .bottom, .height, .centerY)

  /// Replaces the constraints that have changed, so that the change of one view among many costs little.
  func updateArrangement() {
    var present: [ArrangementRule: NSLayoutConstraint] = [:]
    for constraint in arrangement where constraint.isActive { present[ArrangementRule(constraint)] = constraint }
    let next = makeArrangement().map { present.removeValue(forKey: ArrangementRule($0)) ?? $0 }
    let kept = Set(next.map { ObjectIdentifier($0) })
    for constraint in arrangement where !kept.contains(ObjectIdentifier(constraint)) { constraint.isActive = false }
    for constraint in next where !constraint.isActive { constraint.install(in: self) }
    arrangement = next
  }

  /// The constraints that position the visible views.
  private func makeArrangement() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let along = axis == .horizontal ? UIStackView.horizontal : UIStackView.vertical
    let across = axis == .horizontal ? UIStackView.vertical : UIStackView.horizontal
    // A length that nothing else determines is as small as possible.
    var made = [
      rule(self, along.length, .equal, to: 0, at: 49, "UISV-canvas-fit"),
      rule(self, across.length, .equal, to: 0, at: 51, "UISV-spanning-fit"),
    ]
    guard let first = views.first, let last = views.last else { return made }
    let canvas: any LayoutElement = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    made.append(rule(first, along.near, .equal, canvas, along.near, "UISV-canvas-connection"))
    made.append(rule(last, along.far, .equal, canvas, along.far, "UISV-canvas-connection"))
    made += spacings(views, along)
    made += distribute(views, along)
    for view in views { made += align(view, with: first, in: canvas, across) }
    return made
  }

  private func spacings(_ views: [UIView], _ along: Edges) -> [NSLayoutConstraint] {
    let isFixed = [.fill, .fillEqually, .fillProportionally].contains(distribution)
    let byBaseline = isBaselineRelativeArrangement && axis == .vertical
    return zip(views, views.dropFirst()).map { one, next in
      rule(
        next, byBaseline ? .firstBaseline : along.near, isFixed ? .equal : .greaterThanOrEqual,
        one, byBaseline ? .lastBaseline : along.far, "UISV-spacing", constant: gap(after: one))
    }
  }

  private func distribute(_ views: [UIView], _ along: Edges) -> [NSLayoutConstraint] {
    guard views.count > 1 else { return [] }
    switch distribution {
    case .fill:
      // The first view stretches first if the priorities are equal.
      return views.enumerated().map { index, view in
        let rule = rule(view, along.length, .equal, to: 0, at: 25, "UISV-ambiguity-suppression")
        rule.weight = 1 + Double(index) / 64
        return rule
      }
    case .fillEqually:
      return views.dropFirst().map {
        rule($0, along.length, .equal, views[0], along.length, "UISV-fill-equally")
      }
    case .fillProportionally:
      let lengths = views.map { contentLength(of: $0) }
      guard let base = lengths.firstIndex(where: { $0 > 0 }) else { return [] }
      return views.indices.filter { $0 != base && lengths[$0] >= 0 }.map { index in
        let rule = NSLayoutConstraint(
          LayoutSide(views[index], along.length), .equal, LayoutSide(views[base], along.length),
          multiplier: lengths[index] / lengths[base])
        rule.identifier = "UISV-fill-proportionally"
        rule.priority = UILayoutPriority(999)
        return rule
      }
    case .equalSpacing:
      return equalDistances(views, from: along.far, to: along.near, at: 1000, "UISV-distributing-edge")
    case .equalCentering:
      return equalDistances(views, from: along.center, to: along.center, at: 150, "UISV-equal-centering")
    }
  }

  /// The length of a view's content; negative if it has none.
  private func contentLength(of view: UIView) -> CGFloat {
    let size =
      view is UIStackView
      ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    return length.isFinite ? length : -1
  }

  private func equalDistances(
    _ views: [UIView], from start: Attribute, to end: Attribute, at priority: Float, _ name: String
  ) -> [NSLayoutConstraint] {
    let distances = zip(views, views.dropFirst()).map { one, next in
      LayoutSide(from: LayoutSide(one, start), to: LayoutSide(next, end))
    }
    return distances.dropFirst().map { distance in
      let rule = NSLayoutConstraint(distance, .equal, distances[0])
      rule.identifier = name
      rule.priority = UILayoutPriority(priority)
      return rule
    }
  }

  private func align(
    _ view: UIView, with first: UIView, in canvas: any LayoutElement, _ across: Edges
  ) -> [NSLayoutConstraint] {
    let name = "UISV-alignment"
    let bounds = "UISV-spanning-boundary"
    let near = rule(view, across.near, .equal, canvas, across.near, name)
    let far = rule(view, across.far, .equal, canvas, across.far, name)
    let afterNear = rule(view, across.near, .greaterThanOrEqual, canvas, across.near, bounds)
    let beforeFar = rule(view, across.far, .lessThanOrEqual, canvas, across.far, bounds)
    switch alignment {
    case .fill: return [near, far]
    case .leading: return [near, beforeFar]
    case .trailing: return [afterNear, far]
    case .center: return [rule(view, across.center, .equal, canvas, across.center, name), afterNear, beforeFar]
    case .firstBaseline, .lastBaseline:
      let isFirst = alignment == .firstBaseline
      guard axis == .horizontal else { return isFirst ? [near, beforeFar] : [afterNear, far] }
      let fallback = isFirst ? near : far
      fallback.priority = UILayoutPriority(25)
      guard view !== first else { return [afterNear, beforeFar, fallback] }
      let baseline = isFirst ? Attribute.firstBaseline : .lastBaseline
      return [rule(view, baseline, .equal, first, baseline, name), afterNear, beforeFar, fallback]
    }
  }

  private func rule(
    _ item: any LayoutElement, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: any LayoutElement, _ otherAttribute: Attribute, _ name: String, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let rule = NSLayoutConstraint(
      LayoutSide(item, attribute), relation, LayoutSide(other, otherAttribute), constant: constant)
    rule.identifier = name
    return rule
  }

  private func rule(
    _ item: any LayoutElement, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, to constant: CGFloat,
    at priority: Float, _ name: String
  ) -> NSLayoutConstraint {
    let rule = NSLayoutConstraint(LayoutSide(item, attribute), relation, nil, constant: constant)
    rule.identifier = name
    rule.priority = UILayoutPriority(priority)
    return rule
  }
}

/// What a constraint of a stack says: two that say the same can replace each other.
@MainActor private struct ArrangementRule: nonisolated Hashable {
  private let sides: [Side]
  private let relation: NSLayoutConstraint.Relation
  private let numbers: [Double]
  private let identifier: String?

  private struct Side: Hashable {
    let element: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute
    let start: ObjectIdentifier?
    let startAttribute: NSLayoutConstraint.Attribute
  }

  init(_ constraint: NSLayoutConstraint) {
    sides = [constraint.first, constraint.second].compactMap(\.self).map { side in
      Side(
        element: side.element.map { ObjectIdentifier($0) }, attribute: side.attribute,
        start: side.startElement.map { ObjectIdentifier($0) }, startAttribute: side.startAttribute)
    }
    relation = constraint.relation
    numbers = [
      Double(constraint.multiplier), Double(constraint.constant), Double(constraint.priority.rawValue),
      constraint.weight,
    ]
    identifier = constraint.identifier
  }
}
