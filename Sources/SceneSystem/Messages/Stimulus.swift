/// Everything that can happen to a device, as the kernel sees it.
///
/// Gestures, the system's own actions and external events come from a host; requests and replies come from the app. Cases with large
/// payloads are indirect, so that a stimulus is as small as a gesture.
public enum Stimulus: Hashable, Codable, Sendable {
  // MARK: The user
  /// The user launches the app, or returns to it.
  case tapIcon
  /// A system gesture has begun; its outcome is open.
  case beginGesture(SystemGesture)
  /// The gesture is cancelled and returns to the app.
  case cancelGesture
  /// The gesture ends in the system UI that it reveals.
  case completeGesture
  /// Returns from system UI to the app.
  case dismiss
  /// Goes to the home screen in one gesture.
  case swipeHome
  /// Opens the app switcher in one gesture.
  case openSwitcher
  /// One card of the switcher is chosen and fills the screen.
  case choose(SessionID)
  /// One card is swiped out of the switcher.
  case swipeAway(SessionID)
  /// A card is swiped away while the process is not running.
  case removeCard(SessionID)
  /// The user adds a window beside the one on screen.
  case newWindow
  /// The user closes one window while the app runs (T-01, D-04, D-05).
  case closeWindow(SessionID)
  /// The window has asked before closing, and the user closes it (Z-06).
  case closureConfirmed(SessionID)
  /// The window has asked before closing, and the user keeps it (Z-06).
  case closureCancelled(SessionID)
  /// The user shows another window of the app beside the one on screen: the session's, or without one that of the most recent session that
  /// is not on screen, else a new one (P-10, Z-01).
  case sideBySide(SessionID?)
  /// The user folds a phone that unfolds, so that its outer display is in use (Z-02 … Z-04).
  case fold
  /// The user unfolds it, so that its inner display is in use (Z-01, Z-03).
  case unfold
  /// The user gives a window another size. While an edge is dragged `isInteractive` is `true`; the change that ends the drag has `false`
  /// (Z-09, Z-12).
  indirect case resize(SessionID, SceneSize, isInteractive: Bool)
  /// The user touches or focuses one window of several that are on screen (X-05, D-01).
  case focus(SessionID)
  /// A window is minimised to the dock or its workspace is hidden (D-02).
  case minimize(SessionID)
  /// A minimised window is restored (D-02).
  case unminimize(SessionID)
  /// The user quits the app, or the login session ends (D-06).
  case quit
  /// The screen is locked (F-10, D-03).
  case lock
  /// The screen is unlocked and shows what it showed before (F-11).
  case unlock
  /// The user opens the app and the system's app lock is shown first.
  case appLock
  /// The user fails or cancels the app lock and leaves.
  case appLockCancel

  // MARK: The system
  /// The system shows an alert over the app (F-09).
  case alert
  /// The alert is dismissed.
  case dismissAlert
  /// A display or a camera that can show an accessory's scene is connected (Z-05, F-13).
  case attachDisplay(SceneAccessory.Kind)
  /// It is disconnected.
  case detachDisplay(SceneAccessory.Kind)
  /// An external event for one scene of the app (E-01 … E-08).
  indirect case external(ExternalEvent)
  /// The payload of the pending Handoff arrives. `nil`: an activity of the offered type without content.
  indirect case handoffDeliver(ActivityArchive?)
  /// The payload of the pending Handoff could not be fetched (E-04).
  case handoffFail(HandoffFailure = .connectionUnavailable)
  /// Another device continues the app's activity with this number, and requests its content (E-04). `nil`: the current activity.
  case activityRequested(ActivityRequestID, number: UInt32?)
  /// Another device has continued the app's activity with this number. `nil`: the activity that was requested last.
  case activityContinued(number: UInt32?)
  /// A silent notification launches or resumes the app in the background (L-10).
  case silentPush
  /// The system starts the process before it is needed (L-10).
  case prewarm
  /// The system gives the app time to fetch (L-10).
  case backgroundFetch
  /// The system reclaims the memory of a background scene.
  case reclaim(SessionID)
  /// Memory is low (B-04, D-10).
  case memoryWarning
  /// The time has changed significantly: a new day, a clock that was set, a change to or from daylight saving time, another time zone
  /// (B-06).
  case significantTimeChange
  /// The background process has no work left and stops running code (B-03).
  case suspend
  /// The system ends the process without notifying it.
  case kill
  /// The device restarts: the process ends, every session is kept.
  case reboot
  /// Encrypted files have become readable or are about to become unreadable; saved states are among them.
  case protectedData(available: Bool)
  /// A scene exceeded the time of a restoration that it had extended; the watchdog ends the process. Sent by hosts that have a
  /// clock, after ``DeviceProfile/restorationSeconds``.
  case restorationTimedOut(SessionID)
  /// Someone other than the app and its windows discards a session, as the command line does (T-08, L-07).
  case discardSession(SessionID)
  /// The window of a session was moved, resized or maximised.
  case geometry(SessionID, WindowGeometry)
  /// The host has taken a session's snapshot and stores it under this name.
  case snapshotTaken(SessionID, String)
  /// The host reports that the process has ended, for whatever reason.
  case processExited
  /// It is time for the regular save of foreground scenes (D-09); sent by hosts that have a clock.
  case autosave

  // MARK: The app
  /// The app makes a request; ``Directive/refuse(_:_:)`` returns its number (P-06).
  indirect case request(RequestID, SceneRequest)
  /// UIKit replies to a directive, or reports a change to a session.
  indirect case reply(Reply)
}
