import AttributeGraph
public import MainActorFunctions
public import SwiftUICore
import UIKitCore

/// A control that opens a menu.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// A menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu with a view as its label, and an action for a simple press; the menu opens by a long one.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping _MainActorAction
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = stored(primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a title that is looked up in the app's strings, and an action for a simple press.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping _MainActorAction
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu with a title, and an action for a simple press.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping _MainActorAction
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration, in the style around it.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

@MainActor extension Menu: View, UnaryComposite {
  /// The menu in the style of its environment.
  public var body: some View {
    ResolvedMenu(label: label, content: content, primaryAction: primaryAction)
  }
}

private struct ResolvedMenu<Label: View, Content: View> {
  @Environment(\EnvironmentValues[style: StyleKind<any MenuStyle>()]) var styles
  @Environment(\.isMenuContent) var isMenuContent
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

@MainActor extension ResolvedMenu: View {
  var body: some View {
    if isMenuContent {
      SubmenuView(label: label, content: content)
    } else if let styles {
      MenuStyleConfiguration(
        label: MenuStyleConfiguration.Label(content: AnyView(label)),
        content: MenuStyleConfiguration.Content(content: AnyView(content)), primaryAction: primaryAction
      )
      .body(in: styles.style)
      .environment(\EnvironmentValues[style: StyleKind<any MenuStyle>()], styles.outer)
    } else {
      MenuFace(label: label, content: content, primaryAction: primaryAction)
    }
  }
}

/// A menu as a button.
private struct MenuFace<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

@MainActor extension MenuFace: View {
  var body: some View {
    if let primaryAction {
      Button(action: primaryAction) { label }.contextMenu { content }
    } else {
      Button(action: {}) { label }.overlay { MenuTrigger(content: content) }
    }
  }
}

/// A menu in a menu.
private struct SubmenuView<Label: View, Content: View> {
  let label: Label
  let content: Content
}

@MainActor extension SubmenuView: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = Label._makeView(view: inputs.part(of: view) { $0.label }, inputs: inputs).node
    let node = LayoutContainer(OverlayLayout(), label.map { [$0] } ?? [])
    let item = MenuItem(.menu(MenuSource(inputs.part(of: view) { $0.content }, inputs)))
    item.label = node
    inputs.followWithEnvironment(view) { _, environment in item.isEnabled = environment.isEnabled }
    node.setLayoutValue(item, for: MenuItemKey.self)
    return _ViewOutputs(node: node)
  }
}

/// A button without a look of its own that opens a menu. It fills the space that it is offered.
struct MenuTrigger<Content: View> {
  let content: Content
}

@MainActor extension MenuTrigger: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let button = UIButton(type: .custom)
    button.showsMenuAsPrimaryAction = true
    let source = MenuSource(inputs.part(of: view) { $0.content }, inputs)
    var shown: [MenuEntry]?
    let refresh: @MainActor () -> Void = {
      let entries = source.entries
      guard entries != shown else { return }
      shown = entries
      button.menu = UIMenu(children: entries.map(\.element))
    }
    inputs.followWithEnvironment(view) { _, environment in button.isEnabled = environment.isEnabled }
    inputs.viewGraph.observeLayout(in: inputs.scope, refresh)
    refresh()
    return _ViewOutputs(node: LayoutLeaf(UIViewContent(view: button) { $0.replacingUnspecifiedDimensions() }))
  }
}

/// What a style makes a menu of.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label {
    let content: AnyView
  }

  /// The items of the menu.
  public struct Content {
    let content: AnyView
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  @MainActor private func body<Style: MenuStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0.makeBody(configuration: $1) })
  }

  @MainActor func body(in style: any MenuStyle) -> AnyView { body(style) }
}

@MainActor extension MenuStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

@MainActor extension MenuStyleConfiguration.Content: View {
  /// The items.
  public var body: some View { content }
}

/// A look and a behaviour for menus.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of a menu's view.
  associatedtype Body: View
  /// What a menu is made of.
  typealias Configuration = MenuStyleConfiguration

  /// The view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's look.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button in the style of its environment.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of its environment.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  nonisolated public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The order of the items of a menu.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = MenuOrder(kind: 0)
  /// The first item is nearest to the user.
  public static let priority = MenuOrder(kind: 1)
  /// The first item is at the top.
  public static let fixed = MenuOrder(kind: 2)
}

/// What happens to a menu after one of its actions.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = MenuActionDismissBehavior(kind: 0)
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(kind: 1)
  /// It stays.
  public static let disabled = MenuActionDismissBehavior(kind: 2)
}

extension View {
  /// Sets the style of the menus in the view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    pushStyle(style as any MenuStyle, as: StyleKind())
  }

  /// Sets the order of the items of menus. Here the first item is at the top.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Shows or leaves out the mark of menus that they open something. Here they have none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Sets what happens to a menu after an action. Here it closes.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}
