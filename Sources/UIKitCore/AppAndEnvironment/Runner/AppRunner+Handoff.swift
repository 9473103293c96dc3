import ActivityArchive
import Foundation
import MainThread
import RuntimeLogging
import SceneManifest
import SceneSystem

/// The app's current activity, which other devices may continue (E-04).
extension AppRunner {
  /// Ensures that a change of the current activity is followed by the end of a turn.
  func observeCurrentActivity() {
    process.currentActivity.onChange { [weak process] in
      if MainThread.isCurrent {
        MainActor.assumeIsolated { process?.hasPendingWork = true }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { process?.hasPendingWork = true } }
      }
    }
  }

  /// Makes the activity current that the scene with the focus shows: that of the first responder that has one, from the first responder or
  /// the controller in front up the chain. One that the app has made current by itself stays, until another responder is in front.
  func updateResponderActivity() {
    let scene = frontWindowScene
    let window = scene?.keyWindow ?? scene?.windows.first
    var responder: UIResponder? = window?.firstResponder ?? window?.frontController ?? window ?? scene
    while let candidate = responder, candidate.userActivity == nil { responder = candidate.next }
    let activity = responder?.userActivity
    guard activity !== process.responderActivity else { return }
    let previous = process.responderActivity
    process.responderActivity = activity
    if let activity, !activity.isInvalidated { activity.becomeCurrent() } else { previous?.resignCurrent() }
  }

  /// Reports the current activity to the system, if it is not what it was.
  func sendCurrentActivity() {
    let offer = offerOfCurrentActivity()
    guard offer != sentActivity else { return }
    sentActivity = offer
    link?.send(.currentActivity(offer))
  }

  private func offerOfCurrentActivity() -> OfferedActivity? {
    guard let activity = process.currentActivity.activity, activity.isEligibleForHandoff, !activity.isInvalidated,
      !activity.isExpired(at: environment.currentDate())
    else { return nil }
    let number = activity.offerNumber ?? nextActivityNumber
    guard environment.infoPlist?.userActivityTypes.contains(activity.activityType) == true else {
      if activity.offerNumber == nil {
        activity.offerNumber = number
        nextActivityNumber += 1
        RuntimeLog.write(
          "The user activity of type \"\(activity.activityType)\" is not offered to other devices: NSUserActivityTypes in "
            + "Info.plist does not list the type. Add it there.")
      }
      return nil
    }
    if activity.offerNumber == nil {
      activity.offerNumber = number
      nextActivityNumber += 1
    }
    return OfferedActivity(
      number: number, activityType: activity.activityType, title: activity.title,
      targetContentIdentifier: activity.targetContentIdentifier, hasWebpage: activity.webpageURL != nil,
      expirationDate: activity.expirationDate?.timeIntervalSinceReferenceDate)
  }

  /// Sends the content of the current activity. One with `needsSave`, and one that a responder holds, is updated first, by its delegate and
  /// these responders, as when it is saved (R-01); the scene's delegate is notified of the update.
  func provideActivity(_ id: ActivityRequestID, number: UInt32) {
    guard let activity = process.currentActivity.activity, activity.offerNumber == number else {
      link?.send(.activityProvided(id, .failure(.handoffFailed)))
      return
    }
    updateIfNeeded(activity)
    providedActivities = providedActivities.filter { $0.value.activity != nil }
    providedActivities[number] = WeakActivity(activity: activity)
    link?.send(.activityProvided(id, archive(of: activity)))
  }

  private func updateIfNeeded(_ activity: NSUserActivity) {
    var holders: [any UserActivityHolder] = []
    var owner: UIScene?
    for scene in scenes.values {
      let holding = responders(of: scene).filter { $0.userActivity === activity }
      if owner == nil, !holding.isEmpty { owner = scene }
      holders += holding
    }
    guard activity.needsSave || !holders.isEmpty else { return }
    activity.update(holders: holders)
    if adoption == .application {
      guard let application, let delegate else { return }
      call(nil, delegateClass, "application(_:didUpdate:)") { delegate.application(application, didUpdate: activity) }
    } else if let scene = owner ?? frontWindowScene, let delegate = scene.delegate {
      call(scene, type(of: delegate), "scene(_:didUpdate:)") { delegate.scene(scene, didUpdate: activity) }
    }
  }

  /// The activity with all values that can be sent. If it is too large, only the required keys are.
  private func archive(of activity: NSUserActivity) -> ProvidedActivity {
    var properties = activity.properties
    let name = "The user activity of type \"\(activity.activityType)\""
    for isReduced in [false, true] {
      if isReduced {
        guard let required = activity.requiredUserInfoKeys, !required.isEmpty else { break }
        properties.userInfo = properties.userInfo?.filter { ($0.key as? String).map(required.contains) ?? false }
      }
      do throws(UserActivityArchiveError) {
        guard let (archive, refused) = try properties.archiveOfSavableValues() else {
          return .failure(.handoffFailed)
        }
        RuntimeLog.write(refused) { "\(name) was sent without one value. \($0.description)" }
        return .activity(archive)
      } catch {
        RuntimeLog.write(
          "\(name) was not sent to another device\(isReduced ? "" : " as a whole"). \(error.description)")
      }
    }
    return .failure(.userInfoTooLarge)
  }

  /// Another device has continued an activity; `nil`: the one with the highest number of those that were provided.
  func activityContinued(number: UInt32?) {
    guard let number = number ?? providedActivities.keys.max(),
      let activity = providedActivities.removeValue(forKey: number)?.activity
    else { return }
    continuedActivities = continuedActivities.filter { $0.value.activity != nil }
    continuedActivities[number] = WeakActivity(activity: activity)
    guard let delegate = activity.delegate else { return }
    call(nil, type(of: delegate), "userActivityWasContinued(_:)") { delegate.userActivityWasContinued(activity) }
  }
}

/// An activity that may have ended.
struct WeakActivity {
  weak var activity: NSUserActivity?
}
