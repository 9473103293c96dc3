import Foundation
import SceneSimulator
import SceneSystem
@_spi(Runtime) import UIKitCore

/// What an app is opened with from outside.
public struct Payload {
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

  /// Which kind it is.
  public let kind: Kind
  /// What the kernel hears.
  let stimulus: Stimulus

  private init(_ kind: Kind, _ event: ExternalEvent) {
    self.kind = kind
    stimulus = .external(event)
  }

  /// A URL of the app's scheme, or a document.
  ///
  /// - Parameters:
  ///   - url: The URL, with its scheme.
  ///   - source: The bundle identifier of the app that asks.
  ///   - inPlace: Whether a document may be changed where it lies.
  ///   - target: The target content identifier, where it is not the URL itself.
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
  public static func quickAction(_ type: String, title: String = "", target: String? = nil) -> Payload {
    Payload(
      .quickAction, .quickAction(QuickAction(type: type, localizedTitle: title, targetContentIdentifier: target)))
  }

  /// A tap on a notification.
  ///
  /// - Parameters:
  ///   - identifier: The request's identifier. A notification that the app itself has asked for has that one's content.
  ///   - action: The chosen action, or `nil` for a tap on the notification itself.
  ///   - target: Its target content identifier.
  public static func notification(_ identifier: String, action: String? = nil, target: String? = nil) -> Payload {
    Payload(
      .notification,
      .notification(
        NotificationTap(
          identifier: identifier, actionIdentifier: action ?? NotificationTap.defaultActionIdentifier,
          targetContentIdentifier: target)))
  }

  /// An activity that was begun on another device and is here at once; see ``Device/offerHandoff(_:)`` for one that is late.
  ///
  /// - Throws: An error that names what in the activity no property list can hold.
  public static func handoff(_ activity: NSUserActivity) throws -> Payload {
    Payload(.handoff, .activity(try activity.archive()))
  }

  /// An invitation to shared CloudKit records.
  public static func share(_ url: String, title: String? = nil) -> Payload {
    Payload(.share, .share(ShareInvitation(url: url, title: title)))
  }
}
