public import SceneSystem

/// One event, as UIKit recorded it.
public struct TraceEvent: Hashable, Codable, Sendable {
  /// The kind of an event.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// A stimulus for the device; `callback` is the script line.
    case stimulus
    /// A method of the app was called; `owner` is its class.
    case callback
    /// A notification was posted; `owner` is the class whose notification it is, `callback` its name there, as in
    /// `willConnectNotification`.
    case notification
    /// The process started, exited or was killed, was suspended or resumed.
    case process
    /// A sentence that explains a decision.
    case note
  }

  /// One `key=value` of a callback, in the words of device scripts.
  public struct Detail: Hashable, Codable, Sendable {
    /// The key, such as `stateRestorationActivity`.
    public var key: String
    /// The value, such as `yes` or `{A,B}`.
    public var value: String

    /// Makes a detail.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The kind of the event.
  public var kind: Kind
  /// Nanoseconds since the recorder's start, by the recorder's clock; taken before the callback runs.
  public var time: UInt64
  /// The session the event belongs to, or `nil` for the application.
  public var session: SessionID?
  /// The class that was called or that posted, without its module.
  public var owner: String
  /// The callback's full name, as in `sceneDidBecomeActive(_:)`, or the notification's.
  public var callback: String
  /// The scene's state before the callback, `nil` for an event without a scene.
  public var sceneBefore: ActivationState?
  /// The scene's state when the callback has returned, `nil` for an event without a scene.
  public var sceneAfter: ActivationState?
  /// The application's state before the callback.
  public var applicationBefore: ApplicationState
  /// The application's state when the callback has returned.
  public var applicationAfter: ApplicationState
  /// How long the callback ran, in nanoseconds.
  public var duration: UInt64
  /// The details of the callback, if they are relevant: a connection's payload and whether it restores, the sessions of a discard. Empty
  /// for most events.
  public var details: [Detail] {
    get { encodedDetails ?? [] }
    set { encodedDetails = newValue.isEmpty ? nil : newValue }
  }
  /// Optional, so that a peer of an earlier version can be read, and most events need no bytes for it.
  private var encodedDetails: [Detail]?

  /// Makes an event; omitted values are zero, `nil` or `.background`.
  public init(
    kind: Kind, time: UInt64 = 0, session: SessionID? = nil, owner: String, callback: String,
    sceneBefore: ActivationState? = nil, sceneAfter: ActivationState? = nil,
    applicationBefore: ApplicationState = .background, applicationAfter: ApplicationState = .background,
    duration: UInt64 = 0, details: [Detail] = []
  ) {
    self.kind = kind
    self.time = time
    self.session = session
    self.owner = owner
    self.callback = callback
    self.sceneBefore = sceneBefore
    self.sceneAfter = sceneAfter
    self.applicationBefore = applicationBefore
    self.applicationAfter = applicationAfter
    self.duration = duration
    self.details = details
  }

  private enum CodingKeys: String, CodingKey {
    case kind, time, session, owner, callback, sceneBefore, sceneAfter, applicationBefore, applicationAfter, duration
    case encodedDetails = "details"
  }

  /// The value of the detail `key`, or `nil`.
  public func detail(_ key: String) -> String? { details.last { $0.key == key }?.value }
}
