/// A scene that is to be connected, with everything its delegate will find.
public struct Connection: Hashable, Codable, Sendable {
  /// The session as the system keeps it, with its restoration activity.
  public var session: SessionRecord
  /// The session has not been connected before: the app is asked for its configuration (C-02).
  public var isNew: Bool
  /// What the scene is connected for; empty for a plain launch or return.
  public var options: ConnectionPayload

  /// Makes a connection, by default one that carries nothing.
  public init(session: SessionRecord, isNew: Bool, options: ConnectionPayload = ConnectionPayload()) {
    self.session = session
    self.isNew = isNew
    self.options = options
  }
}
