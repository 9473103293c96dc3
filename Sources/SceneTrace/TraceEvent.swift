import SceneSystem

/// One thing that happened, as the app half saw it.
public struct TraceEvent: Hashable, Codable, Sendable {
  /// What sort of thing happened.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// What was done to the device; `callback` is the script line.
    case stimulus
    /// A method of the app was called; `owner` is its class.
    case callback
    /// A notification was posted; `owner` is the class whose notification it is, `callback` its name there, as in
    /// `willConnectNotification`.
    case notification
    /// The process started, left or was killed, was suspended or resumed.
    case process
    /// A sentence that explains a decision.
    case note
  }

  /// One `key=value` that a callback carries, in the words of device scripts.
  public struct Detail: Hashable, Codable, Sendable {
    /// What is told, as `stateRestorationActivity`.
    public var key: String
    /// Its value, as `yes` or `{A,B}`.
    public var value: String

    /// Makes a detail.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// What sort of thing happened.
  public var kind: Kind
  /// Nanoseconds since the recorder's start, by the recorder's clock; taken before the callback runs.
  public var time: UInt64
  /// The session the event belongs to, or `nil` for the application.
  public var session: SessionID?
  /// The class that was called or that posted, without its module.
  public var owner: String
  /// The callback's full name, as in `sceneDidBecomeActive(_:)`, or the notification's.
  public var callback: String
  /// The scene's state before the callback, `nil` where no scene is concerned.
  public var sceneBefore: ActivationState?
  /// The scene's state when the callback has returned, `nil` where no scene is concerned.
  public var sceneAfter: ActivationState?
  /// The application's state before the callback.
  public var applicationBefore: ApplicationState
  /// The application's state when the callback has returned.
  public var applicationAfter: ApplicationState
  /// How long the callback ran, in nanoseconds.
  public var duration: UInt64
  /// What the callback carries, where that is worth telling: a connection's payload and whether it restores, the sessions of
  /// a discard. Empty for most events.
  public var details: [Detail] {
    get { told ?? [] }
    set { told = newValue.isEmpty ? nil : newValue }
  }
  /// Optional, so that a peer of an earlier version can be read, and most events cost the wire nothing.
  private var told: [Detail]?

  /// Makes an event; what is left out is zero, `nil` or `.background`.
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
    case told = "details"
  }

  /// The value of the detail `key`, or `nil`.
  public func detail(_ key: String) -> String? { details.last { $0.key == key }?.value }
}
