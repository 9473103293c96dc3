public import SwiftUICore

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Content.TabValue

  /// There is none: the tabs are those of the elements.
  @MainActor public var body: Never { return preconditionFailure("A ForEach of tabs has no body.") }

  /// Makes the list of tabs. Apps do not call it.
  public static func _makeTabContent(content: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    makeList(of: content, inputs, viewsPerElement: nil, isReusable: false) {
      Content._makeTabContent(content: $0, inputs: $1).list
    }
  }
}

// The type of the tabs' values is a parameter of its own, because the compiler does not infer it from the content of the closure.
extension ForEach where Content: TabContent {
  /// Tabs for elements that have an identity.
  nonisolated public init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, content: content) { $0.id }
  }

  /// Tabs for elements that are identified by one of their properties.
  nonisolated public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V { self.init(data: data, content: content) { $0[keyPath: id] } }

  /// Tabs for numbers.
  nonisolated public init<V: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == V {
    self.init(data: data, content: content) { $0 }
  }
}
