import Foundation
@_spi(Runtime) import UIKitCore
import ViewBacking

/// One element that is on screen.
@MainActor struct ScreenElement {
  var kind: ElementUnderTest.Kind
  /// The view that shows it and receives its events.
  var view: UIView
  /// What a screen reader reads.
  var label = ""
  /// The text that is seen, if it is one text.
  var shownText: String?
  /// Further names: the texts in it.
  var texts: [String] = []
  var identifier: String?
  var value: String?
  var placeholder: String?
  var isEnabled = true
  var isSelected = false
  /// The rectangle in the window, and the part of it that is not clipped.
  var frame: CGRect
  var visibleFrame: CGRect
  var window: UIWindow
  /// The index of a segment in its control.
  var segment: Int?
  /// The entries of its menu, or its segments.
  var choices: [Choice] = []
  var content: ViewContent
  /// Whether the label is the app's own, and not the text.
  var hasOwnLabel = false

  /// Something that can be chosen.
  struct Choice {
    let title: String
    let path: [Int]
    let isEnabled: Bool
    let isSubmenu: Bool
  }

  var isControl: Bool {
    switch kind {
    case .button, .toggle, .textField, .secureTextField, .textView, .slider, .stepper, .segmentedControl: true
    default: false
    }
  }

  func matches(_ step: ElementQuery.Step) -> Bool {
    if let kinds = step.kinds, !kinds.contains(kind), !(kinds == [.text] && shownText != nil) { return false }
    guard let name = step.name else { return step.kinds.map { $0.contains(kind) } ?? true }
    if step.isIdentifier { return identifier == name }
    return label == name || shownText == name || placeholder == name || identifier == name || texts.contains(name)
  }
}

/// What is on the screen of a scene: its windows as a host shows them, and the elements in them.
@MainActor struct ElementTree {
  private(set) var elements: [ScreenElement] = []
  /// The visible windows, the rearmost first.
  let windows: [UIWindow]

  init(_ scene: SceneUnderTest) {
    let all = (scene.scene as? UIWindowScene)?.windows ?? []
    windows = all.filter { !$0.isHidden }.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
    for window in windows {
      var walk = Walk(window: window)
      walk.visit(window, at: .zero, clip: window.bounds)
      elements += walk.named
    }
  }

  /// The elements in those that all steps of a query have found.
  func elements(in query: ElementQuery) -> [ScreenElement] {
    var candidates = elements
    for step in query.steps {
      guard let container = matches(step, in: candidates).first else { return [] }
      candidates = candidates.filter { $0.view !== container.view && $0.view.isDescendant(of: container.view) }
    }
    return candidates
  }

  /// The elements that a query finds: for texts those that are nothing else before the titles of controls.
  func matches(_ query: ElementQuery) -> [ScreenElement] {
    guard let last = query.steps.last else { return elements }
    var outer = query
    outer.steps.removeLast()
    return matches(last, in: elements(in: outer))
  }

  private func matches(_ step: ElementQuery.Step, in candidates: [ScreenElement]) -> [ScreenElement] {
    var found = candidates.filter { $0.matches(step) }
    if let kinds = step.kinds {
      found = found.filter { kinds.contains($0.kind) } + found.filter { !kinds.contains($0.kind) }
    }
    guard let index = step.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }
}

/// The walk through one window.
@MainActor private struct Walk {
  let window: UIWindow
  private var elements: [ScreenElement] = []

  init(window: UIWindow) { self.window = window }

  /// Visits a view whose superview's content has its origin at `origin`, in the window's coordinates.
  mutating func visit(_ view: UIView, at origin: CGPoint, clip: CGRect) {
    let shown = view.shownDescription
    guard !shown.isHidden, shown.alpha >= 0.01, !shown.accessibility.isHidden else { return }
    var frame = shown.frame
    if view !== window {
      frame.origin.x += origin.x
      frame.origin.y += origin.y
    } else {
      frame.origin = .zero
    }
    let visible = frame.intersection(clip)
    let start = elements.count
    add(view, shown, frame, visible)
    var content = frame.origin
    var inner = clip
    if case .scroll(let scroll) = shown.content {
      content.x -= scroll.offset.x
      content.y -= scroll.offset.y
      inner = visible
    } else if shown.clipsToBounds {
      inner = visible
    }
    if !inner.isEmpty, !inner.isNull {
      for subview in view.subviews { visit(subview, at: content, clip: inner) }
    }
    finish(view, shown, frame, visible, from: start)
  }

