public import SwiftUICore

/// Controls in groups, as in settings.
public struct Form<Content: View> {
  let content: Content

  /// A form with controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, in the style around it.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

@MainActor extension Form: View, UnaryComposite {
  /// The controls in the style of the environment.
  public var body: some View { ResolvedForm(content: content) }
}

private struct ResolvedForm<Content: View> {
  @Environment(\EnvironmentValues[style: StyleKind<any FormStyle>()]) var styles
  let content: Content
}

@MainActor extension ResolvedForm: View {
  var body: some View {
    if let styles {
      FormStyleConfiguration(content: .init(content: AnyView(content))).body(in: styles.style).environment(
        \EnvironmentValues[style: StyleKind<any FormStyle>()], styles.outer)
    } else {
      List { content }
    }
  }
}

/// What a style makes a form of.
public struct FormStyleConfiguration {
  /// The controls.
  public struct Content {
    let content: AnyView
  }

  /// The controls.
  public let content: Content

  @MainActor private func body<Style: FormStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0.makeBody(configuration: $1) })
  }

  @MainActor func body(in style: any FormStyle) -> AnyView { body(style) }
}

@MainActor extension FormStyleConfiguration.Content: View {
  /// The controls.
  public var body: some View { content }
}

/// A look for forms.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of a form's view.
  associatedtype Body: View
  /// What a form is made of.
  typealias Configuration = FormStyleConfiguration

  /// The view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's look: groups.
public struct AutomaticFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a form.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The platform's look: groups.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Groups.
public struct GroupedFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a form.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels and controls in columns, which are shown as groups.
public struct ColumnsFormStyle: FormStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a form.
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns, which are shown as groups.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the style of the forms in the view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    pushStyle(style as any FormStyle, as: StyleKind())
  }
}
