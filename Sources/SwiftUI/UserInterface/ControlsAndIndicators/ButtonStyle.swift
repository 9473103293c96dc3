public import SwiftUICore

/// What a style of buttons makes a button of.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the user presses the button now.
  public let isPressed: Bool
}

@MainActor extension ButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

/// A look for buttons that act when they are pressed.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons with a behaviour of its own makes a button of.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView

    init(_ content: some View) { self.content = (content as? Label)?.content ?? AnyView(ButtonLabel(content: content)) }
  }

  /// The purpose of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }

  @MainActor fileprivate func body<Style: PrimitiveButtonStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0.makeBody(configuration: $1) })
  }

  @MainActor func body(in style: any PrimitiveButtonStyle) -> AnyView { body(style) }
}

@MainActor extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

/// A look and a behaviour for buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button with a style's look, which depends on whether it is pressed.
struct PressableButton<Style: ButtonStyle> {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = StyleProperty(style: style)
    self.configuration = configuration
  }
}

@MainActor extension PressableButton: View {
  var body: some View {
    ButtonControl(
      role: configuration.role, action: configuration.action, onPress: { isPressed = $0 },
      content: style.style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: ButtonStyleConfiguration.Label(content: configuration.label.content),
          isPressed: isPressed)))
  }
}

/// A look as a style with the behaviour of buttons.
struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  nonisolated(unsafe) let style: Style

  nonisolated init(_ style: Style) { self.style = style }

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

extension View {
  /// Sets the look of the buttons in the view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    pushStyle(PressedButtonStyle(style) as any PrimitiveButtonStyle, as: StyleKind())
  }

  /// Sets the look and the behaviour of the buttons in the view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    pushStyle(style as any PrimitiveButtonStyle, as: StyleKind())
  }
}
