public import SwiftUICore

/// Tabs, as statements in a ``TabView``.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values of tabs.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Makes the list of tabs. Apps do not implement it.
  static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

extension TabContent {
  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Body._makeTabContent(content: inputs.base.body(of: content) { $0.body }, inputs: inputs)
  }
}

extension Never: TabContent {
  /// Without values.
  public typealias TabValue = Never
}
