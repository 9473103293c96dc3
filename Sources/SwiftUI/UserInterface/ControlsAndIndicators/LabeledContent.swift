public import SwiftUICore

/// A label at the leading edge, and a value or a control at the trailing one.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  fileprivate init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent where Label: View, Content: View {
  /// A value with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title that is looked up in the app's strings.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text with a title.
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value in a format with a title that is looked up in the app's strings.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }

  /// A value in a format with a title.
  @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(verbatim: format.format(value)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The value of a style's configuration, in the style around it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

@MainActor extension LabeledContent: View, UnaryComposite where Label: View, Content: View {
  /// The label and the value in the style of their environment.
  public var body: some View {
    ResolvedLabeledContent(
      configuration: LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

private struct ResolvedLabeledContent {
  @Environment(\EnvironmentValues[style: StyleKind<any LabeledContentStyle>()]) var styles
  let configuration: LabeledContentStyleConfiguration
}

@MainActor extension ResolvedLabeledContent: View {
  var body: some View {
    if let styles {
      configuration.body(in: styles.style).environment(
        \EnvironmentValues[style: StyleKind<any LabeledContentStyle>()], styles.outer)
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
}

/// What a style makes labelled content of.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public struct Label {
    let content: AnyView
  }

  /// The value.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content

  @MainActor private func body<Style: LabeledContentStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0.makeBody(configuration: $1) })
  }

  @MainActor func body(in style: any LabeledContentStyle) -> AnyView { body(style) }
}

@MainActor extension LabeledContentStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

@MainActor extension LabeledContentStyleConfiguration.Content: View {
  /// The value.
  public var body: some View { content }
}

/// A look for labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What labelled content is made of.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's look: the label at the leading edge, and the value in grey at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  nonisolated public init() {}

  /// The view.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { configuration.content.defaultForegroundColor(.secondary) }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The platform's look.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of the labelled content in the view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    pushStyle(style as any LabeledContentStyle, as: StyleKind())
  }
}
