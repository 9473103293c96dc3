import ActivityArchive
import CloudKit
import Foundation
import RuntimeLogging
import SceneSystem
@_spi(Runtime) import UserNotifications

/// Events from outside: one event, one scene; without scenes, the app delegate (E-08, M-06).
extension AppRunner {
  func deliver(_ delivery: Delivery, to id: SessionID) {
    guard let scene = scenes[id] else { return }
    if case .notification(let tap) = delivery {
      deliver(tap, to: scene)
    } else if adoption == .application {
      deliverToApplication(delivery)
    } else if let delegate = scene.delegate {
      deliver(delivery, to: scene, delegate: delegate)
      if let hosting = hosting(of: scene) { deliver(delivery, to: scene, hosting) }
    } else if let hosting = hosting(of: scene) {
      deliver(delivery, to: scene, hosting)
    } else if let deliveryLog = process.deliveryLog, let kind = delivery.kind {
      deliveryLog.deliver(kind, to: scene, nil, delivery.sceneCallback, hasReceiver: false) {}
    }
  }

  /// Delivers to the views of a declared app.
  private func deliver(_ delivery: Delivery, to scene: UIScene, _ hosting: any SceneHosting) {
    switch delivery {
    case .urls(let urls):
      let contexts = UIOpenURLContext.contexts(for: urls)
      guard !contexts.isEmpty else { return }
      handToViews(.urls, to: scene, hosting, "onOpenURL(perform:)") { hosting.scene(scene, opens: contexts) }
    case .continue(let archive):
      let activity = continuedActivity(from: archive)
      guard isWorthContinuing(activity) else { return }
      let kind = DeliveryEntry.Kind.activity(type: activity.activityType)
      handToViews(kind, to: scene, hosting, "onContinueUserActivity(_:perform:)") {
        hosting.scene(scene, continues: activity)
      }
    // SwiftUI has no view modifiers for them; an app receives them with a scene delegate.
    case .willContinue, .didFailToContinue, .quickAction, .share, .notification: break
    }
  }

  /// Delivers a payload to views, and records whether one of them has received it.
  private func handToViews(
    _ kind: DeliveryEntry.Kind, to scene: UIScene, _ hosting: any SceneHosting, _ callback: StaticString,
    _ body: () -> Bool
  ) {
    guard let deliveryLog = process.deliveryLog else {
      return call(scene, hosting.appType, callback) { _ = body() }
    }
    deliveryLog.deliver(kind, to: scene, hosting.appType, callback.description, isForViews: true) {
      call(scene, hosting.appType, callback) { if !body() { deliveryLog.markIgnored() } }
    }
  }

  private func deliver(_ delivery: Delivery, to scene: UIScene, delegate: any UISceneDelegate) {
    switch delivery {
    case .urls(let urls):
      let contexts = UIOpenURLContext.contexts(for: urls)
      guard !contexts.isEmpty else { return }
      hand(.urls, to: scene, type(of: delegate), "scene(_:openURLContexts:)") {
        delegate.scene(scene, openURLContexts: contexts)
      }
    case .willContinue(let activityType):
      call(scene, type(of: delegate), "scene(_:willContinueUserActivityWithType:)") {
        delegate.scene(scene, willContinueUserActivityWithType: activityType)
      }
    case .continue(let archive):
      let activity = continuedActivity(from: archive)
      guard isWorthContinuing(activity) else {
        deliver(.didFailToContinue(activityType: activity.activityType, .handoffFailed), to: scene, delegate: delegate)
        return
      }
      hand(.activity(type: activity.activityType), to: scene, type(of: delegate), "scene(_:continue:)") {
        delegate.scene(scene, continue: activity)
      }
    case .didFailToContinue(let activityType, let failure):
      call(scene, type(of: delegate), "scene(_:didFailToContinueUserActivityWithType:error:)") {
        delegate.scene(
          scene, didFailToContinueUserActivityWithType: activityType,
          error: AppRunner.continuationError(activityType, failure))
      }
    case .quickAction(let action):
      guard let windowScene = scene as? UIWindowScene, let delegate = delegate as? any UIWindowSceneDelegate else {
        return
      }
      hand(.quickAction, to: scene, type(of: delegate), "windowScene(_:performActionFor:completionHandler:)") {
        delegate.windowScene(
          windowScene, performActionFor: UIApplicationShortcutItem(action), completionHandler: { _ in })
      }
    case .share(let invitation):
      guard let windowScene = scene as? UIWindowScene, let delegate = delegate as? any UIWindowSceneDelegate else {
        return
      }
      hand(.share, to: scene, type(of: delegate), "windowScene(_:userDidAcceptCloudKitShareWith:)") {
        delegate.windowScene(windowScene, userDidAcceptCloudKitShareWith: CKShare.Metadata(invitation))
      }
    case .notification: break
    }
  }

