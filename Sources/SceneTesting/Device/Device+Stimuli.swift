import SceneSystem
@_spi(Runtime) import UIKitCore

/// What the user does to the device.
extension Device {
  /// To the home screen in one go.
  @discardableResult public func swipeHome() -> Happening { perform(.device(.swipeHome)) }
  /// The app switcher opens.
  @discardableResult public func openSwitcher() -> Happening { perform(.device(.openSwitcher)) }
  /// A finger begins to pull the notification centre down; nothing is decided yet.
  @discardableResult public func beginPullingNotificationCenter() -> Happening {
    perform(.device(.beginGesture(.notificationCenter)))
  }
  /// A finger begins to pull the control centre down; nothing is decided yet.
  @discardableResult public func beginPullingControlCenter() -> Happening {
    perform(.device(.beginGesture(.controlCenter)))
  }
  /// A finger begins to swipe up from the lower edge; nothing is decided yet.
  @discardableResult public func beginSwipingUp() -> Happening { perform(.device(.beginGesture(.appSwitcher))) }
  /// The gesture goes back to the app.
  @discardableResult public func cancelGesture() -> Happening { perform(.device(.cancelGesture)) }
  /// The notification centre, the control centre or the switcher stays.
  @discardableResult public func completeGesture() -> Happening { perform(.device(.completeGesture)) }
  /// Back from that system UI to the app.
  @discardableResult public func dismiss() -> Happening { perform(.device(.dismiss)) }
  /// A system alert covers the app, as a question for permission or a call.
  @discardableResult public func alert() -> Happening { perform(.device(.alert)) }
  /// The alert goes away.
  @discardableResult public func dismissAlert() -> Happening { perform(.device(.dismissAlert)) }
  /// The device is locked (F-10).
  @discardableResult public func lock() -> Happening { perform(.device(.lock)) }
  /// The device is unlocked (F-11).
  @discardableResult public func unlock() -> Happening { perform(.device(.unlock)) }
  /// The user opens the app, and the system's own lock asks (F-12).
  @discardableResult public func askAppLock() -> Happening { perform(.device(.appLock)) }
  /// That question is refused, and the user leaves.
  @discardableResult public func cancelAppLock() -> Happening { perform(.device(.appLockCancel)) }
}

/// What the system does by itself.
extension Device {
  /// The system takes a background scene's memory back: the scene is disconnected, its session stays.
  @discardableResult public func reclaim(_ scene: SceneUnderTest) -> Happening { with(scene) { .reclaim($0) } }
  /// Memory becomes short (B-04).
  @discardableResult public func memoryWarning() -> Happening { perform(.device(.memoryWarning)) }
  /// The time jumps: a new day, a clock that was set, summer time, another time zone (B-06). What the app reads of time and
  /// calendar is the computer's, as before.
  @discardableResult public func significantTimeChange() -> Happening { perform(.device(.significantTimeChange)) }
  /// The system stops the app's process in the background (B-03).
  @discardableResult public func suspend() -> Happening { perform(.device(.suspend)) }
  /// The process ends without a word, as by `SIGKILL`. Sessions are kept.
  @discardableResult public func kill() -> Happening { perform(.device(.kill)) }
  /// The process of `app` ends without a word, as by `SIGKILL`. Sessions are kept.
  @discardableResult public func kill(_ app: AppUnderTest) -> Happening { objection(to: app) ?? kill() }
  /// The device restarts. Sessions are kept.
  @discardableResult public func reboot() -> Happening { perform(.device(.reboot)) }
  /// Encrypted files, saved states among them, can be read or cannot.
  @discardableResult public func setProtectedData(available: Bool) -> Happening {
    perform(.device(.protectedData(available: available)))
  }
  /// Another device offers an activity of this type, and the user takes it up; its payload is on its way (E-04).
  @discardableResult public func offerHandoff(_ activityType: String) -> Happening {
    perform(.device(.external(.handoff(activityType: activityType))))
  }
  /// The payload of the offered activity arrives; `nil` for one that holds nothing but its type.
  ///
  /// - Throws: An error that names what in the activity no property list can hold.
  @discardableResult public func deliverHandoff(_ activity: NSUserActivity? = nil) throws -> Happening {
    perform(.device(.handoffDeliver(try activity?.archive())))
  }
  /// The payload of the offered activity will not come.
  @discardableResult public func failHandoff() -> Happening { perform(.device(.handoffFail)) }

  func with(_ scene: SceneUnderTest, _ stimulus: (SessionID) -> Stimulus) -> Happening {
    if let objection = objection(to: scene.app) { return objection }
    guard let id = scene.id else {
      return Happening(objection: "\u{201C}\(scene.label)\u{201D} is no label; labels are A, B, C and so on.")
    }
    return perform(.device(stimulus(id)))
  }

  /// Labels are the same on every device, so a scene of another one would be taken for this one's.
  private func objection(to app: AppUnderTest) -> Happening? {
    guard app.device !== self else { return nil }
    return Happening(
      objection: "The app \u{201C}\(app.bundleIdentifier)\u{201D} is on another device; ask its own device for that.")
  }

  /// An app leaves the screen, however that is done on the device.
  func leaveScreen(_ app: AppUnderTest) -> [Happening] {
    profile.isWindowed ? app.connectedScenes.map(app.minimise) : [swipeHome()]
  }
}

extension DeviceProfile {
  /// An iPad. An app that does not support multiple scenes keeps to one on it.
  public static let pad = DeviceProfile.padN
}
