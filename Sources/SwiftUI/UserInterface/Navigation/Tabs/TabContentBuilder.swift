public import SwiftUICore

/// Builds tabs from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as a view.
  public struct Content<C: TabContent> where C.TabValue == TabValue {
    let content: C
  }

  /// A statement that is tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  /// The first statement.
  public static func buildPartialBlock<C: TabContent>(first content: C) -> C where C.TabValue == TabValue { content }

  /// A further statement.
  public static func buildPartialBlock<First: TabContent, Second: TabContent>(
    accumulated: First, next: Second
  ) -> _TabPair<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _TabPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

  /// An `if` with `else`, whose first branch is taken.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabCondition<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .first(first) }

  /// An `if` with `else`, whose second branch is taken.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabCondition<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue { .second(second) }
}

@MainActor extension TabContentBuilder.Content: MultiView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    C._makeTabContent(content: inputs.base.part(of: view) { $0.content }, inputs: inputs)
  }

  /// The number of tabs, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}
