public import SwiftUICore

/// The value that a view stands for in a picker, a list or tabs.
struct TagValue {
  let value: Any
}

enum TagKey: LayoutValueKey {
  static var defaultValue: TagValue? { nil }
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
