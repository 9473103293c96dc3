import AttributeGraph
public import SwiftUICore
import UIKitCore

/// Items for ``View/contextMenu(_:)``.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu with items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A modifier that opens a menu for the view.
struct ContextMenuModifier<MenuItems: View> {
  let items: MenuItems?
}

@MainActor extension ContextMenuModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let view = UIView()
    let provider = ContextMenuProvider(MenuSource(inputs.part(of: modifier) { $0.items }, inputs))
    inputs.scope.keep(provider)
    view.addInteraction(UIContextMenuInteraction(delegate: provider))
    let node = LayoutContainer(view, content: outputs.node)
    node.setLayoutValue(provider, for: ContextMenuKey.self)
    return _ViewOutputs(node: node)
  }
}

/// The menu of a view.
enum ContextMenuKey: LayoutValueKey {
  static var defaultValue: ContextMenuProvider? { nil }
}

/// Makes the menu when it is opened.
final class ContextMenuProvider: NSObject, UIContextMenuInteractionDelegate {
  let source: MenuSource

  init(_ source: MenuSource) {
    self.source = source
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = source.menu
    return menu.children.isEmpty ? nil : UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}

extension View {
  /// Opens a menu for the view by a long press or a click of the second button.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Opens a menu for the view, with a preview. Differs from Apple: no preview is shown.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Opens a menu for the view; `nil` for none.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}
