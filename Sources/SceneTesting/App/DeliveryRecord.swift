import SceneSystem
@_spi(Runtime) import UIKitCore

/// One payload that the app was handed by one callback, and what became of it.
///
/// Nobody can know whether an app *did* the right thing with a URL. But an app that did not read
/// `connectionOptions.urlContexts`, or whose scene delegate has no `scene(_:openURLContexts:)`, has certainly lost it: UIKit
/// hands a payload over once. That is what ``fate`` tells.
///
/// ```swift
/// let happening = app.launch(url: "recipes://soup")
/// #expect(happening.deliveries.map(\.fate) == [.taken])
/// ```
///
/// A notification that is tapped while the app does not run is handed over twice, as on a device: in the connection options and
/// to the delegate of `UNUserNotificationCenter`. An app should take one of the two.
public struct DeliveryRecord: Hashable, Sendable, CustomStringConvertible {
  /// What became of a payload.
  public enum Fate: String, Hashable, Sendable {
    /// The app read it, or its own method was called with it.
    case taken
    /// The app did not read it, or leaves the method out that it came by: it is lost, unless it comes by another callback too.
    case ignored
    /// The app's method is `async` and has not run yet. `device.settle()` lets it run.
    case pending
    /// There was nobody to be called, as with a scene that has no delegate.
    case unheard
  }

  /// What was handed over. A link is an activity of the type `NSUserActivityTypeBrowsingWeb`; every other one counts as
  /// Handoff, also one that the app itself asked for a window with.
  public let payload: Payload.Kind
  /// The label of the scene that it was for; `nil` in an app without scenes.
  public let scene: String?
  /// The class that was called; empty where nobody was.
  public let owner: String
  /// The callback that it came by, or would have come by. For connection options it is `scene(_:willConnectTo:options:)`.
  public let callback: String
  /// What became of it.
  public let fate: Fate
  /// Whether it was read in `application(_:configurationForConnecting:options:)`. That alone does not count as taken: most apps
  /// look there only to choose a configuration.
  public let wasReadForConfiguration: Bool
  /// Whether the scene's window had a root view controller when the callback was called.
  public let hadRootBefore: Bool
  /// Whether it had one when the payload was first read out of the connection options; `nil` for what comes by other callbacks,
  /// and for what was not read.
  public let hadRootWhenRead: Bool?
  /// Whether it had one when the callback returned. Without one, nothing on screen can have shown the payload yet.
  public let hadRootAfter: Bool

  /// Whether it came with the connection of a scene, so at a cold launch or with a new window.
  public var cameWithConnection: Bool { callback == "scene(_:willConnectTo:options:)" }

  /// Whether it is lost as far as this callback goes.
  public var isLost: Bool { fate == .ignored || fate == .unheard }

  @MainActor init(_ note: DeliveryNote) {
    payload = Payload.Kind(note.kind)
    scene = note.session?.label
    owner = note.owner
    callback = note.callback
    fate =
      switch note.fate {
      case .taken: .taken
      case .ignored: .ignored
      case .pending: .pending
      case .unheard: .unheard
      }
    wasReadForConfiguration = note.wasReadForConfiguration
    hadRootBefore = note.hadRootBefore
    hadRootWhenRead = note.hadRootWhenRead
    hadRootAfter = note.hadRootAfter
  }

  /// The property of the connection options that holds a payload of this kind.
  private var property: String {
    switch payload {
    case .url: "urlContexts"
    case .link, .handoff: "userActivities"
    case .quickAction: "shortcutItem"
    case .notification: "notificationResponse"
    case .share: "cloudKitShareMetadata"
    }
  }

  /// A sentence that says what became of it and, where it is lost, what is missing.
  public var description: String {
    let place = scene.map { " for scene \($0)" } ?? ""
    let head = "The \(payload.name)\(place)"
    switch fate {
    case .taken where cameWithConnection: return "\(head) was read from connectionOptions.\(property)."
    case .taken: return "\(head) was taken by \(owner).\(callback)."
    case .pending:
      return "\(head) came by \(owner).\(callback), which has not answered yet; call await device.settle()."
    case .unheard: return "\(head) was lost: the scene has no delegate that \(callback) could be called of."
    case .ignored where cameWithConnection:
      let looked =
        wasReadForConfiguration
        ? " The app delegate looked at it to choose a configuration, and nobody after that." : ""
      return "\(head) was lost: \(owner).\(callback) does not read connectionOptions.\(property).\(looked)"
    case .ignored: return "\(head) was lost: \(owner) has no method \(callback)."
    }
  }
}

extension Payload.Kind {
  init(_ kind: DeliveryNote.Kind) {
    self =
      switch kind {
      case .urls: .url
      case .activity(let type): type == NSUserActivityTypeBrowsingWeb ? .link : .handoff
      case .quickAction: .quickAction
      case .notification: .notification
      case .share: .share
      }
  }

  /// What a person calls it.
  var name: String {
    switch self {
    case .url: "URL"
    case .link: "link"
    case .quickAction: "quick action"
    case .notification: "notification"
    case .handoff: "activity"
    case .share: "share"
    }
  }
}
