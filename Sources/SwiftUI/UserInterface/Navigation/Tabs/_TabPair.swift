public import SwiftUICore

/// Tabs, and others after them.
public struct _TabPair<First: TabContent, Second: TabContent> where First.TabValue == Second.TabValue {
  let first: First
  let second: Second
}

@MainActor extension _TabPair: PrimitiveTabContent {
  /// The type of the values.
  public typealias TabValue = First.TabValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(
      list: ConcatenatedViewList([
        First._makeTabContent(content: inputs.base.part(of: content) { $0.first }, inputs: inputs).list,
        Second._makeTabContent(content: inputs.base.part(of: content) { $0.second }, inputs: inputs).list,
      ]))
  }
}
