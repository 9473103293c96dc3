public import SwiftUICore
import UIKitCore

/// Views on a surface with a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  /// A box with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// A box with a view as its label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  /// A box with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A box with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

@MainActor extension GroupBox: View, UnaryComposite {
  /// The box in the style of its environment.
  public var body: some View {
    ResolvedGroupBox(
      configuration: GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

private struct ResolvedGroupBox {
  @Environment(\EnvironmentValues[style: StyleKind<any GroupBoxStyle>()]) var styles
  let configuration: GroupBoxStyleConfiguration
}

@MainActor extension ResolvedGroupBox: View {
  var body: some View {
    if let styles {
      configuration.body(in: styles.style).environment(
        \EnvironmentValues[style: StyleKind<any GroupBoxStyle>()], styles.outer)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

/// What a style makes a group box of.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public struct Label {
    let content: AnyView
  }

  /// The views.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The views.
  public let content: Content

  @MainActor private func body<Style: GroupBoxStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0.makeBody(configuration: $1) })
  }

  @MainActor func body(in style: any GroupBoxStyle) -> AnyView { body(style) }
}

@MainActor extension GroupBoxStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

@MainActor extension GroupBoxStyleConfiguration.Content: View {
  /// The views.
  public var body: some View { content }
}

/// A look for group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of a box's view.
  associatedtype Body: View
  /// What a box is made of.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's look: a grey surface with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a box.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(12)
    .modifier(ControlBackground(color: .secondarySystemBackground, cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    pushStyle(style as any GroupBoxStyle, as: StyleKind())
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Controls that belong together.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls that belong together, with a view as their label. Differs from Apple: the label is not shown.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Controls that belong together, with a title. Differs from Apple: the title is not shown.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }
}

/// The controls of a group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

@MainActor extension LabeledControlGroupContent: View {
  /// The controls.
  public var body: some View { content }
}

@MainActor extension ControlGroup: View, UnaryComposite {
  /// The controls next to each other; in a menu, items.
  public var body: some View { ControlGroupBody(content: content) }
}

private struct ControlGroupBody<Content: View> {
  @Environment(\.isMenuContent) var isMenuContent
  let content: Content
}

@MainActor extension ControlGroupBody: View {
  var body: some View {
    if isMenuContent { VStack { content } } else { HStack { content } }
  }
}

/// A look for control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {}

/// The platform's look.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's look.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The look of navigation.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The look of navigation.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A compact menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A compact menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// A row of small controls.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A row of small controls.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups in the view. Differs from Apple: all look the same.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
