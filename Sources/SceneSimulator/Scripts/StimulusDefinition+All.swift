import SceneSystem

extension StimulusDefinition {
  /// Every stimulus of device-script.md, in its order, and `type`.
  public static let all: [StimulusDefinition] = user + system + outside + app

  private static let user: [StimulusDefinition] = [
    StimulusDefinition("tap icon", "launch the app, or bring it back", .tapIcon),
    StimulusDefinition(
      "begin pull notification-center", "a finger begins to pull the notification centre down",
      .beginGesture(.notificationCenter)),
    StimulusDefinition(
      "begin pull control-center", "a finger begins to pull the control centre down", .beginGesture(.controlCenter)),
    StimulusDefinition(
      "begin swipe-up", "a finger begins to swipe up from the lower edge", .beginGesture(.appSwitcher)),
    StimulusDefinition("cancel gesture", "the gesture is cancelled and returns to the app", .cancelGesture),
    StimulusDefinition(
      "complete gesture", "the notification centre, control centre or switcher is shown", .completeGesture),
    StimulusDefinition("dismiss", "return from that system UI to the app", .dismiss),
    StimulusDefinition("swipe home", "go to the home screen in one gesture", .swipeHome),
    StimulusDefinition("open switcher", "the app switcher opens", .openSwitcher),
    StimulusDefinition(label: "choose", "one card of the switcher fills the screen") { .choose($0) },
    StimulusDefinition(label: "swipe away", "one card is swiped out of the switcher") { .swipeAway($0) },
    StimulusDefinition("new window", "the user adds a window beside the one on screen", .newWindow),
    StimulusDefinition(label: "close window", "the user closes one window while the app runs") { .closeWindow($0) },
    StimulusDefinition(label: "confirm close", "the window has asked before closing, and the user closes it") {
      .closureConfirmed($0)
    },
    StimulusDefinition(label: "cancel close", "the window has asked before closing, and the user keeps it") {
      .closureCancelled($0)
    },
    StimulusDefinition(
      "side by side", .optionalLabel, "another window of the app is shown beside the one on screen, else a new one"
    ) { .device(.sideBySide($0.words.isEmpty ? nil : $0.session)) },
    StimulusDefinition("fold", "duo: the device is folded, and its outer display is in use", .fold),
    StimulusDefinition("unfold", "duo: the device is unfolded, and its inner display is in use", .unfold),
    StimulusDefinition("drag edge", .labelAndSize, "the user is dragging an edge of a window") {
      .device(.resize($0.session, $0.size, isInteractive: true))
    },
    StimulusDefinition("resize", .labelAndSize, "a window has another size, or an edge is no longer dragged") {
      .device(.resize($0.session, $0.size, isInteractive: false))
    },
    StimulusDefinition(label: "focus", "desktop and mac: a window gets the keyboard focus") { .focus($0) },
    StimulusDefinition(label: "minimise", "desktop and mac: a window is minimised") { .minimize($0) },
    StimulusDefinition(label: "unminimise", "desktop and mac: a minimised window is restored") { .unminimize($0) },
    StimulusDefinition("quit", "desktop and mac: the user quits the app", .quit),
    StimulusDefinition("alert", "a system alert covers the app", .alert),
    StimulusDefinition("dismiss alert", "the alert is dismissed", .dismissAlert),
    StimulusDefinition("lock", "the device is locked", .lock),
    StimulusDefinition("unlock", "the device is unlocked", .unlock),
    StimulusDefinition("app lock", "the user opens the app and the system's app lock is shown", .appLock),
    StimulusDefinition("app lock cancel", "the app lock is cancelled and the user leaves", .appLockCancel),
  ]

  private static let target = [(key: "target", value: "ID")]

