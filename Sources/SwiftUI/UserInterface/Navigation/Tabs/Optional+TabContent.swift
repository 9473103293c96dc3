import AttributeGraph
public import SwiftUICore

@MainActor extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values.
  public typealias TabValue = Wrapped.TabValue

  /// There is none.
  public var body: Never { return preconditionFailure("body() should not be called on \(Self.self).") }

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(content.attribute, in: inputs.base.scope) { value in
      list.show(value == nil ? nil : true) { inputs in
        guard let value else { return ViewList() }
        let wrapped = inputs.base.branch(of: content.attribute, value) { $0 }
        return Wrapped._makeTabContent(content: wrapped, inputs: inputs).list
      }
    }
    return _ViewListOutputs(list: list)
  }
}
