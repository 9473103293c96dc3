import Foundation

/// Layout attributes and constraints.
extension StoryboardScope {
  /// Records a view's guides and constraints, and applies its priorities and margins.
  func noteLayout(of view: UIView, _ element: StoryboardElement) {
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if let value = element.number("horizontalHuggingPriority") {
      view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = element.number("verticalHuggingPriority") {
      view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: .vertical)
    }
    if let value = element.number("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .horizontal)
    }
    if let value = element.number("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
    }
    if element.flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = true }
    if !element.flag("insetsLayoutMarginsFromSafeArea", true) { view.insetsLayoutMarginsFromSafeArea = false }
    for part in element.children {
      switch part.name {
      case "viewLayoutGuide": noteGuide(part, of: view)
      case "edgeInsets" where part["key"] == "layoutMargins",
        "directionalEdgeInsets" where part["key"] == "directionalLayoutMargins":
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: part.number("top") ?? 0, leading: part.number("leading") ?? part.number("left") ?? 0,
          bottom: part.number("bottom") ?? 0, trailing: part.number("trailing") ?? part.number("right") ?? 0)
      case "constraints":
        for constraint in part.children
        where constraint.name == "constraint" && (constraint["placeholder"] != "YES" || builder.isIsolated) {
          constraints.append((constraint, view))
        }
      default: break
      }
    }
    if let stack = view as? UIStackView { configure(stack, from: element) }
  }

  private func noteGuide(_ part: StoryboardElement, of view: UIView) {
    guard let id = part["id"] else { return }
    switch part["key"] {
    case "safeArea": guides[id] = view.safeAreaLayoutGuide
    case "layoutMargins": guides[id] = view.layoutMarginsGuide
    case "readableContent": guides[id] = view.readableContentGuide
    case "contentLayoutGuide": guides[id] = (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": guides[id] = (view as? UIScrollView)?.frameLayoutGuide
    // There is no keyboard on the screen: its guide is the bottom of the safe area.
    case "keyboard": guides[id] = view.safeAreaLayoutGuide
    default: builder.logIgnored("the layout guide \"\(part["key"] ?? "")\"", at: part)
    }
  }

  private func configure(_ stack: UIStackView, from element: StoryboardElement) {
    if value(of: "axis", in: element) == "vertical" { stack.axis = .vertical }
    stack.distribution = value(of: "distribution", in: element).flatMap { Self.distributions[$0] } ?? .fill
    stack.alignment = value(of: "alignment", in: element).flatMap { Self.alignments[$0] } ?? .fill
    if let spacing = value(of: "spacing", in: element).flatMap({ Double($0) }), spacing.isFinite {
      stack.spacing = spacing
    }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement")
    stack.isLayoutMarginsRelativeArrangement = element.flag("layoutMarginsRelativeArrangement")
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
    "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]

  // MARK: Variations

  /// The value of an attribute for the current size classes.
  func value(of attribute: String, in element: StoryboardElement) -> String? {
    for variation in element.children.reversed()
    where variation.name == "variation" && variation["key"] != "default" && applies(variation) {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  /// Records what the variations of an element leave out.
  func noteExclusions(_ element: StoryboardElement) {
    for variation in element.children where variation.name == "variation" && applies(variation) {
      for mask in variation.children where mask.name == "mask" {
        for reference in mask.children {
          guard let id = reference["reference"] else { continue }
          if reference.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
  }

  private func applies(_ variation: StoryboardElement) -> Bool {
    guard let key = variation["key"], key != "default" else { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }

  // MARK: Constraints

  /// Creates the constraints whose views exist, and activates them.
  func activateConstraints() {
    var left: [(element: StoryboardElement, holder: UIView)] = []
    for (element, holder) in constraints {
      guard let made = constraint(element, holder: holder) else {
        left.append((element, holder))
        continue
      }
      if let id = element["id"] {
        objects[id] = made
        if excluded.contains(id) {
          inactive.append(made)
          continue
        }
      }
      if [element["firstItem"], element["secondItem"]].contains(where: { $0.map(excluded.contains) ?? false }) {
        inactive.append(made)
        continue
      }
      made.isActive = true
    }
    constraints = left
  }

  private func side(_ id: String?, _ attribute: NSLayoutConstraint.Attribute, _ holder: UIView) -> LayoutSide? {
    guard let id else { return LayoutSide(holder, attribute) }
    if let guide = guides[id] { return LayoutSide(guide, attribute) }
    if let view = objects[id] as? UIView { return LayoutSide(view, attribute) }
    guard let guide = layoutGuides[id], let root = rootView else { return nil }
    // The guides of a controller before iOS 11: the bars at the top and the bottom of its view.
    switch (guide, attribute) {
    case (.top, .bottom), (.top, .lastBaseline): return LayoutSide(root.safeAreaLayoutGuide, .top)
    case (.top, _): return LayoutSide(root, .top)
    case (.bottom, .top): return LayoutSide(root.safeAreaLayoutGuide, .bottom)
    case (.bottom, _): return LayoutSide(root, .bottom)
    }
  }

  private func constraint(_ element: StoryboardElement, holder: UIView) -> NSLayoutConstraint? {
    guard let attribute = Self.attribute(element["firstAttribute"]),
      let first = side(element["firstItem"], attribute, holder)
    else { return nil }
    var second: LayoutSide?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let otherAttribute = Self.attribute(element["secondAttribute"]),
        let other = side(element["secondItem"], otherAttribute, holder)
      else { return nil }
      second = other
    }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    let given = value(of: "constant", in: element).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    var constant = given ?? 0
    if given == nil, element.flag("symbolic") {
      let isAtEdge = first.element === holder || second?.element === holder || second?.element is UILayoutGuide
      constant = isAtEdge ? 20 : systemSpacing
    }
    let made = NSLayoutConstraint(
      first, relation, second, multiplier: Self.multiplier(element["multiplier"]), constant: constant)
    made.identifier = element["identifier"]
    let priority = value(of: "priority", in: element).flatMap { Double($0) }
    if let priority, priority.isFinite { made.priority = UILayoutPriority(Float(priority)) }
    return made
  }

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? { name.flatMap { attributes[$0] } }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = {
    var named = Dictionary(
      uniqueKeysWithValues: (1...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).map { ($0.name, $0) })
    named["baseline"] = .lastBaseline
    return named
  }()

  /// A multiplier as Xcode writes it: a number, or a ratio such as `16:9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").map { Double($0).flatMap { $0.isFinite ? $0 : nil } ?? 0 }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }
}
