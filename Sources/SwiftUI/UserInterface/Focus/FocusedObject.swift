public import CombineOverlay
public import Observation
public import SwiftUICore

/// The objects that focused views publish, by their types.
private enum FocusedObjectKey<ObjectType: AnyObject>: FocusedValueKey {
  typealias Value = ObjectType
}

extension FocusedValues {
  /// The object of a type that the focused views publish.
  fileprivate subscript<ObjectType: AnyObject>(object type: FocusedObjectType<ObjectType>) -> ObjectType? {
    get { self[FocusedObjectKey<ObjectType>.self] }
    set { self[FocusedObjectKey<ObjectType>.self] = newValue }
  }
}

/// A type of objects, as the argument of a key path.
private struct FocusedObjectType<ObjectType>: Hashable {}

/// An observable object that the focused views publish, or `nil`. The body is computed again when the object changes.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object, whose properties are bindings.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let root = root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  @Environment(\.focusedValuesStore) private var store
  @State private var observer = FocusedObjectObserver()

  /// The object that the focused views publish.
  public init() {}

  /// The object, or `nil` if no view publishes one.
  public var wrappedValue: ObjectType? {
    let object = store?.values[object: FocusedObjectType<ObjectType>()]
    observer.observe(object)
    return object
  }

  /// The object's properties as bindings.
  public var projectedValue: Wrapper? {
    guard let object = wrappedValue else { return nil }
    return Wrapper(root: object)
  }
}

/// Makes the changes of an observable object visible to bodies that read it.
final class FocusedObjectObserver: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private weak var observed: AnyObject?
  private var subscription: AnyCancellable?
  private var changes = 0

  /// Called in a body: the body depends on the object's changes from now on.
  func observe<ObjectType: ObservableObject>(_ object: ObjectType?) {
    registrar.access(self, keyPath: \.changes)
    guard object !== observed else { return }
    observed = object
    subscription = object.map { object in
      object.objectWillChange.sink { [weak self] _ in
        guard let self else { return }
        registrar.withMutation(of: self, keyPath: \.changes) { self.changes += 1 }
      }
    }
  }
}

extension View {
  /// Publishes an observable object while the view is focused. Differs from Apple: it is published while the view is shown.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[object: FocusedObjectType<T>()], object)
  }

  /// Publishes an observable object while the view is focused. Differs from Apple: it is published while the view is shown.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[object: FocusedObjectType<T>()], object)
  }

  /// Publishes an observable object while the view is shown.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneValue(\.[object: FocusedObjectType<T>()], object)
  }

  /// Publishes an observable object while the view is shown.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: FocusedObjectType<T>()], object)
  }

  /// Publishes an `@Observable` object while the view is focused. Differs from Apple: it is published while the view is shown.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedValue(\.[object: FocusedObjectType<T>()], object)
  }

  /// Publishes an `@Observable` object while the view is shown.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focusedSceneValue(\.[object: FocusedObjectType<T>()], object)
  }
}

extension FocusedValue where Value: AnyObject & Observable {
  /// The `@Observable` object of a type that the focused views publish.
  public init(_ objectType: Value.Type) { self.init(\.[object: FocusedObjectType<Value>()]) }
}
