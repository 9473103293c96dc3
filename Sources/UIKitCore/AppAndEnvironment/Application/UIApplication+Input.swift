import Foundation

extension UIApplication {
  /// Keeps what the user presses, clicks and taps from views, until ``endIgnoringInteractionEvents()`` was called as often.
  /// Deprecated on a device since iOS 13: set `isUserInteractionEnabled` of a view.
  ///
  /// Differs from Apple: what is typed, scrolled and slid gets through, because the desktop's widget shows it already.
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Ends what ``beginIgnoringInteractionEvents()`` began. One call too many has no effect, and the log says so.
  public func endIgnoringInteractionEvents() {
    guard ignoredInteractions > 0 else {
      RuntimeLog.write(
        "endIgnoringInteractionEvents() has no effect: it was called more often than beginIgnoringInteractionEvents().")
      return
    }
    ignoredInteractions -= 1
  }

  /// Whether what the user does is kept from views at present.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Asks for what headphones and the control centre send. Differs from Apple: nothing sends any.
  public func beginReceivingRemoteControlEvents() {}

  /// Ends what ``beginReceivingRemoteControlEvents()`` asked for.
  public func endReceivingRemoteControlEvents() {}

  /// The size of text that the user prefers. iOS 7. Differs from Apple: a desktop's fonts have their size already, so it is
  /// always the one that a device starts with.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether the system would like apps to do less, as while it is hot. iOS 27. Differs from Apple: never so.
  public var systemPrefersReducedResourceUsage: Bool { false }

  /// Posted when ``systemPrefersReducedResourceUsage`` has changed. iOS 27. Differs from Apple: never posted.
  public nonisolated class var systemPrefersReducedResourceUsageDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSystemPrefersReducedResourceUsageDidChangeNotification")
  }
}
