import SceneSystem
@_spi(Runtime) import UIKitCore

/// One payload that was delivered to the app by one callback, and whether the app handled it.
///
/// Whether an app *did* the right thing with a URL cannot be observed. But an app that did not read `connectionOptions.urlContexts`, or
/// whose scene delegate has no `scene(_:openURLContexts:)`, has certainly lost it: UIKit delivers a payload once. ``outcome`` reports this.
///
/// ```swift
/// let stepResult = app.launch(url: "recipes://soup")
/// #expect(stepResult.deliveries.map(\.outcome) == [.handled])
/// ```
///
/// A notification that is tapped while the app does not run is delivered twice, as on a device: in the connection options and to the
/// delegate of `UNUserNotificationCenter`. An app should handle one of the two.
public struct DeliveryRecord: Hashable, Sendable, CustomStringConvertible {
  /// What the app did with a payload.
  public enum Outcome: String, Hashable, Sendable {
    /// The app read it, or implements the method and was called with it.
    case handled
    /// The app did not read it, or does not implement the method that delivers it: it is lost, unless another callback delivers it too.
    case ignored
    /// The app's method is `async` and has not run yet. `device.waitUntilIdle()` lets it run.
    case pending
    /// There was no object to call, as with a scene that has no delegate.
    case noReceiver
  }

  /// The kind of the payload. A link is an activity of the type `NSUserActivityTypeBrowsingWeb`; every other activity counts as Handoff,
  /// also one with which the app itself requested a window.
  public let payload: Payload.Kind
  /// The label of the scene that it was delivered to; `nil` in an app without scenes.
  public let scene: String?
  /// The class that was called; empty if there was none.
  public let owner: String
  /// The callback that delivered it, or would have. For connection options it is `scene(_:willConnectTo:options:)`.
  public let callback: String
  /// What the app did with it.
  public let outcome: Outcome
  /// Whether it was read in `application(_:configurationForConnecting:options:)`. That alone does not count as handled: most apps read it
  /// there only to choose a configuration.
  public let wasReadForConfiguration: Bool
  /// Whether the scene's window had a root view controller when the callback was called.
  public let hadRootViewControllerBefore: Bool
  /// Whether it had one when the payload was first read from the connection options; `nil` for a payload that other callbacks deliver, and
  /// for one that was not read.
  public let hadRootViewControllerWhenRead: Bool?
  /// Whether it had one when the callback returned. Without one, nothing on screen can have shown the payload yet.
  public let hadRootViewControllerAfter: Bool

  /// Whether it was delivered with the connection of a scene, so at a cold launch or with a new window.
  public var arrivedWithConnection: Bool { isOfConnection }
  private let isOfConnection: Bool
  /// Whether views of a declared app receive it, and no method of a delegate.
  private let isForViews: Bool

  /// Whether this callback lost it.
  public var isLost: Bool { outcome == .ignored || outcome == .noReceiver }

  @MainActor init(_ note: DeliveryEntry) {
    payload = Payload.Kind(note.kind)
    scene = note.session?.label
    owner = note.owner
    callback = note.callback
    isOfConnection = note.arrivedWithConnection
    isForViews = note.isForViews
    outcome =
      switch note.outcome {
      case .handled: .handled
      case .ignored: .ignored
      case .pending: .pending
      case .noReceiver: .noReceiver
      }
    wasReadForConfiguration = note.wasReadForConfiguration
    hadRootViewControllerBefore = note.hadRootViewControllerBefore
    hadRootViewControllerWhenRead = note.hadRootViewControllerWhenRead
    hadRootViewControllerAfter = note.hadRootViewControllerAfter
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

  /// The modifiers with which a view would have received it.
  private var viewModifiers: String { payload == .link ? "onOpenURL(perform:), nor \(callback)" : callback }

  /// A sentence that states what the app did with it and, if it is lost, what is missing.
  public var description: String {
    let suffix = scene.map { " for scene \($0)" } ?? ""
    let head = "The \(payload.name)\(suffix)"
    switch outcome {
    case .handled where arrivedWithConnection && !isForViews:
      return "\(head) was read from connectionOptions.\(property)."
    case .handled: return "\(head) was handled by \(owner).\(callback)."
    case .pending:
      return "\(head) was delivered by \(owner).\(callback), which has not run yet; call await device.waitUntilIdle()."
    case .noReceiver: return "\(head) was lost: the scene has no delegate that \(callback) could be called of."
    case .ignored where isForViews: return "\(head) was lost: no view of \(owner) has \(viewModifiers)."
    case .ignored where arrivedWithConnection:
      let looked =
        wasReadForConfiguration
        ? " The app delegate read it to choose a configuration, and nothing read it afterwards." : ""
      return "\(head) was lost: \(owner).\(callback) does not read connectionOptions.\(property).\(looked)"
    case .ignored: return "\(head) was lost: \(owner) has no method \(callback)."
    }
  }
}

extension Payload.Kind {
  init(_ kind: DeliveryEntry.Kind) {
    self =
      switch kind {
      case .urls: .url
      case .activity(let type): type == NSUserActivityTypeBrowsingWeb ? .link : .handoff
      case .quickAction: .quickAction
      case .notification: .notification
      case .share: .share
      }
  }

  /// The name of the kind for readers.
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
