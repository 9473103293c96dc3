/// A session as the system stores it: what outlives scene, process and restart (M-02, R-08, R-09).
public struct SessionRecord: Hashable, Codable, Sendable {
  /// The kernel's handle, never reused.
  public var id: SessionID
  /// The identifier that the app sees; it never changes.
  public var persistentIdentifier: String
  /// The session's role; it never changes (M-07).
  public var role: SessionRole
  /// The configuration as persisted; the manifest's default until the app delegate has been asked for one (C-01, C-03).
  public var configuration: SceneConfiguration
  /// `UISceneSession.userInfo`, a binary property list, or `nil`.
  public var userInfo: Bytes?
  /// The last saved restoration activity, or `nil`.
  public var restorationActivity: ActivityArchive?
  /// The conditions the scene last published; they are also used for routing while no scene is connected.
  public var conditions: ActivationConditions
  /// Where the session's window last was, or `nil` if no host has reported it.
  public var geometry: WindowGeometry?
  /// The name of the last snapshot that a host took for its switcher, in a folder of the host's, or `nil`.
  public var snapshot: String?
  /// The scene requested to be destroyed, with its session, when the system disconnects it.
  public var isDiscardedOnDisconnection: Bool
  /// The state whose restoration ended two processes; it is stored here and not offered to a scene again.
  public var stateSetAside: ActivityArchive?

  /// The record as the app may see it: without the state that was set aside, which is not offered to any scene.
  var forApp: SessionRecord {
    guard stateSetAside != nil else { return self }
    var record = self
    record.stateSetAside = nil
    return record
  }

  /// The number of bytes of state in the record.
  package var stateLength: Int { (userInfo?.elements.count ?? 0) + (restorationActivity?.bytes.elements.count ?? 0) }

  /// Makes a record; omitted values are empty, and the conditions are the defaults of E-10.
  public init(
    id: SessionID, persistentIdentifier: String, role: SessionRole = .windowApplication,
    configuration: SceneConfiguration = SceneConfiguration(), userInfo: Bytes? = nil,
    restorationActivity: ActivityArchive? = nil, conditions: ActivationConditions = ActivationConditions(),
    geometry: WindowGeometry? = nil, snapshot: String? = nil, isDiscardedOnDisconnection: Bool = false,
    stateSetAside: ActivityArchive? = nil
  ) {
    self.id = id
    self.persistentIdentifier = persistentIdentifier
    self.role = role
    self.configuration = configuration
    self.userInfo = userInfo
    self.restorationActivity = restorationActivity
    self.conditions = conditions
    self.geometry = geometry
    self.snapshot = snapshot
    self.isDiscardedOnDisconnection = isDiscardedOnDisconnection
    self.stateSetAside = stateSetAside
  }
}
