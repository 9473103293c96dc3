import SceneSimulator
public import SceneSystem
@_spi(Runtime) public import UIKitCore

/// User actions on the device.
extension Device {
  /// Goes to the home screen in one gesture.
  @discardableResult public func swipeHome() -> StepResult { perform(.device(.swipeHome)) }
  /// Opens the app switcher.
  @discardableResult public func openSwitcher() -> StepResult { perform(.device(.openSwitcher)) }
  /// Begins the gesture that reveals the notification centre; its outcome is open.
  @discardableResult public func beginPullingNotificationCenter() -> StepResult {
    perform(.device(.beginGesture(.notificationCenter)))
  }
  /// Begins the gesture that reveals the control centre; its outcome is open.
  @discardableResult public func beginPullingControlCenter() -> StepResult {
    perform(.device(.beginGesture(.controlCenter)))
  }
  /// Begins a swipe up from the lower edge; its outcome is open.
  @discardableResult public func beginSwipingUp() -> StepResult { perform(.device(.beginGesture(.appSwitcher))) }
  /// Cancels the gesture and returns to the app.
  @discardableResult public func cancelGesture() -> StepResult { perform(.device(.cancelGesture)) }
  /// Completes the gesture: the notification centre, the control centre or the switcher is shown.
  @discardableResult public func completeGesture() -> StepResult { perform(.device(.completeGesture)) }
  /// Returns from that system UI to the app.
  @discardableResult public func dismissOverlay() -> StepResult { perform(.device(.dismiss)) }
  /// Shows a system alert over the app, such as a permission request or a call.
  @discardableResult public func showAlert() -> StepResult { perform(.device(.alert)) }
  /// Dismisses the alert.
  @discardableResult public func dismissAlert() -> StepResult { perform(.device(.dismissAlert)) }
  /// The device is locked (F-10).
  @discardableResult public func lock() -> StepResult { perform(.device(.lock)) }
  /// The device is unlocked (F-11).
  @discardableResult public func unlock() -> StepResult { perform(.device(.unlock)) }
  /// The user folds a `duo`: its outer display is in use, with one window (Z-02 … Z-04).
  @discardableResult public func fold() -> StepResult { perform(.device(.fold)) }
  /// The user unfolds a `duo`: its inner display is in use, with room for several windows (Z-01, Z-03). It is folded at first.
  @discardableResult public func unfold() -> StepResult { perform(.device(.unfold)) }
  /// Whether the device unfolds and is folded.
  public var isFolded: Bool { kernel?.isFolded ?? profile.unfolds }
  /// An external display that takes no input is connected (F-13, Z-05).
  @discardableResult public func connectDisplay() -> StepResult {
    perform(.device(.attachDisplay(.externalNonInteractive)))
  }
  /// The external display is disconnected.
  @discardableResult public func disconnectDisplay() -> StepResult {
    perform(.device(.detachDisplay(.externalNonInteractive)))
  }
  /// A camera that shows an accessory of the app is connected (Z-05).
  @discardableResult public func connectCamera() -> StepResult { perform(.device(.attachDisplay(.cameraCapture))) }
  /// The camera is disconnected.
  @discardableResult public func disconnectCamera() -> StepResult { perform(.device(.detachDisplay(.cameraCapture))) }
  /// The user opens the app, and the system's app lock is shown (F-12).
  @discardableResult public func requestAppLock() -> StepResult { perform(.device(.appLock)) }
  /// The user fails or cancels the app lock, and leaves.
  @discardableResult public func cancelAppLock() -> StepResult { perform(.device(.appLockCancel)) }
}

/// Actions of the system.
extension Device {
  /// The system reclaims the memory of a background scene: the scene is disconnected, its session is kept.
  @discardableResult public func reclaim(_ scene: SceneUnderTest) -> StepResult { with(scene) { .reclaim($0) } }
  /// Memory becomes low (B-04).
  @discardableResult public func simulateMemoryWarning() -> StepResult { perform(.device(.memoryWarning)) }
  /// The time changes significantly: a new day, a clock that was set, daylight saving time, another time zone (B-06). The time and calendar
  /// that the app reads are still the computer's.
  @discardableResult public func simulateSignificantTimeChange() -> StepResult {
    perform(.device(.significantTimeChange))
  }
  /// The system suspends the app's process in the background (B-03).
  @discardableResult public func suspend() -> StepResult { perform(.device(.suspend)) }
  /// Ends the process without notifying it, as by `SIGKILL`. Sessions are kept.
  @discardableResult public func kill() -> StepResult { perform(.device(.kill)) }
  /// Ends the process of `app` without notifying it, as by `SIGKILL`. Sessions are kept.
  @discardableResult public func kill(_ app: AppUnderTest) -> StepResult { rejectionReason(for: app) ?? kill() }
  /// The device restarts. Sessions are kept.
  @discardableResult public func reboot() -> StepResult { perform(.device(.reboot)) }
  /// Sets whether encrypted files, including saved states, can be read.
  @discardableResult public func setProtectedData(available: Bool) -> StepResult {
    perform(.device(.protectedData(available: available)))
  }
  /// Another device offers an activity of this type, and the user continues it; its payload has not arrived yet (E-04). For an activity of a second
  /// ``Device`` see ``pair(with:)``.
  @discardableResult public func offerHandoff(_ activityType: String) -> StepResult {
    perform(.device(.external(.handoff(activityType: activityType))))
  }
  /// Delivers the payload of the offered activity; `nil` for one without any content but its type.
  ///
  /// - Throws: An error that names the value in the activity that a property list cannot contain.
  @discardableResult public func deliverHandoff(_ activity: NSUserActivity? = nil) throws -> StepResult {
    perform(.device(.handoffDeliver(try activity?.archive())))
  }
  /// Reports that the payload of the offered activity cannot be fetched.
  @discardableResult public func failHandoff() -> StepResult { perform(.device(.handoffFail())) }

  func with(_ scene: SceneUnderTest, _ stimulus: (SessionID) -> Stimulus) -> StepResult {
    if let rejectionReason = rejectionReason(for: scene.app) { return rejectionReason }
    guard let id = scene.id else {
      return StepResult(rejectionReason: "\u{201C}\(scene.label)\u{201D} is no label; labels are A, B, C and so on.")
    }
    return perform(.device(stimulus(id)))
  }

  /// Labels are the same on every device, so a scene of another device would be mistaken for one of this device.
  private func rejectionReason(for app: AppUnderTest) -> StepResult? {
    guard app.device !== self else { return nil }
    return StepResult(
      rejectionReason:
        "The app \u{201C}\(app.bundleIdentifier)\u{201D} is on another device; use its own device.")
  }

  /// Makes an app leave the screen, in the way of the device.
  func sendToBackground(_ app: AppUnderTest) -> [StepResult] {
    profile.isWindowed ? app.connectedScenes.map(app.minimize) : [swipeHome()]
  }
}

extension DeviceProfile {
  /// An iPad. An app that does not support multiple scenes has one scene on it.
  public static let pad = DeviceProfile.padN
}
