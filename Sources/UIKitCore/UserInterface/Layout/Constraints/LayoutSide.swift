import Foundation

/// An element that constraints can position: a view or a layout guide.
@MainActor protocol LayoutElement: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutOwner: UIView? { get }
}

/// One side of a constraint: an edge, a centre, a baseline or a length of an element, or the distance between two.
@MainActor struct LayoutSide {
  private(set) weak var element: (any LayoutElement)?
  let attribute: NSLayoutConstraint.Attribute
  /// The start of the distance, if the side is a distance between two positions.
  private(set) weak var startElement: (any LayoutElement)?
  let startAttribute: NSLayoutConstraint.Attribute

  init(_ element: (any LayoutElement)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.element = element
    self.attribute = attribute
    startAttribute = .notAnAttribute
  }

  /// The distance from `start` to `end`.
  init(from start: LayoutSide, to end: LayoutSide) {
    element = end.element
    attribute = end.attribute
    startElement = start.element
    startAttribute = start.attribute
  }

  /// Whether the side is a length, and not a position.
  var isLength: Bool { isDistance || attribute == .width || attribute == .height }
  /// Whether it is the distance between two positions.
  var isDistance: Bool { startAttribute != .notAnAttribute }

  /// Whether the side refers to the direction of text.
  var isDirectional: Bool {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The same side where text is read from right to left, by left and right; `nil` for a length.
  var mirrored: LayoutSide? {
    if isDistance {
      guard let start = LayoutSide(startElement, startAttribute).mirrored,
        let end = LayoutSide(element, attribute).mirrored
      else { return nil }
      return LayoutSide(from: start, to: end)
    }
    let other: NSLayoutConstraint.Attribute
    switch attribute {
    case .leading: other = .right
    case .trailing: other = .left
    case .leadingMargin: other = .rightMargin
    case .trailingMargin: other = .leftMargin
    case .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins: other = attribute
    default: return nil
    }
    return LayoutSide(element, other)
  }

  var elements: [any LayoutElement] { [element, startElement].compactMap { $0 } }

  /// Whether an element of the side was released.
  var isBroken: Bool { element == nil || isDistance && startElement == nil }

  /// The name in log messages: `UILabel.leading`.
  var name: String {
    func name(_ element: (any LayoutElement)?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      guard let element else { return "(gone).\(attribute.name)" }
      let identifier = (element as? UIView)?.accessibilityIdentifier ?? (element as? UILayoutGuide)?.identifier
      let label = identifier.flatMap { $0.isEmpty ? nil : ":'\($0)'" } ?? ""
      return "\(type(of: element))\(label).\(attribute.name)"
    }
    guard isDistance else { return name(element, attribute) }
    return "(\(name(element, attribute)) - \(name(startElement, startAttribute)))"
  }
}
