import Foundation

/// Why a visual format cannot be parsed, and the position of the error.
struct VisualFormatProblem: Error {
  let reason: String
  let position: Int
}

/// A row or column, as described by a visual format.
@MainActor struct VisualFormat {
  /// A length or a distance in the format.
  struct Rule {
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    /// The view whose length is referenced, if it is not just a number.
    var element: (any LayoutElement)?
    var priority: UILayoutPriority
  }

  /// One view, with the rules for its length.
  struct Item {
    var element: any LayoutElement
    var rules: [Rule]
  }

  var isVertical = false
  var items: [Item] = []
  /// The distances between neighbours: one less than there are views. An empty list means the standard distance.
  var gaps: [[Rule]] = []
  /// The distances between the superview's edges and the outermost views; `nil` if the format does not contain the edge.
  var leading: [Rule]?
  var trailing: [Rule]?

  static func standard(_ distance: CGFloat) -> [Rule] {
    [Rule(relation: .equal, constant: distance, element: nil, priority: .required)]
  }

  func constraints(options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    guard let first = items.first, let last = items.last else { return [] }
    var made: [NSLayoutConstraint] = []
    let isAbsolute = options.contains(.directionLeftToRight) || options.contains(.directionRightToLeft)
    let isReversed = options.contains(.directionRightToLeft) && !isVertical
    let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical
      ? (.top, .bottom) : isAbsolute ? (isReversed ? (.right, .left) : (.left, .right)) : (.leading, .trailing)
    let byBaseline = isVertical && options.contains(.spacingBaselineToBaseline)
    func distance(
      _ start: any LayoutElement, _ from: NSLayoutConstraint.Attribute, _ end: any LayoutElement,
      _ to: NSLayoutConstraint.Attribute, _ rules: [Rule]
    ) {
      for rule in rules {
        // From right to left the near position has the greater coordinate.
        let (one, other) =
          isReversed ? (LayoutSide(start, from), LayoutSide(end, to)) : (LayoutSide(end, to), LayoutSide(start, from))
        let constraint = NSLayoutConstraint(one, rule.relation, other, constant: rule.constant)
        constraint.priority = rule.priority
        made.append(constraint)
      }
    }
    if let leading, let superview = VisualFormat.superview(of: first.element) {
      distance(superview, near, first.element, near, leading)
    }
    for (index, item) in items.enumerated() {
      let length = isVertical ? NSLayoutConstraint.Attribute.height : .width
      for rule in item.rules {
        let constraint = NSLayoutConstraint(
          LayoutSide(item.element, length), rule.relation, rule.element.map { LayoutSide($0, length) },
          constant: rule.constant)
        constraint.priority = rule.priority
        made.append(constraint)
      }
      guard index > 0 else { continue }
      distance(
        items[index - 1].element, byBaseline ? .lastBaseline : far, item.element, byBaseline ? .firstBaseline : near,
        gaps[index - 1])
      for attribute in options.aligned where (attribute.axis == .horizontal) == isVertical {
        made.append(
          NSLayoutConstraint(LayoutSide(item.element, attribute), .equal, LayoutSide(first.element, attribute)))
      }
    }
    if let trailing, let superview = VisualFormat.superview(of: last.element) {
      distance(last.element, far, superview, far, trailing)
    }
    return made
  }

  static func superview(of element: any LayoutElement) -> UIView? {
    (element as? UIView).map { $0.superview } ?? element.layoutOwner
  }
}
