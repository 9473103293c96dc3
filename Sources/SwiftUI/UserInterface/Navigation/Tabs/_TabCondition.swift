import AttributeGraph
public import SwiftUICore

/// The tabs of one branch of a condition.
public enum _TabCondition<First: TabContent, Second: TabContent> where First.TabValue == Second.TabValue {
  /// The first branch is taken.
  case first(First)
  /// The second branch is taken.
  case second(Second)
}

@MainActor extension _TabCondition: PrimitiveTabContent {
  /// The type of the values.
  public typealias TabValue = First.TabValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      switch value {
      case .first(let first):
        list.show(true) { inputs in
          let branch = inputs.base.branch(of: content.attribute, first) {
            if case .first(let value) = $0 { value } else { nil }
          }
          return First._makeTabContent(content: branch, inputs: inputs).list
        }
      case .second(let second):
        list.show(false) { inputs in
          let branch = inputs.base.branch(of: content.attribute, second) {
            if case .second(let value) = $0 { value } else { nil }
          }
          return Second._makeTabContent(content: branch, inputs: inputs).list
        }
      }
    }
    return _ViewListOutputs(list: list)
  }
}
