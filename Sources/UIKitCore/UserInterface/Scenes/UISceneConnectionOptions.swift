public import CloudKit
public import Foundation
import SceneSystem
public import UserNotifications

extension UIScene {
  /// Why a scene is being connected: everything that is delivered with the connection instead of by a separate callback (E-01,
  /// E-03 … E-07).
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The URLs to open. `scene(_:openURLContexts:)` is not called for them.
    public var urlContexts: Set<UIOpenURLContext> {
      reading?.read { $0 == .urls }
      return stored.urlContexts
    }
    /// The activities to continue. A Handoff whose payload has not arrived yet is not among them (E-04).
    public var userActivities: Set<NSUserActivity> {
      reading?.read { if case .activity = $0 { true } else { false } }
      return stored.userActivities
    }
    /// The activities, for code that is not the app's: the app has not read them then.
    package var requestedActivities: Set<NSUserActivity> { stored.userActivities }
    /// The URLs, for code that is not the app's.
    package var requestedURLContexts: Set<UIOpenURLContext> { stored.urlContexts }

    /// A view of the app has received the URLs.
    package func viewsDidReceiveURLs() { reading?.read { $0 == .urls } }

    /// A view of the app, or the declaration of its scene, has received an activity.
    package func viewsDidReceive(_ activity: NSUserActivity) {
      reading?.read { $0 == .activity(type: activity.activityType) }
    }

    /// The type of a Handoff whose payload will follow by `scene(_:continue:)`, or `nil`.
    public let handoffUserActivityType: String?
    /// The quick action that the user chose, or `nil`. `windowScene(_:performActionFor:completionHandler:)` is not
    /// called for it (E-05).
    public var shortcutItem: UIApplicationShortcutItem? {
      reading?.read { $0 == .quickAction }
      return stored.shortcutItem
    }
    /// The user's response to a notification, or `nil`. The notification centre's delegate receives it too (E-06).
    public var notificationResponse: UNNotificationResponse? {
      reading?.read { $0 == .notification }
      return stored.notificationResponse
    }
    /// The bundle identifier of the app that opened the first URL, if the system provides it.
    public let sourceApplication: String?

    /// The invitation to shared records that the user accepted, or `nil`.
    /// `windowScene(_:userDidAcceptCloudKitShareWith:)` is not called for it (E-07).
    public var cloudKitShareMetadata: CKShare.Metadata? {
      reading?.read { $0 == .share }
      return stored.cloudKitShareMetadata
    }
    /// The value that the app passed to the ``UISceneAccessory`` that the scene is shown for, or `nil`. iOS 27 (Z-05).
    public var sceneAccessoryUserInfo: Any? { stored.accessoryUserInfo }

    /// Whether the app should resume a workout that was interrupted when the app ended. iOS 26. Always `false`, because there are no
    /// workouts off the device.
    public var shouldHandleActiveWorkoutRecovery: Bool { false }

    /// Why the scene is made. Differs from Apple: does not exist there; see ``UIScene/RestoreReason``.
    public let restoreReason: UIScene.RestoreReason

    /// The storage of the payloads.
    private struct Stored {
      var urlContexts: Set<UIOpenURLContext>
      var userActivities: Set<NSUserActivity>
      var shortcutItem: UIApplicationShortcutItem?
      var notificationResponse: UNNotificationResponse?
      var cloudKitShareMetadata: CKShare.Metadata?
      var accessoryUserInfo: Any?
    }

    private let stored: Stored
    /// Notified when a payload is read; `nil` in an app that is not hosted.
    var reading: ConnectionOptionsAccess?

    /// Options for a test, with objects that it has made itself.
    package init(
      urlContexts: Set<UIOpenURLContext>, userActivities: Set<NSUserActivity>, handoffUserActivityType: String?,
      shortcutItem: UIApplicationShortcutItem?, notificationResponse: UNNotificationResponse?,
      cloudKitShareMetadata: CKShare.Metadata?, sourceApplication: String?, restoreReason: UIScene.RestoreReason
    ) {
      stored = Stored(
        urlContexts: urlContexts, userActivities: userActivities, shortcutItem: shortcutItem,
        notificationResponse: notificationResponse, cloudKitShareMetadata: cloudKitShareMetadata)
      self.handoffUserActivityType = handoffUserActivityType
      self.sourceApplication = sourceApplication
      self.restoreReason = restoreReason
      super.init()
    }

    init(
      _ payload: ConnectionPayload, reason: SceneSystem.RestoreReason = .launch, accessoryUserInfo: Any? = nil,
      response: UNNotificationResponse? = nil
    ) {
      stored = Stored(
        urlContexts: UIOpenURLContext.contexts(for: payload.urls),
        userActivities: Set(payload.activities.map(NSUserActivity.restored(from:))),
        shortcutItem: payload.quickAction.map { UIApplicationShortcutItem($0) }, notificationResponse: response,
        cloudKitShareMetadata: payload.share.map { CKShare.Metadata($0) }, accessoryUserInfo: accessoryUserInfo)
      handoffUserActivityType = payload.handoffActivityType
      sourceApplication = payload.urls.lazy.compactMap(\.sourceApplication).first
      restoreReason = UIScene.RestoreReason(reason)
      super.init()
    }
  }
}
