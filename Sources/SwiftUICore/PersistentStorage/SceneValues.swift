import AttributeGraph
import Foundation

/// The values that the views of one scene store with it, by their keys. They are property-list values.
@MainActor package final class SceneValues {
  /// The values.
  package private(set) var values: [String: Any]
  /// Called after an update in which values were changed.
  package var onChange: () -> Void = {}
  /// Whether a change is reported at once, because no update follows while the scene is in the background.
  package var reportsAtOnce = false

  private let viewGraph: ViewGraph
  private let subgraph: Subgraph
  private var revisions: [String: Source<Int>] = [:]
  private var isChanged = false

  /// Values for the views in a scope.
  package init(_ values: [String: Any], _ viewGraph: ViewGraph, in scope: ViewScope) {
    self.values = values
    self.viewGraph = viewGraph
    subgraph = scope.subgraph
  }

  /// The value of a key. A body that reads it depends on it.
  func value(of key: String) -> Any? {
    if viewGraph.graph.isEvaluating { _ = try? viewGraph.graph.value(of: revision(of: key)) }
    return values[key]
  }

  /// Changes the value of a key; `nil` removes it.
  package func set(_ value: Any?, of key: String, _ transaction: Transaction) {
    values[key] = value
    if viewGraph.graph.contains(subgraph) {
      let source = revision(of: key)
      viewGraph.set(source, to: (viewGraph.graph.latestValue(of: source) ?? 0) + 1, transaction)
    }
    if reportsAtOnce { return onChange() }
    guard !isChanged else { return }
    isChanged = true
    viewGraph.afterUpdate(named: "SceneStorage") { [weak self] in self?.save() }
  }

  /// Reports changes that were not reported yet.
  package func save() {
    guard isChanged else { return }
    isChanged = false
    onChange()
  }

  private func revision(of key: String) -> Source<Int> {
    if let source = revisions[key] { return source }
    let made = viewGraph.graph.source(0, label: "SceneStorage \(key)", in: subgraph)
    revisions[key] = made
    return made
  }
}

/// A stored value of a scene.
final class SceneValueLocation<Value>: Location<Value>, @unchecked Sendable {
  private let scene: SceneValues
  private let key: String
  private let codec: StorageCodec<Value>
  private let initial: Value

  init(_ scene: SceneValues, _ key: String, _ codec: StorageCodec<Value>, _ initial: Value) {
    self.scene = scene
    self.key = key
    self.codec = codec
    self.initial = initial
  }

  // A value of another type than this one, which another version of the app may have stored, counts as none and is not removed.
  override func get() -> Value { onMainActor { scene.value(of: key).flatMap(codec.decode) ?? initial } }

  override func set(_ value: Value, _ transaction: Transaction) {
    nonisolated(unsafe) let value = value
    onMainActorSoon { [self] in scene.set(codec.encode(value), of: key, transaction) }
  }

  override var isTracked: Bool { true }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? SceneValueLocation else { return false }
    return scene === other.scene && key == other.key
  }
}
