/// A scene to connect, with everything that its delegate receives.
public struct Connection: Hashable, Codable, Sendable {
  /// The session's record in the system, with its restoration activity.
  public var session: SessionRecord
  /// The session has not been connected before: the app delegate is asked for its configuration (C-02).
  public var isNew: Bool
  /// Why the scene is created.
  public var reason: RestoreReason
  /// What the scene is connected for; empty for a plain launch or return.
  public var options: ConnectionPayload
  /// The part of the display that the scene fills, where displays and windows have more than one size (Z-03). `nil`: the whole screen.
  public var layout: SceneLayout?

  /// Makes a connection, by default one without a payload.
  ///
  /// Without a `reason` it is that of a new session, or of an ordinary launch.
  public init(
    session: SessionRecord, isNew: Bool, reason: RestoreReason? = nil, options: ConnectionPayload = ConnectionPayload(),
    layout: SceneLayout? = nil
  ) {
    self.session = session
    self.isNew = isNew
    self.reason = reason ?? (isNew ? .newSession : .launch)
    self.options = options
    self.layout = layout
  }
}
