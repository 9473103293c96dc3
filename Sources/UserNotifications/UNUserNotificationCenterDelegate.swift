import Foundation

/// Told about notifications. Every method has a default.
///
/// An app implements either the method with a completion handler or the one that is `async`. As on a device neither is
/// bound to an actor; the runner calls the first on the main actor's thread.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// The user answered a notification. Called after the launch, once the scene is there, where the app was not running;
  /// before `sceneDidBecomeActive` where it was (E-06). Call `completionHandler` when done.
  ///
  /// The default calls the `async` method on a later turn of the main actor.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)

  /// The user answered a notification. The default does nothing.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// A notification arrived while the app is in the foreground. Call `completionHandler` with how to show it.
  ///
  /// The default calls the `async` method on a later turn of the main actor.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

  /// A notification arrived while the app is in the foreground. The default does not show it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user asked for the app's own settings of notifications. `notification` is the one from which they did so, or
  /// `nil` if it was from the system's settings. The default does nothing.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Calls the `async` method, then `completionHandler`, on a later turn of the main actor.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let hop = Hop(value: (delegate: self, response: response, completion: completionHandler))
    center.whenDefaultRuns?(response, .asksAgain)
    Task { @MainActor in
      await hop.value.delegate.userNotificationCenter(center, didReceive: hop.value.response)
      center.whenDefaultRuns?(hop.value.response, .wasAsked)
      hop.value.completion()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    if let tell = center.whenDefaultRuns { await MainActor.run { tell(response, .nobodyTook) } }
  }

  /// Calls the `async` method, then `completionHandler` with its result, on a later turn of the main actor.
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

  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// Carries a delegate and what it is told into a task, as Objective-C's bridge to `async` does on a device: the sender
/// keeps no use of them.
private struct Hop<Value>: @unchecked Sendable {
  nonisolated(unsafe) let value: Value
}

/// How a notification is shown while the app is in the foreground. Raw values are Apple's.
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

/// What becomes of an answer whose delegate leaves the method with a completion handler out.
package enum NotificationDefaultStep: Sendable {
  /// The `async` method is asked next.
  case asksAgain
  /// That one is left out too.
  case nobodyTook
  /// It has returned.
  case wasAsked
}
