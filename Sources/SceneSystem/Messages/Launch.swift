/// How a process starts.
public struct Launch: Hashable, Codable, Sendable {
  /// The life cycle that the app uses (M-05).
  public var adoption: Adoption
  /// `background`: the launch is not a user action; nothing comes on screen (L-10).
  public var isBackground: Bool
  /// For an app without scenes: its one implicit session (L-02). `nil` with scenes.
  public var implicitSession: SessionRecord?
  /// For an app without scenes: what `launchOptions` carries. Always `nil` with scenes (K-16).
  public var event: ExternalEvent?
  /// For an app without scenes: the work that the process is started for, which `launchOptions` may name (L-10). Always `nil` with scenes
  /// (K-16).
  public var work: BackgroundEvent?
  /// For an app without scenes: the state it preserved before, offered once (L-02).
  public var preservedState: Bytes?
  /// `openSessions` at launch, most recent first; `nil` if there are too many to send before they are requested.
  public var sessions: [SessionRecord]?
  /// Whether encrypted files can be read.
  public var isProtectedDataAvailable: Bool

  /// The size of the display in use, where the device has more than one (Z-01); `nil` for the screen of the profile.
  public var display: SceneSize?

  /// Makes a launch; omitted values are absent from it.
  public init(
    adoption: Adoption, isBackground: Bool, implicitSession: SessionRecord? = nil, event: ExternalEvent? = nil,
    work: BackgroundEvent? = nil, preservedState: Bytes? = nil, sessions: [SessionRecord]? = [],
    isProtectedDataAvailable: Bool = true, display: SceneSize? = nil
  ) {
    self.adoption = adoption
    self.isBackground = isBackground
    self.implicitSession = implicitSession
    self.event = event
    self.work = work
    self.preservedState = preservedState
    self.sessions = sessions
    self.isProtectedDataAvailable = isProtectedDataAvailable
    self.display = display
  }
}
