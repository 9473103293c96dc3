public import SwiftUICore
import UIKitCore

/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  var isMixed = false
  let label: Label

  /// A toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A toggle of several values, which is on if all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = bindings.map(\.wrappedValue)
    isMixed = Set(values).count > 1
    self.isOn = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// A toggle with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle of several values with a title that is looked up in the app's strings.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the style around it.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

@MainActor extension Toggle: View, UnaryComposite {
  /// The toggle in the style of its environment.
  public var body: some View {
    ResolvedToggle(
      configuration: ToggleStyleConfiguration(
        label: ToggleStyleConfiguration.Label(label), isOn: isOn, isMixed: isMixed))
  }
}

private struct ResolvedToggle {
  @Environment(\EnvironmentValues[style: StyleKind<any ToggleStyle>()]) var styles
  @Environment(\.isMenuContent) var isMenuContent
  let configuration: ToggleStyleConfiguration
}

@MainActor extension ResolvedToggle: View {
  var body: some View {
    if isMenuContent {
      MenuItemView(.toggle(configuration.$isOn), label: configuration.label)
    } else if let styles {
      configuration.body(in: styles.style).environment(
        \EnvironmentValues[style: StyleKind<any ToggleStyle>()], styles.outer)
    } else {
      DefaultToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// What a style makes a toggle of.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label {
    let content: AnyView

    init(_ content: some View) { self.content = (content as? Label)?.content ?? AnyView(content) }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it stands for values of which some are on.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }

  @MainActor private func body<Style: ToggleStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0.makeBody(configuration: $1) })
  }

  @MainActor func body(in style: any ToggleStyle) -> AnyView { body(style) }
}

@MainActor extension ToggleStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

/// A look and a behaviour for toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of a toggle's view.
  associatedtype Body: View
  /// What a toggle is made of.
  typealias Configuration = ToggleStyleConfiguration

  /// The view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's look: a switch, and in a toolbar a button that stays pressed.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a toggle.
  public func makeBody(configuration: Configuration) -> some View { DefaultToggle(configuration: configuration) }
}

private struct DefaultToggle {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isInToolbar) var isInToolbar
}

@MainActor extension DefaultToggle: View {
  var body: some View {
    if isInToolbar {
      ButtonToggleStyle().makeBody(configuration: configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
  nonisolated let tint: Color?

  /// The style.
  nonisolated public init() { tint = nil }

  /// The style with a colour of switches that are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The view of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { SwitchControl(isOn: configuration.$isOn, tint: tint) }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label and a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label.defaultForegroundColor(.accentColor).padding(
        EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      )
      .modifier(
        ControlBackground(
          color: configuration.isOn ? UIColor.tintColor.withAlphaComponent(0.18) : .clear, cornerRadius: 7))
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label at the leading edge and a control at the trailing one, which takes the whole width; only the control if labels are hidden.
struct LabeledControl<Label: View, Control: View> {
  let label: Label
  let control: Control
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @State private var link = ControlLabel()

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

@MainActor extension LabeledControl: View {
  var body: some View {
    if labelsAreHidden {
      UnlabeledControl(label: label) { control }
    } else {
      HStack {
        label.modifier(ControlLabelModifier(label: link))
        Spacer()
        control.environment(\.controlLabel, link)
      }
    }
  }
}

/// A switch.
private struct SwitchControl {
  let isOn: Binding<Bool>
  let tint: Color?
}

@MainActor extension SwitchControl: ControlView {
  typealias Body = Never

  final class Handler: ControlHandler<SwitchControl> {
    private let control = UISwitch()
    private var isOn: Binding<Bool>?

    required init(_ inputs: _ViewInputs) {
      super.init(inputs)
      control.on(.valueChanged) { [unowned self] in
        isOn?.wrappedValue = control.isOn
        // A binding may refuse the change.
        if let isOn, control.isOn != isOn.wrappedValue { control.isOn = isOn.wrappedValue }
      }
    }

    override var view: UIView { control }

    override func update(_ value: SwitchControl, in environment: EnvironmentValues) {
      isOn = value.isOn
      if control.isOn != value.isOn.wrappedValue { control.isOn = value.isOn.wrappedValue }
      control.onTintColor = value.tint?.uiColor
      control.isEnabled = environment.isEnabled
    }
  }
}

extension View {
  /// Sets the style of the toggles in the view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    pushStyle(style as any ToggleStyle, as: StyleKind())
  }
}
