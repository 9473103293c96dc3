public import SwiftUICore
import UIKitCore

/// A look for lists: one of the platform's.
@MainActor @preconcurrency public protocol ListStyle {}

@MainActor extension ListStyle {
  /// The style of UIKit's table.
  var look: UITableView.Style {
    switch self {
    case is PlainListStyle, is InsetListStyle: .plain
    case is GroupedListStyle: .grouped
    default: .insetGrouped
    }
  }
}

/// The platform's look: groups with a distance to the edges.
public struct DefaultListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's look: groups with a distance to the edges.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows from edge to edge.
public struct InsetListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Groups with a distance to the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with a distance to the edges.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look of a sidebar: rows without lines, and round corners around the selected one. On narrow screens, groups.
public struct SidebarListStyle: ListStyle {
  /// The style.
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The look of a sidebar: rows without lines, and round corners around the selected one. On narrow screens, groups.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  /// Whether the view is in the first column of a split view, whose lists have the look of a sidebar.
  var isInSidebar: Bool {
    get { self[InSidebarKey.self] }
    set { self[InSidebarKey.self] = newValue }
  }
}

private struct InSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets the style of the lists in the view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    pushStyle(style as any ListStyle, as: StyleKind())
  }
}
