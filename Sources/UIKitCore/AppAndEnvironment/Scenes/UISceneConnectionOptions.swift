import CloudKit
import Foundation
import SceneSystem
import UserNotifications

extension UIScene {
  /// Why a scene is being connected: everything that is delivered with the connection instead of by a callback of its
  /// own (E-01, E-03 … E-07).
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The URLs to open. `scene(_:openURLContexts:)` is not called for them.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue. A Handoff whose payload is still on its way is not among them (E-04).
    public let userActivities: Set<NSUserActivity>
    /// The type of a Handoff whose payload will follow by `scene(_:continue:)`, or `nil`.
    public let handoffUserActivityType: String?
    /// The quick action that the user chose, or `nil`. `windowScene(_:performActionFor:completionHandler:)` is not
    /// called for it (E-05).
    public let shortcutItem: UIApplicationShortcutItem?
    /// The user's answer to a notification, or `nil`. The notification centre's delegate gets it too (E-06).
    public let notificationResponse: UNNotificationResponse?
    /// The bundle identifier of the app that opened the first URL, where the system tells.
    public let sourceApplication: String?

    /// The invitation to shared records that the user accepted, or `nil`.
    /// `windowScene(_:userDidAcceptCloudKitShareWith:)` is not called for it (E-07).
    public let cloudKitShareMetadata: CKShare.Metadata?
    /// Why the scene is made. Differs from Apple: not there; see ``UIScene/RestoreReason``.
    public let restoreReason: UIScene.RestoreReason

    init(
      _ payload: ConnectionPayload, reason: SceneSystem.RestoreReason = .launch, response: UNNotificationResponse? = nil
    ) {
      urlContexts = UIOpenURLContext.contexts(for: payload.urls)
      userActivities = Set(payload.activities.map(NSUserActivity.restored(from:)))
      handoffUserActivityType = payload.handoffActivityType
      shortcutItem = payload.quickAction.map { UIApplicationShortcutItem($0) }
      notificationResponse = response
      sourceApplication = payload.urls.lazy.compactMap(\.sourceApplication).first
      cloudKitShareMetadata = payload.share.map { CKShare.Metadata($0) }
      restoreReason = UIScene.RestoreReason(reason)
      super.init()
    }
  }
}
