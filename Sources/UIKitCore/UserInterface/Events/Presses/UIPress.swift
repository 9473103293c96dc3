public import Foundation
import ViewBacking

/// A key or a button that is pressed. iOS 9.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The state of a press. Raw values are Apple's.
  public enum Phase: Int, Hashable, Sendable {
    /// It has begun.
    case began = 0
    /// Its force has changed. No host reports this.
    case changed = 1
    /// It is held.
    case stationary = 2
    /// It was released.
    case ended = 3
    /// The system has cancelled it.
    case cancelled = 4
  }

  /// The button of a press. Raw values are Apple's. The arrow keys, Return and Escape of a keyboard have the types of a remote control.
  public enum PressType: Int, Hashable, Sendable {
    /// The arrow upwards.
    case upArrow = 0
    /// The arrow downwards.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The button that selects: Return.
    case select = 4
    /// The menu button: Escape.
    case menu = 5
    /// The play and pause button. No host reports it.
    case playPause = 6
    /// The page-up key.
    case pageUp = 30
    /// The page-down key.
    case pageDown = 31
  }

  let stroke: KeyStroke
  /// The time of the last change, in seconds since the system started.
  public internal(set) var timestamp: TimeInterval
  /// The state of the press.
  public internal(set) var phase = Phase.began
  /// The window, or `nil`.
  public internal(set) weak var window: UIWindow?
  /// The responder that received the beginning, or `nil`.
  public internal(set) weak var responder: UIResponder?

  /// Whether a responder has handled the beginning.
  var isHandled = false

  init(_ stroke: KeyStroke, timestamp: TimeInterval) {
    self.stroke = stroke
    self.timestamp = timestamp
    super.init()
  }

  /// The button. A key without a type of its own has 2000 plus its ``UIKey/keyCode`` on a device, which is no case; here it is `select`.
  open var type: PressType {
    switch stroke.key {
    case "\u{F700}": .upArrow
    case "\u{F701}": .downArrow
    case "\u{F702}": .leftArrow
    case "\u{F703}": .rightArrow
    case "\u{F72C}": .pageUp
    case "\u{F72D}": .pageDown
    case "\u{1B}": .menu
    default: .select
    }
  }
  /// The key. iOS 13.4.
  open private(set) lazy var key: UIKey? = UIKey(stroke)
  /// The force: 1 while it is pressed, because hosts report none.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The recognisers that receive the press: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
