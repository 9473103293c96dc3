/// A stored property of a view that has a value from outside of the view, which is set before `body` is computed.
///
/// A type that conforms to it may have other dynamic properties as its stored properties; they are set first.
public protocol DynamicProperty {
  /// Called before `body` is computed, after the dynamic properties in this one were set. The default does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module. It has storage that stays as long as the identity of its view.
@MainActor protocol StoredProperty: DynamicProperty {
  /// Makes the storage when a view with this property is added.
  static func makeStorage(for property: Self, _ inputs: _ViewInputs) -> PropertyStorage<Self>
}

/// The storage of a dynamic property of one view.
@MainActor class PropertyStorage<Property> {
  /// Sets the property in a new value of the view, before `body` is computed. What it reads from the graph, `body` depends on.
  func update(_ property: inout Property) {}

  /// What the property, which was set, is recognised by when its body is computed again: another mark is another value. The default is the
  /// property's bytes.
  func mark(of property: Property) -> Any { withUnsafeBytes(of: property) { Array($0) } }
}

/// A dynamic property that has no storage and nothing to update.
protocol PassiveProperty: DynamicProperty {}
