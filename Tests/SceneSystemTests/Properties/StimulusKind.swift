import SceneSystem
import TestSupport

/// The cases of ``Stimulus`` without their values, so that a random script can choose any of them and a test can count them.
///
/// Both switches over it have no `default`: a new stimulus is a compile error until random scripts contain it.
enum StimulusKind: CaseIterable, Hashable {
  case tapIcon, beginGesture, cancelGesture, completeGesture, dismiss, swipeHome, openSwitcher, choose, swipeAway
  case removeCard, newWindow, closeWindow, focus, minimize, unminimize, quit, lock, unlock, appLock, appLockCancel
  case alert, dismissAlert, external, handoffDeliver, handoffFail, activityRequested, activityContinued
  case silentPush, prewarm, backgroundFetch, reclaim
  case closureConfirmed, closureCancelled, sideBySide, fold, unfold, resize, attachDisplay, detachDisplay
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
      case .closureConfirmed: .closureConfirmed
      case .closureCancelled: .closureCancelled
      case .sideBySide: .sideBySide
      case .fold: .fold
      case .unfold: .unfold
      case .resize: .resize
      case .attachDisplay: .attachDisplay
      case .detachDisplay: .detachDisplay
      case .minimize: .minimize
      case .unminimize: .unminimize
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
      case .activityRequested: .activityRequested
      case .activityContinued: .activityContinued
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

  /// The relative weight of this kind. Stimuli that launch the app, open windows, or come from the app have a higher weight, because the
  /// other kinds have no effect without them; those that end the process have a lower one.
  private var weight: Int {
    switch self {
    case .reply, .request: 8
    case .tapIcon, .external: 6
    case .newWindow, .choose, .swipeHome: 4
    case .closureConfirmed, .closureCancelled, .sideBySide, .fold, .unfold, .resize, .attachDisplay, .detachDisplay: 2
    case .beginGesture, .cancelGesture, .completeGesture, .dismiss, .openSwitcher, .swipeAway, .removeCard,
      .closeWindow, .focus, .minimize, .unminimize, .lock, .unlock, .appLock, .appLockCancel, .alert, .dismissAlert,
      .handoffDeliver, .handoffFail, .activityRequested, .activityContinued, .prewarm, .reclaim, .memoryWarning,
      .significantTimeChange, .suspend,
      .protectedData, .restorationTimedOut, .geometry, .snapshotTaken, .autosave, .discardSession, .kill,
      .processExited:
      2
    case .quit, .silentPush, .backgroundFetch, .reboot: 1
    }
  }

  /// Every kind, repeated by its weight.
  private static let drawn = allCases.flatMap { Array(repeating: $0, count: $0.weight) }

  /// Any kind.
  init(random: inout SeededGenerator) {
    self = Self.drawn[random.below(Self.drawn.count)]
  }
}
