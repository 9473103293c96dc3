import AttributeGraph
public import SwiftUICore

/// A tab: a view, and what stands for it in the bar.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

@MainActor extension Tab: PrimitiveTabContent, TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value.
  public typealias TabValue = Value
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SingleViewList(inputs.base) { inputs in
      let node = LayoutContainer(OverlayLayout())
      let view = Content._makeView(view: inputs.part(of: content) { $0.content }, inputs: inputs)
      if let child = view.node { node.setChildren([child]) }
      let label = LayoutContainer(HStackLayout())
      let labels = Label._makeViewList(
        view: inputs.part(of: content) { $0.label }, inputs: _ViewListInputs(base: inputs)
      ).list
      inputs.scope.keep(ViewListContainer(labels, label, inputs.viewGraph))
      node.setLayoutValue(TabItem(label), for: TabItemKey.self)
      inputs.viewGraph.follow(content.attribute, in: inputs.scope) { tab in
        if let value = tab.value { node.setLayoutValue(TagValue(value: value), for: TagKey.self) }
      }
      return _ViewOutputs(node: node)
    }
    return _ViewListOutputs(list: list)
  }
}
