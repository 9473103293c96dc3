public import SwiftUICore

/// Tabs with a title.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs with a view as their title. Differs from Apple: the title is not shown.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs with a title. Differs from Apple: the title is not shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content())
  }

  /// Tabs with a title. Differs from Apple: the title is not shown.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(header: Text(title), content: content())
  }
}

@MainActor extension TabSection: PrimitiveTabContent, TabContent
where Content: TabContent, SelectionValue == Content.TabValue {
  /// The type of the values.
  public typealias TabValue = SelectionValue
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Content._makeTabContent(content: inputs.base.part(of: content) { $0.content }, inputs: inputs)
  }
}