  private mutating func add(_ view: UIView, _ shown: ViewDescription, _ frame: CGRect, _ visible: CGRect) {
    guard !visible.isEmpty, !visible.isNull, let kind = kind(view, shown) else { return }
    var element = ScreenElement(
      kind: kind, view: view, frame: frame, visibleFrame: visible, window: window, content: shown.content)
    element.identifier = shown.accessibility.identifier
    element.isEnabled = shown.isEnabled && !view.accessibilityTraits.contains(.notEnabled)
    element.isSelected = shown.accessibility.isSelected ?? false || view.accessibilityTraits.contains(.selected)
    element.describeContent()
    if let own = shown.accessibility.label, !own.isEmpty {
      if element.value == nil, kind == .button, let title = element.shownText, title != own { element.value = title }
      element.label = own
      element.hasOwnLabel = true
    }
    if let value = shown.accessibility.value { element.value = value }
    if kind == .text, element.label.isEmpty { return }
    elements.append(element)
    addSegments(of: element)
  }

  /// The kind of an element, by what shows it; `nil` for a view that is none by itself.
  private func kind(_ view: UIView, _ shown: ViewDescription) -> ElementUnderTest.Kind? {
    let traits = view.accessibilityTraits
    switch shown.content {
    case .label: return traits.isDisjoint(with: [.button, .link]) ? .text : .button
    case .button: return .button
    case .textField(let field): return field.isSecure ? .secureTextField : .textField
    case .textEditor(let editor): return editor.isEditable ? .textView : .text
    case .toggle: return .toggle
    case .slider: return .slider
    case .segments: return .segmentedControl
    case .stepper: return .stepper
    case .progress: return .progressIndicator
    case .activity: return .activityIndicator
    case .image: return traits.isDisjoint(with: [.button, .link]) ? .image : .button
    case .row: return .row
    case .scroll: return shown.accessibility.role == .list ? .list : .scrollView
    case .plain, .drawing:
      switch shown.accessibility.role {
      case .alert: return .alert
      case .dialog: return .sheet
      case .list: return .list
      case .row: return .row
      default: break
      }
      if view is UIControl { return .button }
      if !traits.isDisjoint(with: [.button, .link]) { return .button }
      return nil
    }
  }

  private mutating func addSegments(of element: ScreenElement) {
    guard case .segments(let content) = element.content, !content.segments.isEmpty else { return }
    let width = element.frame.width / CGFloat(content.segments.count)
    for (index, segment) in content.segments.enumerated() {
      let frame = CGRect(
        x: element.frame.minX + CGFloat(index) * width, y: element.frame.minY, width: width,
        height: element.frame.height)
      var part = ScreenElement(
        kind: .button, view: element.view, frame: frame, visibleFrame: frame.intersection(element.visibleFrame),
        window: window, content: element.content)
      part.label = segment.title.isEmpty ? segment.image?.symbolName ?? "" : segment.title
      part.shownText = segment.title
      part.isEnabled = element.isEnabled && segment.isEnabled
      part.isSelected = content.chosen == index
      part.segment = index
      if !part.visibleFrame.isEmpty { elements.append(part) }
    }
  }

  /// Called after the views in a view: it gets its name from them, or gives them its own.
  private mutating func finish(
    _ view: UIView, _ shown: ViewDescription, _ frame: CGRect, _ visible: CGRect, from start: Int
  ) {
    if start < elements.count, elements[start].view === view {
      nameByContent(start)
    } else {
      passName(of: view, shown, frame, visible, from: start)
    }
    // A presented view that fills the window hides everything behind it.
    if [.dialog, .alert].contains(shown.accessibility.role), let card = view.subviews.last,
      card.frame == view.bounds, card.shownDescription.background?.alpha == 1
    {
      elements.removeSubrange(..<start)
    }
  }

  private mutating func nameByContent(_ index: Int) {
    var element = elements[index]
    guard [.button, .row, .alert, .sheet, .other].contains(element.kind), element.segment == nil else { return }
    let inner = elements[(index + 1)...]
    let texts = inner.filter { $0.kind == .text }.map(\.label)
    element.texts = element.kind == .button ? [] : texts
    if element.kind == .alert || element.kind == .sheet {
      if element.label.isEmpty { element.label = texts.first ?? "" }
    } else if !element.hasOwnLabel, element.label.isEmpty {
      let named = texts.isEmpty ? inner.filter { $0.kind == .image && !$0.label.isEmpty }.map(\.label) : texts
      element.label = named.joined(separator: ", ")
      if element.kind == .button, texts.count == 1 { element.shownText = nil }
    }
    elements[index] = element
  }

