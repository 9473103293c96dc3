/// One order of the system to the app half or to the host.
///
/// The app half turns a directive into callbacks and notifications in UIKit's fine order. `changesApplication` tells that
/// the application's own state changes with this scene, so that the app-level notification belongs to it.
public enum Directive: Hashable, Codable, Sendable {
  // MARK: The process
  /// Start the process, if need be, and finish launching (L-01, L-02, L-10).
  indirect case launch(Launch)
  /// Let a suspended process run again; queued notifications come first (B-03).
  case resume
  /// Stop the process from running code until the next ``resume`` or ``kill``; the app hears nothing of it (B-03).
  case suspend
  /// `applicationWillTerminate`, then the process leaves by itself (T-07).
  case terminate
  /// End the process without telling it (T-09).
  case kill

  // MARK: Scenes
  /// Make a scene for the session and connect it (L-03).
  indirect case connect(Connection)
  /// The scene goes to foregroundInactive: `sceneWillEnterForeground` (F-02). With `changesApplication` the application
  /// leaves the background with it.
  case enterForeground(SessionID, changesApplication: Bool)
  /// The scene goes to foregroundActive: `sceneDidBecomeActive`. With `changesApplication` it is the first active one.
  case activate(SessionID, changesApplication: Bool)
  /// The scene goes back to foregroundInactive: `sceneWillResignActive` (F-03). With `changesApplication` no other scene
  /// is active.
  case deactivate(SessionID, changesApplication: Bool)
  /// The scene goes to the background: `sceneDidEnterBackground` (F-01). With `changesApplication` it was the last one in
  /// the foreground.
  case enterBackground(SessionID, changesApplication: Bool)
  /// Ask for the restoration activity and the activation conditions; answered by ``Reply/captured(_:activity:conditions:)``.
  case captureState(SessionID)
  /// Lay the window out for the switcher's picture, `passes` times (F-20).
  case snapshot(SessionID, passes: Int)
  /// Tell the delegate, then free scene, delegate, windows and views.
  case disconnect(SessionID)
  /// `didDiscardSceneSessions` with the whole set (T-08).
  case discard([SessionRecord])

  // MARK: Events
  /// Hand an event to the delegate of one scene, which is connected (E-08).
  indirect case deliver(Delivery, to: SessionID)
  /// Call the app delegate for work that needs no scene (L-10).
  case background(BackgroundEvent)
  /// Tell the app as a whole that memory is short, once and not per scene (B-04).
  case memoryWarning
  /// Encrypted files have become readable, or are about to become unreadable.
  case protectedData(available: Bool)
  /// The request will not be refused, so its error handler can go, with everything it holds (P-06).
  case accept(RequestID)
  /// The request's error handler gets this code.
  case refuse(RequestID, SceneErrorCode)
  /// The application's state follows a scene that went without passing through the background, as a window that is
  /// closed on a desktop: only the app-level notifications are posted.
  case application(ApplicationState)
  /// For the trace: why this session, or a new one (`nil`), was chosen for an event (E-10).
  case chose(SessionID?, RoutingReason)
}

/// How a process starts.
public struct Launch: Hashable, Codable, Sendable {
  /// The life cycle the app has chosen (M-05).
  public var adoption: Adoption
  /// `background`: no user asked for the app; nothing comes on screen (L-10).
  public var isBackground: Bool
  /// For an app without scenes: its one implicit session (L-02). `nil` with scenes.
  public var implicitSession: SessionRecord?
  /// For an app without scenes: what `launchOptions` carries. Always `nil` with scenes (K-16).
  public var event: ExternalEvent?
  /// For an app without scenes: the state it preserved before, offered once (L-02).
  public var preservedState: Bytes?
  /// `openSessions` at launch, most recent first.
  public var sessions: [SessionRecord]

  /// Makes a launch; what is left out is absent from it.
  public init(
    adoption: Adoption, isBackground: Bool, implicitSession: SessionRecord? = nil, event: ExternalEvent? = nil,
    preservedState: Bytes? = nil, sessions: [SessionRecord] = []
  ) {
    self.adoption = adoption
    self.isBackground = isBackground
    self.implicitSession = implicitSession
    self.event = event
    self.preservedState = preservedState
    self.sessions = sessions
  }
}

/// Which life cycle a process runs (M-05).
public enum Adoption: String, Hashable, Codable, Sendable {
  /// Scene delegates; the app delegate's transition callbacks are silent (M-06).
  case scenes
  /// The life cycle of iOS 12 and before, with one implicit scene (L-02).
  case application
}

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

/// What `UIScene.ConnectionOptions` carries, as a value.
public struct ConnectionPayload: Hashable, Codable, Sendable {
  /// The URLs to open, in no particular order (E-01).
  public var urls: [OpenedURL]
  /// Activities that are there as a whole, such as links (E-03).
  public var activities: [ActivityArchive]
  /// Only the type: the activity itself follows when its payload has arrived (E-04).
  public var handoffActivityType: String?
  /// The quick action that was chosen on the home screen, or `nil` (E-05).
  public var quickAction: QuickAction?
  /// The notification that was tapped, or `nil` (E-06).
  public var notification: NotificationTap?

  /// Makes a payload, by default an empty one.
  public init(
    urls: [OpenedURL] = [], activities: [ActivityArchive] = [], handoffActivityType: String? = nil,
    quickAction: QuickAction? = nil, notification: NotificationTap? = nil
  ) {
    self.urls = urls
    self.activities = activities
    self.handoffActivityType = handoffActivityType
    self.quickAction = quickAction
    self.notification = notification
  }
}

/// An event for a scene that is already connected.
public enum Delivery: Hashable, Codable, Sendable {
  /// `scene(_:openURLContexts:)` (E-02).
  case urls([OpenedURL])
  /// `scene(_:willContinueUserActivityWithType:)` (E-03).
  case willContinue(activityType: String)
  /// `scene(_:continue:)`.
  case `continue`(ActivityArchive)
  /// `scene(_:didFailToContinueUserActivityWithType:error:)` (E-04).
  case didFailToContinue(activityType: String)
  /// `windowScene(_:performActionFor:completionHandler:)` (E-05).
  case quickAction(QuickAction)
  /// The notification centre's delegate (E-06).
  case notification(NotificationTap)
}

/// Work that comes without a scene (L-10).
public enum BackgroundEvent: String, Hashable, Codable, Sendable {
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  case silentPush
  /// `application(_:performFetchWithCompletionHandler:)`.
  case fetch
}
