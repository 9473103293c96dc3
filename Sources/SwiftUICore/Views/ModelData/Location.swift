import AttributeGraph

/// The place where a value of a property wrapper is stored.
///
/// It is used on the main thread; a write from another thread is made in the main thread's next turn.
class Location<Value>: @unchecked Sendable {
  init() {}

  /// The present value. While a body is computed, the body depends on it.
  func get() -> Value { preconditionFailure("A location of \(Value.self) does not say how it is read.") }

  /// Changes the value.
  func set(_ value: Value, _ transaction: Transaction) {}

  /// Whether another location is the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whether a body that reads the value is evaluated again when the value changes. If not, its parent has to pass the new value.
  var isTracked: Bool { false }
}

/// A source in the graph of views.
final class SourceLocation<Value>: Location<Value>, @unchecked Sendable {
  private let source: Source<Value>
  private weak let viewGraph: ViewGraph?
  /// The last value that was seen, for reads after the views are gone.
  private var last: Value

  @MainActor init(_ source: Source<Value>, _ viewGraph: ViewGraph, _ value: Value) {
    self.source = source
    self.viewGraph = viewGraph
    last = value
  }

  override func get() -> Value {
    onMainActor {
      guard let graph = viewGraph?.graph else { return last }
      if graph.isEvaluating {
        if let value = try? graph.value(of: source) { last = value }
      } else if let value = graph.latestValue(of: source) {
        last = value
      }
      return last
    }
  }

  /// The present value, on which the body that is computed now does not depend.
  @MainActor func valueWithoutDependency() -> Value { viewGraph?.value(of: source.attribute) ?? last }

  override var isTracked: Bool { true }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let value = value
    onMainActorSoon { [self] in
      guard let viewGraph, viewGraph.graph.contains(source.attribute.id) else { return last = value }
      viewGraph.set(source, to: value, transaction)
    }
  }
}

/// A value that does not change.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }

  override var isTracked: Bool { true }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation else { return false }
    return ViewComparison.areEqual(value, other.value)
  }
}

/// A value that functions read and write.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }
  override func set(_ value: Value, _ transaction: Transaction) { setValue(value, transaction) }
}

/// A part of the value in another location.
final class PartLocation<Whole, Value>: Location<Value>, @unchecked Sendable {
  private let whole: Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ keyPath: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  override func get() -> Value { whole.get()[keyPath: keyPath] }

  /// Not for a property of an object: the body that makes the binding depends on it, and a control with the binding does not.
  override var isTracked: Bool { whole.isTracked && !(keyPath is ReferenceWritableKeyPath<Whole, Value>) }

  override func set(_ value: Value, _ transaction: Transaction) {
    var all = whole.get()
    all[keyPath: keyPath] = value
    whole.set(all, transaction)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation else { return false }
    return keyPath == other.keyPath && whole.isSame(as: other.whole)
  }
}

/// An element of a collection in another location.
final class ElementLocation<Whole: MutableCollection>: Location<Whole.Element>, @unchecked Sendable {
  private let whole: Binding<Whole>
  private let index: Whole.Index

  init(_ whole: Binding<Whole>, _ index: Whole.Index) {
    self.whole = whole
    self.index = index
  }

  override func get() -> Whole.Element { whole.wrappedValue[index] }

  override func set(_ value: Whole.Element, _ transaction: Transaction) {
    whole.transaction(transaction).wrappedValue[index] = value
  }

  override var isTracked: Bool { whole.location.isTracked }

  override func isSame(as other: Location<Whole.Element>) -> Bool {
    guard let other = other as? ElementLocation else { return false }
    return index == other.index && whole.isSame(as: other.whole)
  }
}
