public import Foundation

/// A user's action, as the application sends it to a window and the window to its views.
///
/// Differs from Apple: hosts send taps and texts to gesture recognisers and responders directly, so there are no events for touches,
/// presses or motions, and nothing creates one.
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
  }

  /// The type of the event.
  open var type: EventType { .touches }

  /// The time of the event, in seconds since the system started.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}
