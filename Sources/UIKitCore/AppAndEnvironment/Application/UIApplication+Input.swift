public import Foundation
import RuntimeLogging

extension UIApplication {
  /// Ignores the user's presses, clicks and taps until ``endIgnoringInteractionEvents()`` has been called as often.
  /// Deprecated on a device since iOS 13: set `isUserInteractionEnabled` of a view.
  ///
  /// Differs from Apple: typing, scrolling and moving a slider are still delivered, because the desktop's widget has already changed.
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  /// Ends what ``beginIgnoringInteractionEvents()`` began. An unbalanced call has no effect and is logged.
  public func endIgnoringInteractionEvents() {
    guard ignoredInteractions > 0 else {
      RuntimeLog.write(
        "endIgnoringInteractionEvents() has no effect: it was called more often than beginIgnoringInteractionEvents().")
      return
    }
    ignoredInteractions -= 1
  }

  /// Whether the user's interactions are currently ignored.
  public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  /// Starts receiving the events of headphones and of the control centre. Differs from Apple: nothing sends any.
  public func beginReceivingRemoteControlEvents() {}

  /// Ends what ``beginReceivingRemoteControlEvents()`` started.
  public func endReceivingRemoteControlEvents() {}

  /// The text size that the user prefers. iOS 7. On a desktop the category nearest to the desktop's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { .preferredOnMain }

  /// Whether apps should use fewer resources, for instance while the device is hot. iOS 27. Differs from Apple: always `false`.
  public var systemPrefersReducedResourceUsage: Bool { false }

  /// Posted when ``systemPrefersReducedResourceUsage`` has changed. iOS 27. Differs from Apple: never posted.
  public nonisolated class var systemPrefersReducedResourceUsageDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSystemPrefersReducedResourceUsageDidChangeNotification")
  }
}
