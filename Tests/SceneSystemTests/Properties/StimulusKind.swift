import SceneSystem

/// The cases of ``Stimulus`` without their values, so that a random script can draw any of them and a test can count them.
///
/// Both switches over it are without `default`: a new stimulus is an error of the compiler until random scripts contain it.
enum StimulusKind: CaseIterable, Hashable {
  case tapIcon, beginGesture, cancelGesture, completeGesture, dismiss, swipeHome, openSwitcher, choose, swipeAway
  case removeCard, newWindow, closeWindow, focus, minimise, unminimise, quit, lock, unlock, appLock, appLockCancel
  case alert, dismissAlert, external, handoffDeliver, handoffFail, silentPush, prewarm, backgroundFetch, reclaim
  case memoryWarning, significantTimeChange, suspend, kill, reboot, protectedData, restorationTimedOut, discardSession
  case geometry, snapshotTaken, processExited, autosave, request, reply

  /// The kind of a stimulus.
  init(_ stimulus: Stimulus) {
    self =
      switch stimulus {
      case .tapIcon: .tapIcon
      case .beginGesture: .beginGesture
      case .cancelGesture: .cancelGesture
      case .completeGesture: .completeGesture
      case .dismiss: .dismiss
      case .swipeHome: .swipeHome
      case .openSwitcher: .openSwitcher
      case .choose: .choose
      case .swipeAway: .swipeAway
      case .removeCard: .removeCard
      case .newWindow: .newWindow
      case .closeWindow: .closeWindow
      case .focus: .focus
      case .minimise: .minimise
      case .unminimise: .unminimise
      case .quit: .quit
      case .lock: .lock
      case .unlock: .unlock
      case .appLock: .appLock
      case .appLockCancel: .appLockCancel
      case .alert: .alert
      case .dismissAlert: .dismissAlert
      case .external: .external
      case .handoffDeliver: .handoffDeliver
      case .handoffFail: .handoffFail
      case .silentPush: .silentPush
      case .prewarm: .prewarm
      case .backgroundFetch: .backgroundFetch
      case .reclaim: .reclaim
      case .memoryWarning: .memoryWarning
      case .significantTimeChange: .significantTimeChange
      case .suspend: .suspend
      case .kill: .kill
      case .reboot: .reboot
      case .protectedData: .protectedData
      case .restorationTimedOut: .restorationTimedOut
      case .discardSession: .discardSession
      case .geometry: .geometry
      case .snapshotTaken: .snapshotTaken
      case .processExited: .processExited
      case .autosave: .autosave
      case .request: .request
      case .reply: .reply
      }
  }

  /// How often this kind is drawn, relative to the others. What launches the app, makes windows, or comes from the app is
  /// drawn more often, because the other kinds mean nothing without it; what ends the process is drawn less often.
  private var weight: Int {
    switch self {
    case .reply, .request: 8
    case .tapIcon, .external: 6
    case .newWindow, .choose, .swipeHome: 4
    case .beginGesture, .cancelGesture, .completeGesture, .dismiss, .openSwitcher, .swipeAway, .removeCard,
      .closeWindow, .focus, .minimise, .unminimise, .lock, .unlock, .appLock, .appLockCancel, .alert, .dismissAlert,
      .handoffDeliver, .handoffFail, .prewarm, .reclaim, .memoryWarning, .significantTimeChange, .suspend,
      .protectedData, .restorationTimedOut, .geometry, .snapshotTaken, .autosave, .discardSession, .kill,
      .processExited:
      2
    case .quit, .silentPush, .backgroundFetch, .reboot: 1
    }
  }

  /// Every kind, as often as its weight.
  private static let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  /// Any kind.
  init(random: inout SeededGenerator) {
    self = Self.drawn[random.below(Self.drawn.count)]
  }
}
