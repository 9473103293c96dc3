public import Foundation
import RuntimeLogging
import Synchronization

/// An observation by key path.
private struct NamedObservation: @unchecked Sendable {
  weak var object: NSObject?
  weak var observer: AnyObject?
  var keyPath: String
  var context: UnsafeMutableRawPointer?
  var observation: KeyValueObserver
}

private let namedObservations = Mutex<[ObjectIdentifier: [NamedObservation]]>([:])

extension NSObject {
  /// Calls `observeValue(forKeyPath:of:change:context:)` of an object when a property changes, until the observer is removed.
  ///
  /// Neither object is retained. Observed are the properties that report changes (`observe(_:options:changeHandler:)`)
  /// and can be reached by their names (``value(forKey:)``).
  ///
  /// Differs from Apple: a property that cannot be reached by its name is reported in the log, and an observation ends with its objects.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard observer is any KeyValueStringObserver else {
      return RuntimeLog.write(
        "\(String(reflecting: type(of: observer))) has no observeValue(forKeyPath:of:change:context:), which is called when \(keyPath) changes."
      )
    }
    let state = NamedValue(self, observer, keyPath, options, context)
    let observation = KeyValueObserver(
      self, \NSObject.self, willChange: { state.willChange() }, didChange: { state.didChange($0) })
    state.observation = observation
    namedObservations.withLock { all in
      for (key, list) in all where list.contains(where: { $0.object == nil || $0.observer == nil }) {
        for entry in list where entry.object == nil || entry.observer == nil {
          KeyValueObservers.remove(entry.observation)
        }
        all[key] = list.filter { $0.object != nil && $0.observer != nil }
      }
      all[ObjectIdentifier(self), default: []].append(
        NamedObservation(
          object: self, observer: observer, keyPath: keyPath, context: context, observation: observation))
    }
    KeyValueObservers.add(observation)
    state.begin()
  }

  /// Removes the observer that was added with this context.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeObserver(observer) { $0.keyPath == keyPath && $0.context == context }
  }

  /// Removes an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer) { $0.keyPath == keyPath }
  }

  private func removeObserver(_ observer: NSObject, where condition: (NamedObservation) -> Bool) {
    let removed = namedObservations.withLock { all -> NamedObservation? in
      guard var list = all[ObjectIdentifier(self)],
        let index = list.lastIndex(where: { $0.object === self && $0.observer === observer && condition($0) })
      else { return nil }
      defer { all[ObjectIdentifier(self)] = list.isEmpty ? nil : list }
      return list.remove(at: index)
    }
    if let removed { KeyValueObservers.remove(removed.observation) }
  }

  /// Called by the app before it changes a property that does not report its changes.
  public func willChangeValue(forKey key: String) {
    for entry in named(key) { entry.observation.willChange() }
  }

  /// Called by the app after it has changed a property that does not report its changes.
  public func didChangeValue(forKey key: String) {
    for entry in named(key) { entry.observation.didChange(true) }
  }

  private func named(_ key: String) -> [NamedObservation] {
    namedObservations.withLock { ($0[ObjectIdentifier(self)] ?? []).filter { $0.object === self && $0.keyPath == key } }
  }
}

/// The implementation of `super.observeValue(…)` for classes that inherit from `NSObject`. The source pass writes the call.
public func superObserveValue(
  forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
) {
  RuntimeLog.write("A change of \(keyPath ?? "a property") was received and not handled.")
}

/// The last value of a property that is observed by key path.
private final class NamedValue: @unchecked Sendable {
  private weak var object: NSObject?
  private weak var observer: AnyObject?
  private let keyPath: String
  private let options: NSKeyValueObservingOptions
  private let context: UnsafeMutableRawPointer?
  private var last: Any?
  weak var observation: KeyValueObserver?

  init(
    _ object: NSObject, _ observer: AnyObject, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    (self.object, self.observer, self.keyPath) = (object, observer, keyPath)
    (self.options, self.context) = (options, context)
  }

  func begin() {
    last = read()
    if options.contains(.initial) { send(change(new: last, old: nil, hasOld: false)) }
  }

  func willChange() {
    guard options.contains(.prior) else { return }
    var change = change(new: nil, old: last, hasNew: false)
    change[.notificationIsPriorKey] = true
    send(change)
  }

  func didChange(_ isCertain: Bool) {
    let value = read()
    let old = last
    if !isCertain, isSame(old, value) { return }
    last = value
    send(change(new: value, old: old))
  }

  /// Reads the value and updates the objects that it depends on.
  private func read() -> Any? {
    guard let object else { return nil }
    let (value, properties) = KeyValueObservers.record { object.value(forKeyPath: keyPath) }
    if let observation { KeyValueObservers.setProperties(properties, of: observation) }
    return Self.flattened(value)
  }

  /// A value unwrapped from all levels of optionals.
  private static func flattened(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return flattened(mirror.children.first?.value)
  }

  /// Values that are not equatable are never equal.
  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if one == nil, other == nil { return true }
    guard let one = one as? any Equatable else { return false }
    func equals<Some: Equatable>(_ one: Some) -> Bool { one == other as? Some }
    return equals(one)
  }

  private func change(
    new: Any?, old: Any?, hasNew: Bool = true, hasOld: Bool = true
  ) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if hasNew, options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if hasOld, options.contains(.old) { change[.oldKey] = old ?? NSNull() }
    return change
  }

  private func send(_ change: [NSKeyValueChangeKey: Any]) {
    guard let object, let observer = observer as? any KeyValueStringObserver else { return }
    observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
