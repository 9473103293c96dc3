public import CloudKit
public import Foundation
@_spi(Runtime) public import UIKitCore
public import UserNotifications

extension UIScene.ConnectionOptions {
  /// Connection options as the system creates them.
  ///
  /// - Parameters:
  ///   - urls: URLs to open; one whose text is not a URL is omitted, as on a device.
  ///   - userActivities: Activities to continue, as those of links; see `NSUserActivity.link(_:)`.
  ///   - shortcutItem: The quick action that the user chose.
  ///   - notificationResponse: The user's response to a notification.
  ///   - handoffUserActivityType: The type of a Handoff whose payload will follow.
  ///   - share: The invitation to shared records that the user accepted.
  ///   - sourceApplication: The bundle identifier of the app that opens the URLs.
  public static func make(
    urls: [String] = [], userActivities: Set<NSUserActivity> = [], shortcutItem: UIApplicationShortcutItem? = nil,
    notificationResponse: UNNotificationResponse? = nil, handoffUserActivityType: String? = nil,
    share: CKShare.Metadata? = nil, sourceApplication: String? = nil
  ) -> UIScene.ConnectionOptions {
    let contexts = urls.compactMap { text in
      URL(string: text).map { UIOpenURLContext.make(url: $0, sourceApplication: sourceApplication) }
    }
    return make(
      urlContexts: Set(contexts), userActivities: userActivities, shortcutItem: shortcutItem,
      notificationResponse: notificationResponse, handoffUserActivityType: handoffUserActivityType, share: share,
      sourceApplication: sourceApplication)
  }

  /// Connection options with contexts that the test has created.
  ///
  /// - Parameters:
  ///   - urlContexts: URLs to open.
  ///   - userActivities: Activities to continue.
  ///   - shortcutItem: The quick action that the user chose.
  ///   - notificationResponse: The user's response to a notification.
  ///   - handoffUserActivityType: The type of a Handoff whose payload will follow.
  ///   - share: The invitation to shared records that the user accepted.
  ///   - sourceApplication: The bundle identifier of the app that opens the URLs.
  public static func make(
    urlContexts: Set<UIOpenURLContext>, userActivities: Set<NSUserActivity> = [],
    shortcutItem: UIApplicationShortcutItem? = nil, notificationResponse: UNNotificationResponse? = nil,
    handoffUserActivityType: String? = nil, share: CKShare.Metadata? = nil, sourceApplication: String? = nil
  ) -> UIScene.ConnectionOptions {
    UIScene.ConnectionOptions(
      urlContexts: urlContexts, userActivities: userActivities, handoffUserActivityType: handoffUserActivityType,
      shortcutItem: shortcutItem, notificationResponse: notificationResponse, cloudKitShareMetadata: share,
      sourceApplication: sourceApplication, restoreReason: .launch)
  }
}

extension UIOpenURLContext {
  /// A context as the system creates it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - sourceApplication: The bundle identifier of the requesting app.
  ///   - openInPlace: Whether the app may change a document at its location.
  public static func make(url: URL, sourceApplication: String? = nil, openInPlace: Bool = false) -> UIOpenURLContext {
    UIOpenURLContext(
      url: url, options: UIScene.OpenURLOptions(sourceApplication: sourceApplication, openInPlace: openInPlace))
  }
}

extension NSUserActivity {
  /// The activity in which a universal link arrives.
  ///
  /// - Parameter url: The link; it has the scheme `https` or `http`.
  public static func link(_ url: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: url)
    activity.targetContentIdentifier = url
    return activity
  }
}