  private static let outside: [StimulusDefinition] = [
    StimulusDefinition("open url", .urls, options: target, "the app is asked to open URLs or documents") { values in
      .device(.external(.urls(values.words.map { OpenedURL(url: $0, targetContentIdentifier: values.target) })))
    },
    StimulusDefinition(
      "tap link", .url, options: target, "a universal link is followed",
      make: { values throws(ScriptProblem) in
        // The page of an activity is a web page, so any other URL would be lost.
        guard ["https://", "http://"].contains(where: values.word.hasPrefix) else {
          throw ScriptProblem(
            "\u{201C}\(values.word.oneLine)\u{201D} is no link; a universal link begins with https://")
        }
        return .device(.external(.activity(ScriptedActivity.link(values.word, target: values.target))))
      }),
    StimulusDefinition("quick action", .type, options: target, "a quick action of the app's icon is chosen") { values in
      .device(.external(.quickAction(QuickAction(type: values.word, targetContentIdentifier: values.target))))
    },
    StimulusDefinition("tap notification", .identifier, options: target, "a notification is tapped") { values in
      .device(
        .external(.notification(NotificationResponse(identifier: values.word, targetContentIdentifier: values.target))))
    },
    StimulusDefinition("handoff deliver", "the offered activity's payload arrives", .handoffDeliver(nil)),
    StimulusDefinition("handoff fail", "the offered activity's payload does not arrive", .handoffFail()),
    StimulusDefinition(
      "handoff request", "another device requests the app's current activity",
      .activityRequested(ActivityRequestID(rawValue: 0), number: nil)),
    StimulusDefinition(
      "handoff continued", "another device has continued the app's activity", .activityContinued(number: nil)),
    StimulusDefinition("handoff", .type, "another device offers an activity, and the user continues it") {
      .device(.external(.handoff(activityType: $0.word)))
    },
    StimulusDefinition("accept share", .url, "an invitation to shared CloudKit records is accepted") {
      .device(.external(.share(ShareInvitation(url: $0.word))))
    },
    StimulusDefinition("silent push", "a silent notification launches or resumes the app", .silentPush),
    StimulusDefinition("prewarm", "the system starts the process before it is needed", .prewarm),
    StimulusDefinition("background fetch", "the system lets the app fetch in the background", .backgroundFetch),
  ]

  private static let system: [StimulusDefinition] = [
    StimulusDefinition(label: "reclaim", "the system reclaims the memory of a background scene") { .reclaim($0) },
    StimulusDefinition(
      "connect display", "an external display is connected", .attachDisplay(.externalNonInteractive)),
    StimulusDefinition(
      "disconnect display", "the external display is disconnected", .detachDisplay(.externalNonInteractive)),
    StimulusDefinition(
      "connect camera", "a camera with a display for the app is connected", .attachDisplay(.cameraCapture)),
    StimulusDefinition("disconnect camera", "that camera is disconnected", .detachDisplay(.cameraCapture)),
    StimulusDefinition("memory warning", "memory is low", .memoryWarning),
    StimulusDefinition(
      "time change", "a new day, a clock that was set, daylight saving time, another time zone", .significantTimeChange),
    StimulusDefinition("suspend", "the system stops the process", .suspend),
    StimulusDefinition("kill", "the system ends the process without notifying it (SIGKILL)", .kill),
    StimulusDefinition(label: "restoration times out", "a scene restores its state for longer than the watchdog allows")
    {
      .restorationTimedOut($0)
    },
    StimulusDefinition(
      "protected data unavailable", "encrypted files, saved states among them, can no longer be read",
      .protectedData(available: false)),
    StimulusDefinition(
      "protected data available", "encrypted files can be read again", .protectedData(available: true)),
    StimulusDefinition("reboot", "the device restarts", .reboot),
    StimulusDefinition(label: "remove card", "a card is swiped away while the process is not running") {
      .removeCard($0)
    },
  ]

  private static let app: [StimulusDefinition] = [
    StimulusDefinition(
      "app activate new", options: [("activity", "TYPE"), ("from", "LABEL")], "the app requests a new window"
    ) { .app(.activate(nil, activityType: $0.options["activity"], from: $0.from)) },
    StimulusDefinition("app activate", .label, options: [("activity", "TYPE")], "the app requests an existing window") {
      .app(.activate($0.session, activityType: $0.options["activity"], from: nil))
    },
    StimulusDefinition(
      "app destroy", .label, options: [("animation", "standard|commit|decline")], "the app destroys a session",
      make: { values throws(ScriptProblem) in
        let name = values.options["animation"] ?? "standard"
        guard let animation = StimulusParser.animations.first(where: { $0.name == name })?.animation else {
          throw .unknown("animation", name, known: StimulusParser.animations.map(\.name))
        }
        return .app(.destroy(values.session, animation))
      }),
    StimulusDefinition("app refresh", .label, "the app requests a session's refresh") { .app(.refresh($0.session)) },
    StimulusDefinition("type", .labelAndText, "the user types TEXT into a window (\\n is the return key)") {
      .app(.type($0.session, $0.text))
    },
  ]
}
