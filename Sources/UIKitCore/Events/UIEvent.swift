import Foundation

/// Something the user did, as UIKit hands it from the application to a window and on to its views.
///
/// Differs from Apple: hosts tell gesture recognisers and responders of taps and texts directly, so there are no events of
/// touches, presses or motions, and nothing makes one.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event it is. Raw values are Apple's.
  public enum EventType: Int, Hashable, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// Buttons of headphones and the like.
    case remoteControl = 2
    /// Keys and buttons.
    case presses = 3
  }

  /// What kind of event it is.
  open var type: EventType { .touches }

  /// When it happened, in seconds since the system has started.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}
