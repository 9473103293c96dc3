public import MainActorFunctions
public import SwiftUICore
import UIKitCore
import ViewBacking

/// A control that does something when it is pressed.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a view as its label. Several views are shown side by side.
  public init(action: @escaping _MainActorAction, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = stored(action)
    self.label = label()
  }

  /// A button with a purpose.
  public init(
    role: ButtonRole?, action: @escaping _MainActorAction, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = stored(action)
    self.label = label()
  }
}

/// Converts an action to a `Sendable` function, which is called on the main actor only.
func stored(_ action: @escaping _MainActorAction) -> @MainActor () -> Void {
  nonisolated(unsafe) let action = action
  return { action() }
}

extension Button where Label == Text {
  /// A button with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, action: @escaping _MainActorAction) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping _MainActorAction
  ) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a title that is looked up in the app's strings, and a purpose.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping _MainActorAction
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a title and a purpose.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping _MainActorAction
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, with the style around it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

@MainActor extension Button: View, UnaryComposite {
  /// The button in the style of its environment.
  public var body: some View {
    ResolvedButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(label), action: action))
  }
}

/// A button in the style of its environment, or as an item of the menu that it is in.
private struct ResolvedButton {
  @Environment(\EnvironmentValues[style: StyleKind<any PrimitiveButtonStyle>()]) var styles
  @Environment(\.isMenuContent) var isMenuContent
  let configuration: PrimitiveButtonStyleConfiguration
}

@MainActor extension ResolvedButton: View {
  var body: some View {
    if isMenuContent {
      MenuItemView(.button(role: configuration.role, action: configuration.action), label: configuration.label)
    } else if let styles {
      configuration.body(in: styles.style).environment(
        \EnvironmentValues[style: StyleKind<any PrimitiveButtonStyle>()], styles.outer)
    } else {
      DefaultButtonStyle().makeBody(configuration: configuration)
    }
  }
}

/// A control without a look of its own, with views in it.
struct ButtonControl<Content: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  var onPress: (@MainActor (Bool) -> Void)?
  let content: Content
}

@MainActor extension ButtonControl: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = PressedControl()
    let current = CurrentAction()
    control.on(.primaryActionTriggered) { current.run() }
    inputs.followWithEnvironment(view) { value, environment in
      control.onPress = value.onPress
      control.isEnabled = environment.isEnabled
      current.isEnabled = environment.isEnabled
      control.shortcut = environment.keyboardShortcut
      current.action = value.action
      current.role = value.role
      current.isDisclosed = environment.isLink
      if environment.isInList, current.control == nil {
        current.control = control
        control.isOperatedByRow = true
      }
    }
    let label = Content._makeView(view: inputs.part(of: view) { $0.content }, inputs: inputs)
    let node = LayoutContainer(control, content: label.node)
    node.setLayoutValue(current, for: RowActionKey.self)
    return _ViewOutputs(node: node)
  }
}

/// What a button does now.
@MainActor final class CurrentAction {
  var isEnabled = true
  var role: ButtonRole?
  var action: @MainActor () -> Void = {}
  /// The button's control, if it is in a list.
  fileprivate(set) weak var control: UIControl?
  /// Whether a row with it shows that it leads to another page.
  var isDisclosed = false

  func run() { if isEnabled { action() } }
}

/// What a row of a list does when it is pressed, set by the first button or link in it.
enum RowActionKey: LayoutValueKey {
  static var defaultValue: CurrentAction? { nil }
}

/// A control that reports whether it is pressed.
private final class PressedControl: UIControl, KeyStrokeHandling {
  var onPress: (@MainActor (Bool) -> Void)?
  /// The keys that press the control.
  var shortcut: KeyboardShortcut? {
    didSet { if shortcut != nil, oldValue == nil { window?.addKeyStrokeHandler(self) } }
  }

  var needsFirstResponder: Bool { false }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if shortcut != nil { window?.addKeyStrokeHandler(self) }
  }

  func handle(_ stroke: KeyStroke) -> Bool {
    guard isEnabled, let shortcut, stroke.matches(shortcut.stroke) else { return false }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  override var isHighlighted: Bool {
    didSet { if oldValue != isHighlighted { onPress?(isHighlighted) } }
  }
}