  /// The notification centre's delegate receives a tap; without one, the app delegate receives the remote notification
  /// (E-06).
  private func deliver(_ tap: NotificationResponse, to scene: UIScene) {
    let center = UNUserNotificationCenter.current()
    if let delegate = center.delegate {
      let response = center.response(to: tap, date: environment.currentDate())
      response.target = scene
      hand(
        .notification, to: scene, type(of: delegate),
        "userNotificationCenter(_:didReceive:withCompletionHandler:)"
      ) {
        delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
      }
    } else {
      receiveRemoteNotification(AppRunner.userInfo(of: tap), for: scene)
    }
  }

  private func deliverToApplication(_ delivery: Delivery) {
    guard let application, let delegate else { return }
    // An app that returned `false` from launching has handled the URL or the quick action itself.
    let isHandled = isDeliveringLaunchEvent && !needsLaunchEvent
    defer { isDeliveringLaunchEvent = false }
    if isHandled, let kind = delivery.kind {
      process.deliveryLog?.deliver(kind, to: nil, delegateClass, "application(_:didFinishLaunchingWithOptions:)") {}
    }
    switch delivery {
    case .urls(let urls):
      if isHandled { return }
      for opened in urls {
        guard let url = URL(string: opened.url) else { continue }
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: opened.openInPlace]
        options[.sourceApplication] = opened.sourceApplication
        hand(.urls, to: nil, delegateClass, "application(_:open:options:)") {
          _ = delegate.application(application, open: url, options: options)
        }
      }
    case .willContinue(let type):
      call(nil, delegateClass, "application(_:willContinueUserActivityWithType:)") {
        _ = delegate.application(application, willContinueUserActivityWithType: type)
      }
    case .continue(let archive):
      let activity = continuedActivity(from: archive)
      guard isWorthContinuing(activity) else {
        deliverToApplication(.didFailToContinue(activityType: activity.activityType, .handoffFailed))
        return
      }
      hand(
        .activity(type: activity.activityType), to: nil, delegateClass, "application(_:continue:restorationHandler:)"
      ) {
        _ = delegate.application(
          application, continue: activity,
          restorationHandler: { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
          })
      }
    case .didFailToContinue(let type, let failure):
      call(nil, delegateClass, "application(_:didFailToContinueUserActivityWithType:error:)") {
        delegate.application(
          application, didFailToContinueUserActivityWithType: type,
          error: AppRunner.continuationError(type, failure))
      }
    case .quickAction(let action):
      if isHandled { return }
      hand(.quickAction, to: nil, delegateClass, "application(_:performActionFor:completionHandler:)") {
        delegate.application(
          application, performActionFor: UIApplicationShortcutItem(action), completionHandler: { _ in })
      }
    case .share(let invitation):
      hand(.share, to: nil, delegateClass, "application(_:userDidAcceptCloudKitShareWith:)") {
        delegate.application(application, userDidAcceptCloudKitShareWith: CKShare.Metadata(invitation))
      }
    case .notification: break
    }
  }

  /// Whether the activity has not expired; logs it if it has.
  private func isWorthContinuing(_ activity: NSUserActivity) -> Bool {
    guard activity.isExpired(at: environment.currentDate()) else { return true }
    RuntimeLog.write(
      "The user activity of type \"\(activity.activityType)\" is not continued: its expirationDate has passed. Set a later "
        + "date, or none.")
    return false
  }

  /// Work that needs no scene (L-10).
  func background(_ event: BackgroundEvent) {
    guard let application, let delegate else { return }
    switch event {
    case .silentPush: receiveRemoteNotification(AppRunner.silentPush)
    case .fetch:
      call(nil, delegateClass, "application(_:performFetchWithCompletionHandler:)") {
        delegate.application(application, performFetchWithCompletionHandler: { _ in })
      }
    }
  }

  /// - Parameter scene: The scene that was chosen for the notification's tap; `nil` for one that was not tapped.
  private func receiveRemoteNotification(_ userInfo: [AnyHashable: Any], for scene: UIScene? = nil) {
    guard let application, let delegate else { return }
    let callback: StaticString = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    let body = {
      delegate.application(application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
    }
    guard let scene, let deliveryLog = process.deliveryLog else { return call(nil, delegateClass, callback, body) }
    deliveryLog.deliver(.notification, to: scene, delegateClass, callback.description) {
      call(nil, delegateClass, callback, body)
    }
  }

  /// The payload of a silent push.
  static var silentPush: [AnyHashable: Any] { ["aps": ["content-available": 1]] }

  /// A remote notification's payload as a device writes it: the sender's own entries, and `aps`.
  static func userInfo(of tap: NotificationResponse) -> [AnyHashable: Any] {
    var alert: [String: Any] = [:]
    alert["title"] = tap.title
    alert["body"] = tap.body
    var aps: [String: Any] = ["alert": alert.isEmpty ? tap.identifier : alert]
    if let target = tap.targetContentIdentifier { aps["target-content-id"] = target }
    var userInfo: [AnyHashable: Any] = ["aps": aps]
    if let bytes = tap.userInfo {
      let own = UserInfoCoding.values(in: bytes, of: "the notification \"\(tap.identifier)\"")
      userInfo.merge(own) { system, _ in system }
    }
    return userInfo
  }

  private static func continuationError(_ type: String, _ failure: HandoffFailure) -> any Error {
    let reason =
      switch failure {
      case .handoffFailed: "its device did not provide it."
      case .connectionUnavailable: "its device cannot be reached."
      case .remoteApplicationTimedOut: "the app on its device did not answer in time."
      case .userInfoTooLarge: "its userInfo is too large."
      }
    // Foundation off Apple's platforms has no names for these codes of Cocoa's domain.
    return NSError(
      domain: NSCocoaErrorDomain, code: failure.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "The activity \"\(type)\" did not arrive: \(reason)"])
  }
}

extension Delivery {
  /// What is delivered; `nil` if it is only announced, or has failed.
  fileprivate var kind: DeliveryEntry.Kind? {
    switch self {
    case .urls: .urls
    case .continue(let archive): .activity(type: archive.activityType)
    case .quickAction: .quickAction
    case .notification: .notification
    case .share: .share
    case .willContinue, .didFailToContinue: nil
    }
  }

  /// The method of a scene's delegate that receives it.
  fileprivate var sceneCallback: String {
    switch self {
    case .urls: "scene(_:openURLContexts:)"
    case .continue: "scene(_:continue:)"
    case .quickAction: "windowScene(_:performActionFor:completionHandler:)"
    case .share: "windowScene(_:userDidAcceptCloudKitShareWith:)"
    case .willContinue: "scene(_:willContinueUserActivityWithType:)"
    case .didFailToContinue: "scene(_:didFailToContinueUserActivityWithType:error:)"
    case .notification: "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    }
  }
}
