import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A modifier that shows items in the bars around the view.
struct ToolbarModifier<Items: ToolbarContent> {
  let items: Items
}

@MainActor extension ToolbarModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = LayoutContainer(OverlayLayout(), outputs.node.map { [$0] } ?? [])
    // It is not shown: it has the items for preferences.
    let items = LayoutContainer(ZStackLayout())
    let list = Items._makeToolbarContent(
      content: inputs.part(of: modifier) { $0.items }, inputs: _ViewListInputs(base: inputs)
    ).list
    inputs.scope.keep(ViewListContainer(list, items, inputs.viewGraph))
    inputs.scope.keep(items)
    node.makeAttachments().hostedRoots.append(items)
    return _ViewOutputs(node: node)
  }
}

extension View {
  /// Shows views at the trailing edge of the bar at the top.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(placement: .automatic, content: content)))
  }

  /// Shows items in the bars around the view.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows items in the bars around the view, which the user can arrange. Differs from Apple: the user cannot.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows or hides bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Shows or hides bars.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  nonisolated private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return navigationItem { values in
      for bar in bars { values.visibility[bar == .automatic ? .navigationBar : bar] = visibility }
    }
    .transformPreference(TabBarVisibilityKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
  }

  /// Sets the background of bars. Differs from Apple: a gradient is shown as one colour.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    let color: UIColor? = style._shading(in: EnvironmentValues()).value.color.uiColor
    let bars = bars.isEmpty ? [.automatic] : bars
    return navigationItem { values in
      guard let color else { return }
      for bar in bars { values.background[bar == .automatic ? .navigationBar : bar] = color }
    }
  }

  /// Shows or hides the background of bars. It has no effect: bars are beside the content.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self
  }

  /// Shows or hides the background of bars. It has no effect: bars are beside the content.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the appearance of bars; `nil` for the platform's.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    let bars = bars.isEmpty ? [.automatic] : bars
    return navigationItem { values in
      for bar in bars { values.colorScheme[bar == .automatic ? .navigationBar : bar] = colorScheme?.style }
    }
  }

  /// Sets the purpose of the toolbar. It has no effect.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds a menu to the title of the page. Differs from Apple: it is not shown.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }

  /// Removes an item that is there by default. There is none.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
}

/// An item that a toolbar has by default.
public struct ToolbarDefaultItemKind: Sendable {
  private let kind: Int
  /// The button that shows and hides the column at the leading edge.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(kind: 1)
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(kind: 2)
}

/// Whether the bar of the tab view around is shown.
enum TabBarVisibilityKey: PagePreferenceKey {
  static var coveredPages: CoveredPages { .ignored }
  static var defaultValue: Visibility { .automatic }
  static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    if value == .automatic { value = nextValue() }
  }
}
