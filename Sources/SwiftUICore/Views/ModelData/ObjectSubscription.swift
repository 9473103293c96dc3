import AttributeGraph
import CombineOverlay

/// The subscription of one view to an observable object: what reads it in a body is computed again when the object changes.
@MainActor final class ObjectSubscription {
  private weak let viewGraph: ViewGraph?
  private let changes: Source<Int>
  private var count = 0
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  init(_ inputs: _ViewInputs, of type: Any.Type) {
    viewGraph = inputs.viewGraph
    changes = inputs.viewGraph.graph.source(0, label: "changes of \(type)", in: inputs.scope.subgraph)
  }

  /// Makes the body that is computed now depend on the object, instead of the one before.
  func observe<Object: ObservableObject>(_ new: Object) {
    _ = try? viewGraph?.graph.value(of: changes)
    guard object !== new else { return }
    object = new
    subscription = new.objectWillChange.sink { [weak self] _ in
      onMainActorSoon { self?.objectWillChange() }
    }
  }

  /// The object and how often it has changed.
  var mark: [Int] { [object.map { ObjectIdentifier($0).hashValue } ?? 0, count] }

  private func objectWillChange() {
    count += 1
    viewGraph?.set(changes, to: count, .current)
  }
}

extension ObservableObject {
  /// A binding to a property of the object.
  nonisolated func binding<Value>(to keyPath: ReferenceWritableKeyPath<Self, Value>) -> Binding<Value> {
    Binding(ObjectLocation(self, keyPath))
  }
}

/// A property of an observable object.
private final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  override func get() -> Value { object[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) {
    Transaction.$current.withValue(transaction) { object[keyPath: keyPath] = value }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
