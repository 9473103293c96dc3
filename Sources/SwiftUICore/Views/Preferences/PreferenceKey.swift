/// The key of a value that views set for the views around them.
///
/// ```swift
/// struct WidthKey: PreferenceKey {
///   static let defaultValue: [CGFloat] = []
///   static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
/// }
/// ```
///
/// Source: Apple's documentation of `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has set another one.
  static var defaultValue: Value { get }
  /// Combines the values of several views: `value` has that of the earlier ones, `nextValue` returns that of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// None.
  public static var defaultValue: Value { nil }
}
