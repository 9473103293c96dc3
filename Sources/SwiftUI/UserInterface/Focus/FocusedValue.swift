import AttributeGraph
import Observation
public import SwiftUICore

/// The key of a value that the focused views publish.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused views publish.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; `nil` if no view publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The values of the views of a hosting controller. Bodies that read them are computed again when they change.
final class FocusedValuesStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var published: [(owner: ObjectIdentifier, set: (inout FocusedValues) -> Void)] = []

  var values: FocusedValues {
    registrar.access(self, keyPath: \.values)
    var values = FocusedValues()
    for entry in published { entry.set(&values) }
    return values
  }

  func publish(_ owner: AnyObject, _ set: ((inout FocusedValues) -> Void)?) {
    registrar.withMutation(of: self, keyPath: \.values) {
      published.removeAll { $0.owner == ObjectIdentifier(owner) }
      if let set { published.append((ObjectIdentifier(owner), set)) }
    }
  }
}

extension EnvironmentValues {
  var focusedValuesStore: FocusedValuesStore? {
    get { self[FocusedStoreKey.self] }
    set { self[FocusedStoreKey.self] = newValue }
  }
}

private struct FocusedStoreKey: EnvironmentKey { static var defaultValue: FocusedValuesStore? { nil } }

/// A value that the focused views publish, or `nil`.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  @Environment(\.focusedValuesStore) private var store
  private let read: (FocusedValues) -> Value?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// The value.
  public var wrappedValue: Value? { store.flatMap { read($0.values) } }
}

/// A binding that the focused views publish, read and written as its value.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @Environment(\.focusedValuesStore) private var store
  private let read: (FocusedValues) -> Binding<Value>?

  /// The binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }

  /// The value, or `nil` if no view publishes a binding.
  public var wrappedValue: Value? {
    get { projectedValue?.wrappedValue }
    nonmutating set { if let newValue { projectedValue?.wrappedValue = newValue } }
  }

  /// The binding.
  public var projectedValue: Binding<Value>? { store.flatMap { read($0.values) } }
}

private struct FocusedValueModifier<Value> {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
}

@MainActor extension FocusedValueModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let store = inputs.currentEnvironment.focusedValuesStore else { return outputs }
    let owner = FocusedValueOwner()
    inputs.scope.keep(owner)
    let viewGraph = inputs.viewGraph
    viewGraph.follow(modifier.attribute, in: inputs.scope) { value in
      MainActor.assumeIsolated {
        owner.set = { $0[keyPath: value.keyPath] = value.value }
        viewGraph.afterUpdate(named: "focusedValue") { if owner.isShown { store.publish(owner, owner.set) } }
      }
    }
    inputs.scope.add(
      AppearanceHandler(
        appear: {
          owner.isShown = true
          store.publish(owner, owner.set)
        },
        disappear: {
          owner.isShown = false
          store.publish(owner, nil)
        }))
    return outputs
  }
}

@MainActor private final class FocusedValueOwner {
  var isShown = false
  var set: ((inout FocusedValues) -> Void)?
}

extension View {
  /// Publishes a value while the view is focused. Differs from Apple: it is published while the view is shown.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Publishes a value while the view is focused. Differs from Apple: it is published while the view is shown.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Publishes a value while the view is shown.
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }

  /// Publishes a value while the view is shown.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    modifier(FocusedValueModifier(keyPath: keyPath, value: value))
  }
}
