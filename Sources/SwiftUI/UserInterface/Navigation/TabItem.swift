import AttributeGraph
public import SwiftUICore
import UIKitCore

/// What a tab shows in its bar: views, of which the first text and the first picture are taken.
@MainActor final class TabItem {
  let node: LayoutNode?

  init(_ node: LayoutNode?) { self.node = node }

  func apply(to controller: UIViewController, _ badge: String?) {
    guard let item = controller.tabBarItem else { return }
    let title = node?.texts.first
    if item.title != title { item.title = title }
    let image = node?.image
    if item.image !== image { item.image = image }
    if item.badgeValue != badge { item.badgeValue = badge }
  }
}

/// What the tab of a node shows in its bar.
enum TabItemKey: LayoutValueKey {
  static var defaultValue: TabItem? { nil }
}

/// A modifier that sets what a tab shows in its bar.
struct TabItemModifier<Label: View> {
  let label: Label
}

@MainActor extension TabItemModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let label = LayoutContainer(HStackLayout())
    let list = Label._makeViewList(
      view: inputs.part(of: modifier) { $0.label }, inputs: _ViewListInputs(base: inputs)
    ).list
    inputs.scope.keep(ViewListContainer(list, label, inputs.viewGraph))
    let node = outputs.node ?? LayoutContainer(OverlayLayout())
    node.setLayoutValue(TabItem(label), for: TabItemKey.self)
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Sets what the tab of the view shows in the bar: a text and a picture.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// How a tab view is shown.
enum TabViewKind {
  case automatic
  /// As pages, with dots if `true`, or by default if there are several.
  case page(showsDots: Bool?)
}

private struct TabViewKindKey: EnvironmentKey { static let defaultValue = TabViewKind.automatic }

extension EnvironmentValues {
  var tabViewKind: TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}

/// How a tab view is shown.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// How it is shown. Apps do not implement it.
  nonisolated static func _isPage(_ style: Self) -> (isPage: Bool, showsDots: Bool?)
}

extension TabViewStyle {
  /// A bar.
  nonisolated public static func _isPage(_ style: Self) -> (isPage: Bool, showsDots: Bool?) { (false, nil) }
}

/// As the platform decides: with a bar.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// With a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// With a bar, or a list at the side. Differs from Apple: with a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// As groups of a window. Differs from Apple: with a bar.
public struct GroupedTabViewStyle: TabViewStyle, Sendable {
  /// The style.
  public nonisolated init() {}
}

/// As pages.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  /// Whether dots are shown.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool?

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: nil)
    /// Always.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Never.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  nonisolated let mode: IndexDisplayMode

  /// Pages, with or without dots.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  /// Pages.
  nonisolated public static func _isPage(_ style: Self) -> (isPage: Bool, showsDots: Bool?) {
    (true, style.mode.showsDots)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As the platform decides.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// With a bar.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// With a bar, or a list at the side.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// As groups of a window.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// As pages.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// As pages, with or without dots.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// How the dots of pages are shown.
public protocol IndexViewStyle {}

/// Dots on a background.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether there is a background behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    private let kind: Int
    /// As the platform decides.
    public static let automatic = BackgroundDisplayMode(kind: 0)
    /// While the user chooses.
    public static let interactive = BackgroundDisplayMode(kind: 1)
    /// Always.
    public static let always = BackgroundDisplayMode(kind: 2)
    /// Never.
    public static let never = BackgroundDisplayMode(kind: 3)
  }

  /// Dots with or without a background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with or without a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets how tab views in the view are shown.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let (isPage, showsDots) = S._isPage(style)
    return environment(\.tabViewKind, isPage ? .page(showsDots: showsDots) : .automatic)
  }

  /// Sets how the dots of pages in the view are shown. It has no effect.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }

  /// Sets when the bar of tabs shrinks. It has no effect.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Shows a view above the bar of tabs.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, spacing: 0, content: content)
  }

  /// Lets the user arrange tabs. It has no effect.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

/// When the bar of tabs shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = TabBarMinimizeBehavior(kind: 0)
  /// When the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: 1)
  /// When the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(kind: 3)
}

/// How the user has arranged tabs. Differs from Apple: the user cannot.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// No changes.
  public init() {}
}
