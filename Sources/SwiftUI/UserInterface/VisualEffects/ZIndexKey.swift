public import SwiftUICore

/// The order in which a container draws its views.
enum ZIndexKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

extension View {
  /// Sets the order in which the container draws the view; higher ones are in front (fact 32).
  nonisolated public func zIndex(_ value: Double) -> some View { layoutValue(key: ZIndexKey.self, value: value) }
}
