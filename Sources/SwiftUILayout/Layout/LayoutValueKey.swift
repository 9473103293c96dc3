/// A key for values that views pass to the layout in which they are.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that has set none.
  static var defaultValue: Value { get }
}

/// The order in which a stack offers space.
package enum LayoutPriorityKey: LayoutValueKey {
  package static var defaultValue: Double { 0 }
}
