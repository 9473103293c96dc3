import Foundation

/// Collects the layout attributes of one view tree in a storyboard, and applies them when all views exist.
@MainActor final class StoryboardLayout {
  /// The views and guides by their identifiers in the file.
  private var elements: [String: any LayoutElement] = [:]
  private var waiting: [(constraint: StoryboardElement, holder: UIView)] = []

  /// Records a view, its layout attributes in the file, and its constraints.
  func note(_ view: UIView, from element: StoryboardElement) {
    if let id = element["id"] { elements[id] = view }
    if element["translatesAutoresizingMaskIntoConstraints"] == "NO" {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for (direction, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      if let value = number(element["\(direction)HuggingPriority"]) {
        view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
      }
      if let value = number(element["\(direction)CompressionResistancePriority"]) {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: axis)
      }
    }
    if element["preservesSuperviewLayoutMargins"] == "YES" { view.preservesSuperviewLayoutMargins = true }
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" { view.insetsLayoutMarginsFromSafeArea = false }
    for part in element.children {
      switch (part.name, part["key"]) {
      case ("viewLayoutGuide", let key): noteGuide(part, key, of: view)
      case ("edgeInsets", "layoutMargins"), ("directionalEdgeInsets", "directionalLayoutMargins"):
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: number(part["top"]) ?? 0, leading: number(part["leading"] ?? part["left"]) ?? 0,
          bottom: number(part["bottom"]) ?? 0, trailing: number(part["trailing"] ?? part["right"]) ?? 0)
      case ("constraints", _):
        for constraint in part.children where constraint.name == "constraint" && constraint["placeholder"] != "YES" {
          waiting.append((constraint, view))
        }
      default: break
      }
    }
    if let stack = view as? UIStackView { configure(stack, from: element) }
  }

  private func noteGuide(_ part: StoryboardElement, _ key: String?, of view: UIView) {
    guard let id = part["id"] else { return }
    switch key {
    case "safeArea": elements[id] = view.safeAreaLayoutGuide
    case "layoutMargins": elements[id] = view.layoutMarginsGuide
    case "contentLayoutGuide": elements[id] = (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": elements[id] = (view as? UIScrollView)?.frameLayoutGuide
    default: break
    }
  }

  private func configure(_ stack: UIStackView, from element: StoryboardElement) {
    if element["axis"] == "vertical" { stack.axis = .vertical }
    let distributions: [String: UIStackView.Distribution] = [
      "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
      "equalCentering": .equalCentering,
    ]
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
      "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    stack.distribution = element["distribution"].flatMap { distributions[$0] } ?? .fill
    stack.alignment = element["alignment"].flatMap { alignments[$0] } ?? .fill
    if let spacing = number(element["spacing"]) { stack.spacing = spacing }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    stack.isBaselineRelativeArrangement = element["baselineRelativeArrangement"] == "YES"
    stack.isLayoutMarginsRelativeArrangement = element["layoutMarginsRelativeArrangement"] == "YES"
  }

  /// Activates the constraints. Those that cannot be created are reported to `logIgnored`.
  func activate(logIgnored: (String) -> Void) {
    for (element, holder) in waiting {
      guard let constraint = constraint(element, holder: holder) else {
        logIgnored("the constraint \(element["id"] ?? "")")
        continue
      }
      constraint.isActive = true
    }
    waiting = []
  }

  private func constraint(_ element: StoryboardElement, holder: UIView) -> NSLayoutConstraint? {
    func item(_ key: String) -> (any LayoutElement)? { element[key].map { elements[$0] } ?? holder }
    guard let first = item("firstItem"), let attribute = attribute(element["firstAttribute"]) else { return nil }
    var second: LayoutSide?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let other = item("secondItem"), let otherAttribute = self.attribute(element["secondAttribute"]) else {
        return nil
      }
      second = LayoutSide(other, otherAttribute)
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    var constant = number(element["constant"]) ?? 0
    if element["symbolic"] == "YES", element["constant"] == nil {
      let isAtEdge = first === holder || second?.element === holder || second?.element is UILayoutGuide
      constant = isAtEdge ? 20 : systemSpacing
    }
    let made = NSLayoutConstraint(
      LayoutSide(first, attribute), element["relation"].flatMap { relations[$0] } ?? .equal, second,
      multiplier: multiplier(element["multiplier"]), constant: constant)
    made.identifier = element["identifier"]
    if let priority = number(element["priority"]) { made.priority = UILayoutPriority(Float(priority)) }
    return made
  }

  private func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    guard let name else { return nil }
    if name == "baseline" { return .lastBaseline }
    return (1...20).lazy.compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).first { $0.name == name }
  }

  /// A multiplier as Xcode writes it: a number, or a ratio such as `16:9`.
  private func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").map { number(String($0)) ?? 0 }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }

  /// A number that can be a length.
  private func number(_ text: String?) -> CGFloat? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }
}
