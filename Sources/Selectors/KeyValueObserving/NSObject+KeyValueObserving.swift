public import Foundation

/// What classes of objects need for observations by key paths: `Self` in the type of a key path.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls a handler when a property changes, until the observation is invalidated or released.
  ///
  /// Observed are the properties that an app declares as `@objc dynamic var`, computed properties and paths that read them, the geometry and the
  /// look of views, the content of scroll views, and values in `UserDefaults`.
  ///
  /// Differs from Apple: other properties do not report changes; if none was read, `.initial` is all that the handler gets. A property of
  /// UIKit is reported when its value is another one, and without `.prior`; a value in the defaults at the end of UIKit's turn.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation where Self: NSObject {
    let state = ObservedValue(self, keyPath, options, changeHandler)
    let observer = KeyValueObserver(
      self, keyPath, willChange: { state.willChange() }, didChange: { state.didChange($0) })
    state.observer = observer
    KeyValueObservers.add(observer)
    state.begin()
    return NSKeyValueObservation(observer)
  }

  /// Reports that a property will change, for one that does not report that by itself.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) where Self: NSObject {
    for observer in KeyValueObservers.known(of: self, where: { $0.keyPath == keyPath }) { observer.willChange() }
  }

  /// Reports that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) where Self: NSObject {
    for observer in KeyValueObservers.known(of: self, where: { $0.keyPath == keyPath }) { observer.didChange(true) }
  }
}

/// The last value of an observed property, and who is called with the next one: on the thread that changes the property, as on a device.
private final class ObservedValue<Object: NSObject, Value>: @unchecked Sendable {
  private weak var object: Object?
  private let keyPath: KeyPath<Object, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
  private var last: Value?
  weak var observer: KeyValueObserver?

  init(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
  ) {
    (self.object, self.keyPath, self.options, self.handler) = (object, keyPath, options, handler)
  }

  func begin() {
    guard let object, let value = read() else { return }
    last = value
    guard options.contains(.initial) else { return }
    handler(object, change(new: value, old: nil))
  }

  func willChange() {
    guard options.contains(.prior), let object else { return }
    handler(object, change(new: nil, old: last, isPrior: true))
  }

  func didChange(_ isCertain: Bool) {
    guard let object, let value = read() else { return }
    let old = last
    if !isCertain, let old, isSame(old, value) { return }
    last = value
    handler(object, change(new: value, old: old))
  }

  /// Computes the value, and takes over what it depends on now.
  private func read() -> Value? {
    guard let object else { return nil }
    let (value, properties) = KeyValueObservers.record { object[keyPath: keyPath] }
    if let observer { KeyValueObservers.setProperties(properties, of: observer) }
    return value
  }

  /// Values that cannot be compared are always others.
  private func isSame(_ one: Value, _ other: Value) -> Bool {
    guard let one = one as? any Equatable else { return false }
    func equals<Some: Equatable>(_ one: Some) -> Bool { one == other as? Some }
    return equals(one)
  }

  private func change(new: Value?, old: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
  }
}
