import ActivityArchive
import Foundation
import SceneSimulator
import SceneSystem
@_spi(Runtime) public import UIKitCore

/// An external event that opens an app.
public struct Payload: Sendable {
  /// The six kinds.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A URL of the app's scheme, or a document.
    case url
    /// A universal link.
    case link
    /// A quick action of the app's icon.
    case quickAction
    /// A tap on a notification.
    case notification
    /// An activity from another device.
    case handoff
    /// An invitation to shared CloudKit records.
    case share
  }

  /// The kind of the payload.
  public let kind: Kind
  /// The stimulus for the kernel.
  let stimulus: Stimulus
  /// Why the payload is not usable, as a sentence, or `nil`.
  let problem: String?

  private init(_ kind: Kind, _ event: ExternalEvent, problem: String? = nil) {
    self.kind = kind
    stimulus = .external(event)
    self.problem = problem
  }

  /// A URL of the app's scheme, or a document.
  ///
  /// - Parameters:
  ///   - url: The URL, with its scheme.
  ///   - source: The bundle identifier of the requesting app.
  ///   - inPlace: Whether the app may change a document at its location.
  ///   - target: The target content identifier, if it is not the URL itself.
  public static func url(
    _ url: String, from source: String? = nil, inPlace: Bool = false, target: String? = nil
  ) -> Payload {
    Payload(
      .url,
      .urls([OpenedURL(url: url, sourceApplication: source, openInPlace: inPlace, targetContentIdentifier: target)]))
  }

  /// A universal link: an activity that browses the web.
  public static func link(_ url: String, target: String? = nil) -> Payload {
    Payload(.link, .activity(ScriptedActivity.link(url, target: target)))
  }

  /// A quick action of the app's icon.
  ///
  /// - Parameters:
  ///   - type: The app's own name for the action.
  ///   - title: The title that the user sees.
  ///   - subtitle: The subtitle that the user sees.
  ///   - userInfo: The item's `userInfo`: values that a user activity can hold.
  ///   - target: The target content identifier.
  public static func quickAction(
    _ type: String, title: String = "", subtitle: String? = nil, userInfo: [String: Any] = [:], target: String? = nil
  ) -> Payload {
    let (bytes, problem) = archive(userInfo, of: "quick action \(type)")
    return Payload(
      .quickAction,
      .quickAction(
        QuickAction(
          type: type, localizedTitle: title, localizedSubtitle: subtitle, userInfo: bytes,
          targetContentIdentifier: target)), problem: problem)
  }

  /// A tap on a notification.
  ///
  /// - Parameters:
  ///   - identifier: The request's identifier. For a notification that the app itself requested, the content is that of the request.
  ///   - title: Its first line.
  ///   - body: Its text.
  ///   - userInfo: The content's `userInfo`: values that a user activity can hold.
  ///   - action: The chosen action, or `nil` for a tap on the notification itself.
  ///   - target: Its target content identifier.
  public static func notification(
    _ identifier: String, title: String? = nil, body: String? = nil, userInfo: [AnyHashable: Any] = [:],
    action: String? = nil, target: String? = nil
  ) -> Payload {
    let (bytes, problem) = archive(userInfo, of: "notification \(identifier)")
    return Payload(
      .notification,
      .notification(
        NotificationResponse(
          identifier: identifier, actionIdentifier: action ?? NotificationResponse.defaultActionIdentifier,
          targetContentIdentifier: target, title: title, body: body, userInfo: bytes)), problem: problem)
  }

  private static func archive(_ userInfo: [AnyHashable: Any], of owner: String) -> (bytes: Bytes?, problem: String?) {
    guard !userInfo.isEmpty else { return (nil, nil) }
    do {
      return (try UserInfoCoding.bytes(of: userInfo), nil)
    } catch {
      return (nil, "The \(owner) was not opened. \(error)")
    }
  }

  /// An activity that was begun on another device and is complete; see ``Device/offerHandoff(_:)`` for one that arrives later.
  ///
  /// - Throws: An error that names the value in the activity that a property list cannot contain.
  public static func handoff(_ activity: NSUserActivity) throws -> Payload {
    Payload(.handoff, .activity(try activity.archive()))
  }

  /// An invitation to shared CloudKit records.
  public static func share(_ url: String, title: String? = nil) -> Payload {
    Payload(.share, .share(ShareInvitation(url: url, title: title)))
  }
}
