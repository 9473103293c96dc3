import AttributeGraph
public import SwiftUICore
import UIKitCore

/// What a row's modifiers have set.
enum RowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
enum RowBackgroundKey: LayoutValueKey { static var defaultValue: RowBackground? { nil } }
enum RowSeparatorKey: LayoutValueKey { static var defaultValue: Visibility { .automatic } }
enum RowDeleteDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
enum RowMoveDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
enum RowSelectionDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
enum RowSwipeActionsKey: LayoutValueKey { static var defaultValue: [RowSwipeActions] { [] } }
enum BadgeKey: LayoutValueKey { static var defaultValue: String? { nil } }

/// The view behind a row.
@MainActor final class RowBackground {
  let node: LayoutNode?
  init(_ node: LayoutNode?) { self.node = node }
}

/// Actions at an edge of a row.
@MainActor final class RowSwipeActions {
  var edge = HorizontalEdge.trailing
  var allowsFullSwipe = true
  let source: MenuSource
  init(_ source: MenuSource) { self.source = source }
}

private struct RowBackgroundModifier<Background: View> {
  let background: Background?
}

@MainActor extension RowBackgroundModifier: OutputsModifier, ReusableModifier {
  typealias Body = Never

  static var isReusable: Bool { ViewReuse.isReusable(Background.self) }

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let background = Background?._makeView(view: inputs.part(of: modifier) { $0.background }, inputs: inputs)
    let hasOne = inputs.part(of: modifier) { $0.background != nil }
    inputs.viewGraph.follow(hasOne.attribute, in: inputs.scope) { hasOne in
      MainActor.assumeIsolated {
        node.setLayoutValue(hasOne ? RowBackground(background.node) : nil, for: RowBackgroundKey.self)
      }
    }
    return outputs
  }
}

private struct SwipeActionsModifier<Content: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Content
}

@MainActor extension SwipeActionsModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let actions = RowSwipeActions(MenuSource(inputs.part(of: modifier) { $0.content }, inputs))
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { value in
      MainActor.assumeIsolated {
        actions.edge = value.edge
        actions.allowsFullSwipe = value.allowsFullSwipe
      }
    }
    node.setLayoutValue(node.layoutValue(for: RowSwipeActionsKey.self) + [actions], for: RowSwipeActionsKey.self)
    return outputs
  }
}

/// The size of the headers of sections.
public enum Prominence: Hashable, Sendable {
  /// The usual one.
  case standard
  /// Larger.
  case increased
}

extension EnvironmentValues {
  /// The size of the headers of sections.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }

  /// The smallest height of a row.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// The smallest height of a header; `nil` for the platform's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  /// What brings the content of the view up to date, if a view around has set it.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
private struct MinRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

/// Brings the content of a view up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Brings the content up to date.
  public func callAsFunction() async { await action() }
}

/// The space between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The platform's.
  public static let `default` = ListSectionSpacing()
  /// Less.
  public static let compact = ListSectionSpacing()
  /// A space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// A colour of the symbols of a list's rows.
public struct ListItemTint: Sendable {
  /// A colour that the user's settings can replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// Grey.
  public static let monochrome = ListItemTint()
}

extension View {
  /// Sets the space around the content of the row; `nil` for the platform's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsetsKey.self, value: insets)
  }

  /// Sets the space at edges of the content of the row; `nil` for the platform's.
  nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    var insets = RowLayout.platformInsets
    if let length {
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
    }
    return layoutValue(key: RowInsetsKey.self, value: insets)
  }

  /// Shows a view behind the row; `nil` for the platform's.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Shows or leaves out the line below the row.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    layoutValue(key: RowSeparatorKey.self, value: edges.contains(.bottom) ? visibility : .automatic)
  }

  /// Sets the colour of the lines at the row. Differs from Apple: they keep the platform's.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Shows or leaves out the lines at the section. Here there are none.
  nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the colour of the lines at the section. Here there are none.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Sets the space between the rows of the lists in the view. Differs from Apple: there is none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the space between the sections of the lists in the view. Differs from Apple: it is the platform's.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the space between the sections of the lists in the view. Differs from Apple: it is the platform's.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the colour of the symbols of the row. Differs from Apple: they keep theirs.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets the colour of the symbols of the row. Differs from Apple: they keep theirs.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the size of the headers of the sections in the view.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Adds actions at an edge of the row, which a swipe shows. Here the row's context menu has them.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }

  /// Keeps the user from deleting the row.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: RowDeleteDisabledKey.self, value: isDisabled)
  }

  /// Keeps the user from moving the row.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: RowMoveDisabledKey.self, value: isDisabled)
  }

  /// Keeps the user from selecting the row.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: RowSelectionDisabledKey.self, value: isDisabled)
  }

  /// Shows a number at the row or the tab; none for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    layoutValue(key: BadgeKey.self, value: count == 0 ? nil : "\(count)")
  }

  /// Shows a text at the row or the tab.
  nonisolated public func badge(_ label: Text?) -> some View { layoutValue(key: BadgeKey.self, value: label?.string) }

  /// Shows a text at the row or the tab that is looked up in the app's strings.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows a text at the row or the tab.
  @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets what brings the content of the view up to date. Here the context menu of a list's rows has an item for it.
  nonisolated public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}
