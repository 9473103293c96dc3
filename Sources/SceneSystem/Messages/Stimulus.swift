/// Everything that can happen to a device, as seen by the kernel.
///
/// Gestures, the system's own acts and external events come from a host; requests and replies come from the app half. Cases
/// with much in them are indirect, so that a stimulus stays as small as a gesture is.
public enum Stimulus: Hashable, Codable, Sendable {
  // MARK: The user
  /// The user launches the app, or brings it back.
  case tapIcon
  /// The finger is down for a system gesture; nothing is decided.
  case beginGesture(SystemGesture)
  /// The gesture goes back to the app.
  case cancelGesture
  /// The gesture ends in the system UI that it pulls in.
  case completeGesture
  /// Back from system UI to the app.
  case dismiss
  /// To the home screen in one go.
  case swipeHome
  /// The app switcher comes up in one go.
  case openSwitcher
  /// One card of the switcher is chosen and fills the screen.
  case choose(SessionID)
  /// One card is flicked out of the switcher.
  case swipeAway(SessionID)
  /// A card is flicked away while the process is not running.
  case removeCard(SessionID)
  /// The user adds a window beside the one on screen.
  case newWindow
  /// The user closes one window while the app runs (T-01, D-04, D-05).
  case closeWindow(SessionID)
  /// The user touches or focuses one window of several that are on screen (X-05, D-01).
  case focus(SessionID)
  /// A window leaves the screen for the dock or a hidden workspace (D-02).
  case minimise(SessionID)
  /// A minimised window comes back (D-02).
  case unminimise(SessionID)
  /// The user quits the app, or the login session ends (D-06).
  case quit
  /// The screen is locked (F-10, D-03).
  case lock
  /// The screen is unlocked and shows what it showed before (F-11).
  case unlock
  /// The user opens the app and the system's own lock asks first.
  case appLock
  /// That question is refused and the user leaves.
  case appLockCancel

  // MARK: The system
  /// The system asks something over the app (F-09).
  case alert
  /// That question is answered.
  case dismissAlert
  /// Something from outside is for one scene of the app (E-01 … E-08).
  indirect case external(ExternalEvent)
  /// The payload of the pending Handoff arrives. `nil`: an activity of the offered type without content.
  indirect case handoffDeliver(ActivityArchive?)
  /// The payload of the pending Handoff could not be fetched (E-04).
  case handoffFail
  /// A notification without a face launches or wakes the app in the background (L-10).
  case silentPush
  /// The system starts the process before anybody asks for it (L-10).
  case prewarm
  /// The system gives the app time to fetch (L-10).
  case backgroundFetch
  /// The system takes a background scene's memory back.
  case reclaim(SessionID)
  /// Memory is short (B-04, D-10).
  case memoryWarning
  /// The time has jumped: a new day, a clock that was set, a change to or from summer time, another time zone (B-06).
  case significantTimeChange
  /// The background process has no work left and stops running code (B-03).
  case suspend
  /// The system ends the process without a word.
  case kill
  /// The device restarts: the process is gone, every session stays.
  case reboot
  /// Encrypted files have become readable or are about to become unreadable; saved states are among them.
  case protectedData(available: Bool)
  /// A scene took too long over a restoration that it had extended; the watchdog ends the process. Sent by hosts that
  /// have a clock, after ``DeviceProfile/restorationSeconds``.
  case restorationTimedOut(SessionID)
  /// Somebody other than the app and its windows discards a session, as the command line does (T-08, L-07).
  case discardSession(SessionID)
  /// The window of a session was moved, resized or maximised.
  case geometry(SessionID, WindowGeometry)
  /// The host has taken a session's picture and keeps it under this name.
  case snapshotTaken(SessionID, String)
  /// The host tells that the process is gone, for whatever reason.
  case processExited
  /// Time for the regular save of foreground scenes (D-09); sent by hosts that have a clock.
  case autosave

  // MARK: The app
  /// The app asks for something; the number comes back in ``Directive/refuse(_:_:)`` (P-06).
  indirect case request(RequestID, SceneRequest)
  /// The app half answers a directive, or tells of a change to a session.
  indirect case reply(Reply)
}
