public import Foundation

/// An observation of a property, until it is invalidated or released. It does not retain the observed object.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observer: KeyValueObserver

  init(_ observer: KeyValueObserver) {
    self.observer = observer
    super.init()
  }

  deinit { KeyValueObservers.remove(observer) }

  /// Ends the observation: its handler is not called any more.
  public func invalidate() { KeyValueObservers.remove(observer) }
}
