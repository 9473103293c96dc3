public import SwiftUICore

/// The value that a view stands for in a picker, a list or tabs.
struct TagValue {
  let value: Any
}

enum TagKey: LayoutValueKey {
  static var defaultValue: TagValue? { nil }
}

extension ViewListRun {
  /// The tag of a view, if it has one of a type.
  func tag<Value>(at index: Int, as type: Value.Type) -> Value? {
    element(index).node?.layoutValue(for: TagKey.self)?.value as? Value
  }

  /// The value of a type that a view stands for: its tag, or the identity of its element in a `ForEach`.
  func value<Value>(at index: Int, as type: Value.Type) -> Value? {
    tag(at: index, as: type) ?? (id?(index).base as? Value)
  }
}

extension View {
  /// Sets the value that the view stands for in a picker, a list or tabs.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    layoutValue(key: TagKey.self, value: TagValue(value: tag)).modifier(ContainerValueModifier { $0.setTag(tag) })
  }

  /// Sets the value that the view stands for in a picker, a list or tabs.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    layoutValue(key: TagKey.self, value: TagValue(value: tag)).modifier(ContainerValueModifier { $0.setTag(tag) })
  }
}
