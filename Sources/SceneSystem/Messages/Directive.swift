/// One instruction of the system to the app or to the host.
///
/// UIKit turns a directive into callbacks and notifications, and decides their order. `changesApplication` means that the application's
/// own state changes with this scene, so that the app-level notification belongs to it.
public enum Directive: Hashable, Codable, Sendable {
  // MARK: The process
  /// Start the process, if necessary, and finish launching (L-01, L-02, L-10).
  indirect case launch(Launch)
  /// Resume a suspended process; queued notifications come first (B-03).
  case resume
  /// Stop the process from running code until the next ``resume`` or ``kill``; the app is not notified (B-03).
  case suspend
  /// `applicationWillTerminate`, then the process exits (T-07).
  case terminate
  /// End the process without notifying it (T-09).
  case kill

  // MARK: Scenes
  /// Create a scene for the session and connect it (L-03).
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
  /// Request the restoration activity and the activation conditions; UIKit replies with ``Reply/captured(_:activity:conditions:)``.
  case captureState(SessionID)
  /// Lay out the window for the switcher's snapshot, `passes` times (F-20).
  case snapshot(SessionID, passes: Int)
  /// Windowed devices: bring the session's window to the front, out of the dock if necessary (D-08). Handled by the host; the app is not
  /// notified.
  case present(SessionID)
  /// The scene has another size or is being resized: its delegate, its controllers and its traits follow (Z-03, Z-09, Z-12).
  indirect case resize(SessionID, SceneLayout)
  /// Ask the user whether to close the window; ``Stimulus/closureConfirmed(_:)`` or ``Stimulus/closureCancelled(_:)`` follows (Z-06).
  case confirmClosure(SessionID)
  /// The user has answered: the handler of the chosen action is called (Z-06).
  case closureAnswered(SessionID, closes: Bool)
  /// An accessory can be shown, or can no longer be shown (Z-05).
  case accessory(SceneAccessory.ID, isAvailable: Bool)
  /// Notify the delegate, then release scene, delegate, windows and views.
  case disconnect(SessionID)
  /// `didDiscardSceneSessions` with the whole set (T-08).
  case discard([SessionRecord])

  // MARK: Events
  /// Deliver an event to the delegate of one connected scene (E-08).
  indirect case deliver(Delivery, to: SessionID)
  /// Offer the app's current activity to the user's other devices; `nil`: offer none. Handled by the host (E-04).
  indirect case offer(OfferedActivity?)
  /// Request the content of the app's activity; UIKit replies with ``Reply/activityProvided(_:_:)``.
  case provideActivity(ActivityRequestID, number: UInt32)
  /// Send the answer to another device. Handled by the host.
  indirect case sendActivity(ActivityRequestID, ProvidedActivity)
  /// Notify the delegate of the app's activity that another device has continued it.
  case activityContinued(number: UInt32?)
  /// Call the app delegate for work that needs no scene (L-10).
  case background(BackgroundEvent)
  /// Notify the app as a whole that memory is low, once and not per scene (B-04).
  case memoryWarning
  /// Notify the app as a whole that the time has changed significantly, once for all changes while the process was suspended (B-06).
  case significantTimeChange
  /// Encrypted files have become readable, or are about to become unreadable.
  case protectedData(available: Bool)
  /// The session's saved activity, which could not be read when its scene was connected, can be read now.
  indirect case restorationActivity(SessionID, ActivityArchive?)
  /// The request will not be refused, so its error handler can be released, with everything it captures (P-06).
  case accept(RequestID)
  /// Call the request's error handler with this code.
  case refuse(RequestID, SceneErrorCode)
  /// The application's state follows a scene that was disconnected without entering the background, as when a window is closed on a
  /// desktop: only the app-level notifications are posted.
  case application(ApplicationState)
  /// For the trace: why this session, or a new one (`nil`), was chosen for an event (E-10).
  indirect case chose(SessionID?, RoutingExplanation)
  /// For the log: the session's saved state ended the process too often and was set aside; its scene starts clean.
  case setAside(SessionID)
}
