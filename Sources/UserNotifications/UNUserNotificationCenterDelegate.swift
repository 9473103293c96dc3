public import Foundation

/// The delegate for notifications. Every method has a default implementation.
///
/// An app implements either the method with a completion handler or the one that is `async`. As on a device neither is
/// bound to an actor; the runner calls the first on the main actor's thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// The user responded to a notification. Called after the launch, once the scene is connected, if the app was not running; before
  /// `sceneDidBecomeActive` if it was (E-06). Call `completionHandler` when done.
  ///
  /// The default calls the `async` method in a later iteration of the main actor.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// The user responded to a notification. The default does nothing.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// A notification is delivered while the app is in the foreground. Call `completionHandler` with its presentation options.
  ///
  /// The default calls the `async` method in a later iteration of the main actor.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// A notification is delivered while the app is in the foreground. The default does not show it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user opens the app's own notification settings. `notification` is the one from which the user did so, or `nil` if it was from the
  /// system's settings. The default does nothing.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the `async` method, then `completionHandler`, in a later iteration of the main actor.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let hop = Hop(value: (delegate: self, response: response, completion: completionHandler))
    center.onDefaultImplementation?(response, .markPending)
    Task { @MainActor in
      await hop.value.delegate.userNotificationCenter(center, didReceive: hop.value.response)
      center.onDefaultImplementation?(hop.value.response, .markHandled)
      hop.value.completion()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    if let notify = center.onDefaultImplementation { await MainActor.run { notify(response, .markIgnored) } }
  }

  /// Calls the `async` method, then `completionHandler` with its result, in a later iteration of the main actor.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let hop = Hop(value: (delegate: self, completion: completionHandler))
    Task { @MainActor in
      let options = await hop.value.delegate.userNotificationCenter(center, willPresent: notification)
      hop.value.completion(options)
    }
  }

  /// Returns no options.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// Passes a delegate and its arguments to a task, as Objective-C's bridge to `async` does on a device: the sender does not use them any
/// more.
private struct Hop<Value>: @unchecked Sendable {
  nonisolated(unsafe) let value: Value
}

/// The presentation of a notification while the app is in the foreground. Raw values are Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Set the icon's number.
  public static let badge = Self(rawValue: 1 << 0)
  /// Play the sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// Show it in the list and as a banner; the older name for both.
  @available(*, deprecated, message: "Say list, banner or both.")
  public static let alert = Self(rawValue: 1 << 2)
  /// Show it in the list.
  public static let list = Self(rawValue: 1 << 3)
  /// Show it as a banner.
  public static let banner = Self(rawValue: 1 << 4)
}

/// The steps of a response if the delegate does not implement the method with a completion handler.
package enum NotificationDefaultStep: Sendable {
  /// The `async` method is called next.
  case markPending
  /// The delegate does not implement that one either.
  case markIgnored
  /// The `async` method has returned.
  case markHandled
}
