import AttributeGraph
public import Foundation

/// A value in the user's defaults, for one view.
final class DefaultsLocation<Value>: Location<Value>, @unchecked Sendable {
  private let store: UserDefaults
  private let key: String
  private let codec: StorageCodec<Value>
  private let initial: Value
  private weak let viewGraph: ViewGraph?
  private let revision: Source<Int>
  private var count = 0
  /// The stored value when the view was last computed.
  private var last: NSObject?
  private var token: (any NSObjectProtocol)?

  @MainActor init(
    _ store: UserDefaults, _ key: String, _ codec: StorageCodec<Value>, _ initial: Value, _ inputs: _ViewInputs
  ) {
    self.store = store
    self.key = key
    self.codec = codec
    self.initial = initial
    viewGraph = inputs.viewGraph
    revision = inputs.viewGraph.graph.source(0, label: "AppStorage \(key)", in: inputs.scope.subgraph)
    last = store.object(forKey: key) as? NSObject
    super.init()
    token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      onMainActorSoon { self?.storeDidChange(.current) }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  override func get() -> Value {
    onMainActor {
      if let graph = viewGraph?.graph, graph.isEvaluating { _ = try? graph.value(of: revision) }
    }
    return store.object(forKey: key).flatMap(codec.decode) ?? initial
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    let stored = codec.encode(value)
    Transaction.$current.withValue(transaction) {
      if let stored { store.set(stored, forKey: key) } else { store.removeObject(forKey: key) }
    }
    onMainActorSoon { [self] in
      storeDidChange(transaction)
      // Foundation does not post the notification for all changes.
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    }
  }

  @MainActor private func storeDidChange(_ transaction: Transaction) {
    let new = store.object(forKey: key) as? NSObject
    guard new != last, let viewGraph, viewGraph.graph.contains(revision.attribute.id) else { return }
    last = new
    count += 1
    viewGraph.set(revision, to: count, transaction)
  }

  override var isTracked: Bool { true }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DefaultsLocation else { return false }
    return store === other.store && key == other.key
  }
}

extension EnvironmentValues {
  /// The defaults of ``AppStorage`` without a store.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension View {
  /// Sets the defaults that `AppStorage` without a store uses in this view.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
