import AttributeGraph
public import SwiftUICore

/// Tabs with a change.
public struct _ModifiedTab<Content: TabContent> {
  let content: Content
  let change: (inout TabTraits) -> Void

  init(content: Content, change: @escaping (inout TabTraits) -> Void) {
    self.content = content
    self.change = change
  }
}

@MainActor extension _ModifiedTab: PrimitiveTabContent {
  /// The type of the values.
  public typealias TabValue = Content.TabValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = inputs.base
    let list = Content._makeTabContent(content: base.part(of: content) { $0.content }, inputs: inputs).list
    return _ViewListOutputs(
      list: ModifiedViewList(list) { element in
        guard let node = element.node else { return _ViewOutputs(node: nil) }
        // Modifiers inside of this one have added their changes before.
        let index = node.layoutValue(for: TabChangesKey.self).changes.count
        base.viewGraph.follow(content.attribute, in: element.scope) { value in
          var changes = node.layoutValue(for: TabChangesKey.self)
          if index < changes.changes.count {
            changes.changes[index] = value.change
          } else {
            changes.changes.append(value.change)
          }
          node.setLayoutValue(changes, for: TabChangesKey.self)
          node.setLayoutValue(changes.traits.badge, for: BadgeKey.self)
        }
        return _ViewOutputs(node: node)
      })
  }
}
