/// A key of a value that a view gives to the container around it. iOS 18. ``Entry()`` declares one.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}
