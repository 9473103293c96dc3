/// Everything that can happen to a device, as seen by the kernel.
///
/// Gestures, the system's own acts and external events come from a host; requests and replies come from the app half.
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
  case openSwitcher
  /// One card of the switcher is chosen and fills the screen.
  case choose(SessionID)
  /// One card is flicked out of the switcher.
  case swipeAway(SessionID)
  /// A card is flicked away while the process is not running.
  case removeCard(SessionID)
  /// The user adds a window beside the one on screen.
  case newWindow
  case closeWindow(SessionID)
  case focus(SessionID)
  case minimise(SessionID)
  case unminimise(SessionID)
  case quit
  case lock
  case unlock
  /// The user opens the app and the system's own lock asks first.
  case appLock
  /// That question is refused and the user leaves.
  case appLockCancel

  // MARK: The system
  case alert
  case dismissAlert
  case external(ExternalEvent)
  /// The payload of the pending Handoff arrives. `nil`: an activity of the offered type without content.
  case handoffDeliver(ActivityArchive?)
  case handoffFail
  case silentPush
  case prewarm
  case backgroundFetch
  /// The system takes a background scene's memory back.
  case reclaim(SessionID)
  case memoryWarning
  case suspend
  /// The system ends the process without a word.
  case kill
  case reboot
  case protectedData(available: Bool)
  /// The host tells that the process is gone, for whatever reason.
  case processExited
  /// Time for the regular save of foreground scenes (D-09); sent by hosts that have a clock.
  case autosave

  // MARK: The app
  case request(RequestID, SceneRequest)
  case reply(Reply)
}

/// The gestures that pull system UI over the app.
public enum SystemGesture: String, Hashable, Codable, Sendable, CaseIterable {
  case notificationCenter = "pull notification-center"
  case controlCenter = "pull control-center"
  case appSwitcher = "swipe-up"
}
