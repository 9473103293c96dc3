import Foundation

/// The event of presses. iOS 9.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses that are held, and those that have just ended.
  open private(set) var allPresses: Set<UIPress>

  init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    super.init(timestamp: timestamp)
  }

  /// The type of the event: presses.
  open override var type: EventType { .presses }

  /// The presses that `gesture` receives: none.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
