public import Foundation

/// A user's action, as the application sends it to a window and the window to its views.
///
/// Differs from Apple: there are events for touches. Keys are handled by key commands, and there are no motions.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event. Raw values are Apple's.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// Buttons of headphones and similar devices.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
    /// Scrolling by a pointing device.
    case scroll = 10
    /// The pointer over views.
    case hover = 11
    /// Pinches and rotations on a touchpad.
    case transform = 14
  }

  /// The kind of a motion. Raw values are Apple's.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// No kind: the event is no motion.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// Buttons of a pointing device. iOS 13.4.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: Int
    /// A combination given as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button with a number, from 1 on.
    public static func button(_ number: Int) -> ButtonMask {
      ButtonMask(rawValue: 1...32 ~= number ? 1 << (number - 1) : 0)
    }
  }

  /// The type of the event.
  open var type: EventType { .touches }
  /// The kind of a motion. Always `none`.
  open var subtype: EventSubtype { .none }

  /// The time of the event, in seconds since the system started.
  public internal(set) var timestamp: TimeInterval

  /// The pressed buttons. iOS 13.4. The primary one while a pointer is pressed, because hosts report no other.
  open var buttonMask: ButtonMask {
    allTouches?.contains { $0.type == .indirectPointer && !$0.isOver } == true ? .primary : []
  }

  /// All touches of the event, also those that have not changed; `nil` if the event has none.
  open var allTouches: Set<UITouch>? { nil }

  /// The window of the event's touches, or `nil` if it has none.
  var window: UIWindow? { nil }

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that began in `window`; `nil` for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { filtered { $0.window === window } }

  /// The touches that began in `view`; `nil` for none.
  open func touches(for view: UIView) -> Set<UITouch>? { filtered { $0.view === view } }

  /// The touches that `gesture` receives; `nil` for none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    filtered { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// The touches between two events: the touch alone, because hosts report each one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }

  /// The predicted touches: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }

  private func filtered(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(isIncluded), !found.isEmpty else { return nil }
    return found
  }
}

/// The event of a window's touches. As on a device, the object is the same until no touch is left.
final class TouchEvent: UIEvent {
  /// The window.
  let dispatcher: TouchDispatcher
  /// The touches on the screen, and those that have just ended.
  var touches: [UITouch] = []
  /// The touches that have changed.
  var changed: [UITouch] = []

  init(_ dispatcher: TouchDispatcher) {
    self.dispatcher = dispatcher
    super.init(timestamp: 0)
  }

  override var allTouches: Set<UITouch>? { Set(touches) }
  override var window: UIWindow? { touches.first?.window }
}