  /// A view around others that has a name is a name for the one control in it, or else an element itself.
  private mutating func passName(
    of view: UIView, _ shown: ViewDescription, _ frame: CGRect, _ visible: CGRect, from start: Int
  ) {
    let (identifier, label) = (shown.accessibility.identifier, shown.accessibility.label)
    guard identifier != nil || label != nil || view.isAccessibilityElement, view !== window else { return }
    let inner = elements.indices[start...].filter { elements[$0].segment == nil }
    let controls = inner.filter { elements[$0].isControl }
    let target = controls.count == 1 ? controls.first : inner.count == 1 ? inner.first : nil
    if let target {
      if let identifier { elements[target].identifier = elements[target].identifier ?? identifier }
      if let label {
        elements[target].label = label
        elements[target].hasOwnLabel = true
      }
      if view.accessibilityTraits.contains(.selected) { elements[target].isSelected = true }
      return
    }
    guard !visible.isEmpty, !visible.isNull else { return }
    var element = ScreenElement(
      kind: .other, view: view, frame: frame, visibleFrame: visible, window: window, content: shown.content)
    let traits = view.accessibilityTraits
    if traits.contains(.image) { element.kind = .image }
    element.identifier = identifier
    element.texts = elements[start...].filter { $0.kind == .text }.map(\.label)
    element.label = label ?? (view.isAccessibilityElement ? element.texts.joined(separator: ", ") : "")
    element.value = shown.accessibility.value
    element.isSelected = traits.contains(.selected)
    elements.insert(element, at: start)
  }

  /// The elements, where a button without a name that lies over another element, such as the menu of a label, has its name.
  var named: [ScreenElement] {
    var result: [ScreenElement] = []
    for var element in elements {
      if element.kind == .button, element.label.isEmpty, element.identifier == nil,
        let index = result.lastIndex(where: { $0.kind == .button && $0.frame.isNear(element.frame) })
      {
        let behind = result.remove(at: index)
        element.label = behind.label
        element.identifier = behind.identifier
      }
      result.append(element)
    }
    return result
  }
}

extension ScreenElement {
  /// Takes over what the widget shows.
  fileprivate mutating func describeContent() {
    switch content {
    case .label(let content):
      shownText = content.styled?.string ?? content.text
      label = shownText ?? ""
    case .button(let content):
      shownText = content.title.isEmpty ? nil : content.title
      label = content.title.isEmpty ? content.image?.symbolName ?? "" : content.title
      isSelected = isSelected || content.isSelected
      choices = content.menu.map { Choice.all(in: $0.items) } ?? []
    case .textField(let content):
      label = content.placeholder
      placeholder = content.placeholder.isEmpty ? nil : content.placeholder
      value = content.isSecure ? String(repeating: "\u{2022}", count: content.text.count) : content.text
    case .textEditor(let content):
      if content.isEditable { value = content.text } else { (shownText, label) = (content.text, content.text) }
    case .toggle(let content): value = content.isOn ? "1" : "0"
    case .slider(let content): value = content.value.shortText
    case .stepper(let content): value = content.value.shortText
    case .progress(let content): value = "\((content.fraction * 100).rounded().shortText)%"
    case .segments(let content):
      choices = content.segments.enumerated().map {
        Choice(title: $1.title, path: [$0], isEnabled: $1.isEnabled, isSubmenu: false)
      }
      value = content.chosen.flatMap { content.segments.indices.contains($0) ? content.segments[$0].title : nil }
    case .image(let content): label = content.symbolName ?? ""
    case .row(let content): isSelected = content.isSelected
    case .plain, .drawing, .activity, .scroll: break
    }
  }
}

extension ScreenElement.Choice {
  /// All entries of a menu, those of submenus and sections with their paths.
  static func all(in items: [MenuContent.Item], at path: [Int] = []) -> [ScreenElement.Choice] {
    items.enumerated().flatMap { index, item -> [ScreenElement.Choice] in
      let inner = all(in: item.children, at: path + [index])
      if item.isInline { return inner }
      let own = ScreenElement.Choice(
        title: item.title, path: path + [index], isEnabled: item.isEnabled, isSubmenu: !item.children.isEmpty)
      return [own] + inner
    }
  }
}

extension ImageContent {
  /// The name of the symbol, if it is one.
  fileprivate var symbolName: String? { if case .symbol(let name) = source { name } else { nil } }
}

extension Double {
  /// The number without a fraction that is zero.
  fileprivate var shortText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}

extension CGRect {
  /// Whether the other rectangle is at the same place, or inside.
  fileprivate func isNear(_ other: CGRect) -> Bool { insetBy(dx: -1, dy: -1).contains(other) }
}
