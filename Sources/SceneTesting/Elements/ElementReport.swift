@_spi(Runtime) import UIKitCore

/// The messages about elements that are not there, or that cannot be operated.
@MainActor enum ElementReport {
  /// The maximum number of elements that a message lists.
  private static let maximum = 40

  /// The message about an element that is not on screen.
  static func missing(_ query: ElementQuery, purpose: String?) -> String {
    let scene = query.scene
    let wanted = query.steps.map(\.description).reversed().joined(separator: " in ")
    let head = "There is no \(wanted) on the screen of scene \(scene.label)" + (purpose.map { " to \($0)" } ?? "")
    guard let state = obstacle(scene) else {
      let (near, list) = scene.app.turned {
        let all = ElementTree(scene).elements
        return (nearest(query, in: all), all.map(line))
      }
      return ([head + "." + (near.map { " Did you mean \($0)?" } ?? "")] + screen(list)).joined(separator: "\n")
    }
    return "\(head): \(state)"
  }

  /// Why nothing on a scene can be operated.
  static func obstacle(_ scene: SceneUnderTest) -> String? {
    guard scene.exists else { return "there is no scene \(scene.label)." }
    guard scene.app.isRunning else { return "the app does not run." }
    switch scene.state {
    case .foregroundActive: return nil
    case .foregroundInactive:
      return "scene \(scene.label) is inactive, because something of the system is in front of it."
    case .background: return "scene \(scene.label) is in the background. Bring it to the front first."
    case .unattached: return "scene \(scene.label) is not connected."
    @unknown default: return nil
    }
  }

  static func disabled(_ element: ScreenElement) -> String { "The \(name(element)) is disabled." }

  static func covered(_ element: ScreenElement, by hit: UIView?, in tree: ElementTree) -> String {
    guard let hit else { return "The \(name(element)) does not accept presses: interaction is off there." }
    let cover = tree.elements.last { hit === $0.view || (hit.isDescendant(of: $0.view) && $0.kind != .list) }
    return "The \(name(element)) cannot be reached: it is covered by "
      + (cover.map { "the \(name($0))" } ?? "a \(type(of: hit))") + "."
  }

  static func name(_ element: ScreenElement) -> String {
    let label = element.label.isEmpty ? element.identifier ?? "" : element.label
    return element.kind.noun + (label.isEmpty ? "" : " \u{201C}\(label)\u{201D}")
  }

  /// One line about an element.
  static func line(_ element: ScreenElement) -> String {
    var line = name(element)
    if let identifier = element.identifier, identifier != element.label { line += " (\(identifier))" }
    if let value = element.value, !value.isEmpty, value != element.label { line += " = \(value)" }
    if !element.isEnabled { line += ", disabled" }
    if element.isSelected { line += ", selected" }
    return line
  }

  private static func screen(_ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return ["Nothing is on screen."] }
    let rest = lines.count - maximum
    return ["On screen:"] + lines.prefix(maximum).map { "  \($0)" } + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  /// The element whose name is nearest to the one that is missing.
  private static func nearest(_ query: ElementQuery, in elements: [ScreenElement]) -> String? {
    guard let step = query.steps.last, let wanted = step.name else { return nil }
    var best: (distance: Int, element: ScreenElement)?
    for element in elements {
      for name in Set([element.label, element.identifier, element.placeholder, element.shownText].compactMap(\.self))
      where !name.isEmpty {
        var distance = editDistance(wanted.lowercased(), name.lowercased())
        if name != wanted, name.contains(wanted) || wanted.contains(name) { distance = min(distance, 2) }
        if let kinds = step.kinds, !kinds.contains(element.kind) { distance += 1 }
        if distance < best?.distance ?? Int.max { best = (distance, element) }
      }
    }
    guard let best, best.distance <= max(2, wanted.count / 2) else { return nil }
    return "the \(name(best.element))"
  }

  /// The number of characters to insert, delete or replace.
  private static func editDistance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.prefix(80)), Array(other.prefix(80)))
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, candidate) in other.enumerated() {
        let replaced = diagonal + (character == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

extension ElementUnderTest.Kind {
  /// The word for it in messages.
  var noun: String {
    switch self {
    case .textField, .secureTextField, .textView: "field"
    case .segmentedControl: "segmented control"
    case .progressIndicator: "progress indicator"
    case .activityIndicator: "activity indicator"
    case .scrollView: "scroll view"
    case .other: "element"
    default: rawValue
    }
  }
}
