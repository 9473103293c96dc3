import SceneManifest
import SceneSimulator
import SceneSystem
import UIKitCore
import UserNotifications

extension Payload {
  /// The payloads that an app's Info.plist declares, one of each kind.
  ///
  /// Whether it handles notifications is determined by its code alone, so it is launched on a separate device to determine that.
  @MainActor static func defaults(of app: AppUnderTest) -> [Payload] {
    var payloads: [Payload] = []
    if let scheme = app.infoPlist?.urlSchemes.first { payloads.append(.url("\(scheme)://open/1")) }
    if let item = app.infoPlist?.shortcutItems.first { payloads.append(.quickAction(item.type, title: item.title)) }
    app.tapIcon()
    if app.turned({ UNUserNotificationCenter.current().delegate != nil }) { payloads.append(.notification("matrix")) }
    if let type = app.infoPlist?.userActivityTypes.first {
      // An activity with nothing but its type can always be archived.
      if let payload = try? Payload.handoff(NSUserActivity(activityType: type)) { payloads.append(payload) }
    }
    if app.infoPlist?["CKSharingSupported"]?.boolean == true {
      payloads.append(.share("https://www.icloud.com/share/matrix"))
    }
    return payloads
  }
}

extension Payload {
  /// The value that distinguishes it from others of its kind, for a closure that searches for it: the URL, the link or the share's URL, the
  /// type of the quick action, the notification's identifier, and the target content identifier of an activity, or else its type.
  public var content: String {
    guard case .external(let event) = stimulus else { return "" }
    return switch event {
    case .urls(let urls): urls.first?.url ?? ""
    case .activity(let archive):
      ScriptedActivity.url(in: archive) ?? archive.targetContentIdentifier ?? archive.activityType
    case .quickAction(let action): action.type
    case .notification(let tap): tap.identifier
    case .handoff(let type, _): type
    case .share(let invitation): invitation.url
    }
  }
}
