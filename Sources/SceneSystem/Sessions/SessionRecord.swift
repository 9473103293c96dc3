/// A session as the system keeps it: what outlives scene, process and machine (M-02, R-08, R-09).
public struct SessionRecord: Hashable, Codable, Sendable {
  /// The kernel's handle, never reused.
  public var id: SessionID
  /// The identifier that the app sees; stable for the session's whole life.
  public var persistentIdentifier: String
  /// The session's role, fixed for its whole life (M-07).
  public var role: SessionRole
  /// The configuration as persisted; the manifest's default until the app was asked (C-01, C-03).
  public var configuration: SceneConfiguration
  /// `UISceneSession.userInfo`, a binary property list, or `nil`.
  public var userInfo: Bytes?
  /// The last saved restoration activity, or `nil`.
  public var restorationActivity: ActivityArchive?
  /// The conditions the scene last published; they route also while no scene is connected.
  public var conditions: ActivationConditions
  /// Where the session's window last was, or `nil` where no host has said so.
  public var geometry: WindowGeometry?
  /// The name of the last picture that a host took for its switcher, in a folder of the host's, or `nil`.
  public var snapshot: String?
  /// The scene asked to be destroyed, session and all, when the system disconnects it.
  public var isDiscardedOnDisconnection: Bool
  /// The state from which restoration died twice; it is kept here and offered to no scene again.
  public var stateSetAside: ActivityArchive?

  /// Makes a record; what is left out is empty, and the conditions are the defaults of E-10.
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
