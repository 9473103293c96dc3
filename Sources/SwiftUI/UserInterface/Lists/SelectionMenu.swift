import AttributeGraph
public import SwiftUICore
import UIKitCore

/// The menu of a list's rows, and what a tap on one does, as functions of the rows' values.
struct SelectionMenu {
  let items: @MainActor (Set<AnyHashable>) -> AnyView
  var action: (@MainActor (Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  /// The menus of rows, by the types of the values that are selected.
  var selectionMenus: [ObjectIdentifier: SelectionMenu] {
    get { self[SelectionMenusKey.self] }
    set { self[SelectionMenusKey.self] = newValue }
  }
}

private struct SelectionMenusKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: SelectionMenu] { [:] }
}

extension View {
  /// Opens a menu for the rows of lists in the view whose selection has values of a type.
  ///
  /// `menu` gets the values of the rows that the menu is for: the selected ones if the menu is opened at one of them, otherwise that of the row.
  /// A tap on a row outside of editing calls `primaryAction` in place of selecting the row.
  ///
  /// Differs from Apple: there is no menu for the space without rows.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func values(_ set: Set<AnyHashable>) -> Set<I> { Set(set.compactMap { $0.base as? I }) }
    nonisolated(unsafe) let (menu, action) = (menu, primaryAction)
    var selectionMenu = SelectionMenu { AnyView(menu(values($0))) }
    if action != nil { selectionMenu.action = { action?(values($0)) } }
    let result = selectionMenu
    return transformEnvironment(\.selectionMenus) { $0[ObjectIdentifier(itemType)] = result }
  }
}

/// The items of a menu for selected rows, which are made when it is opened.
@MainActor final class SelectionMenuItems {
  private let source: Source<BuiltView>
  private let menu: MenuSource
  private let viewGraph: ViewGraph

  init(_ inputs: _ViewInputs) {
    viewGraph = inputs.viewGraph
    source = viewGraph.graph.source(
      BuiltView { AnyView(EmptyView()) }, label: "menu of rows", comparison: .alwaysChanged, in: inputs.scope.subgraph)
    menu = MenuSource(_GraphValue(source.attribute), inputs)
  }

  /// The items for rows with values.
  func items(_ selectionMenu: SelectionMenu, for values: Set<AnyHashable>) -> [UIMenuElement] {
    viewGraph.graph.set(source, to: BuiltView { selectionMenu.items(values) })
    viewGraph.update()
    return menu.menu.children
  }
}
