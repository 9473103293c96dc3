import AttributeGraph
import SwiftUICore
import UIKitCore

/// A list as a table of UIKit.
struct ListTable<SelectionValue: Hashable, Content: View> {
  let look: UITableView.Style
  /// Whether the rows have no background and no lines, and a selected one has round corners.
  let isSidebar: Bool
  let isEditing: Bool
  let selection: ListSelection<SelectionValue>?
  let content: Content
}

@MainActor extension ListTable: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let look = inputs.viewGraph.value(of: view.attribute)?.look ?? .insetGrouped
    let table = HostingTableView(frame: .zero, style: look)
    let leaf = LayoutLeaf(UIViewContent(view: table) { $0.replacingUnspecifiedDimensions() })
    var rows = inputs
    let links = ListLinks()
    rows.changeEnvironment { _, values in
      values.isInList = true
      values.selectInList = { links.select($0) }
    }
    rows.separatesElements = true
    rows.changeSectionEnvironment = { values, isHeader in
      values.isInList = false
      let isProminent = isHeader && values.headerProminence == .increased
      if values.font == nil { values.font = isProminent ? .title3.bold() : .footnote }
      if values.foregroundColor == nil { values.foregroundColor = isProminent ? .primary : .secondary }
    }
    let list = Content._makeViewList(
      view: rows.part(of: view) { $0.content }, inputs: _ViewListInputs(base: rows)
    ).list
    let controller = ListController<SelectionValue>(table, list, leaf, inputs)
    inputs.scope.keep(controller)
    links.select = { [weak controller] in controller?.select($0) ?? false }
    for registry in inputs.currentEnvironment.scrollRegistries { registry.add(controller) }
    inputs.followWithEnvironment(view) { value, environment in controller.update(value, environment) }
    inputs.viewGraph.observeLayout(in: inputs.scope) { [weak controller] in controller?.layoutDidFinish() }
    return _ViewOutputs(node: leaf)
  }
}

/// Lets links in rows select values in their list.
@MainActor private final class ListLinks {
  /// Returns whether the list can select the value.
  var select: (AnyHashable) -> Bool = { _ in false }
}

/// A table that reports its layout.
final class HostingTableView: UITableView {
  /// Called before the rows are laid out.
  var willLayOut: () -> Void = {}
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    willLayOut()
    super.layoutSubviews()
    onLayout()
  }
}
