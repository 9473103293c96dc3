import SceneSystem

/// Directives as one short line each, so that a test reads like a trace.
///
/// `+app` marks those that change the application's state.
extension Directive {
  var text: String {
    switch self {
    case .launch(let launch): launch.text
    case .resume: "resume"
    case .suspend: "suspend"
    case .terminate: "terminate"
    case .kill: "kill"
    case .connect(let connection):
      "connect \(connection.session.id.label)" + (connection.isNew ? " new" : "") + connection.options.text
        + (connection.layout.map { " \($0.text)" } ?? "") + connection.restorationText
    case .enterForeground(let id, let app): "enterForeground \(id.label)" + (app ? " +app" : "")
    case .activate(let id, let app): "activate \(id.label)" + (app ? " +app" : "")
    case .deactivate(let id, let app): "deactivate \(id.label)" + (app ? " +app" : "")
    case .enterBackground(let id, let app): "enterBackground \(id.label)" + (app ? " +app" : "")
    case .captureState(let id): "captureState \(id.label)"
    case .snapshot(let id, let passes): "snapshot \(id.label) x\(passes)"
    case .disconnect(let id): "disconnect \(id.label)"
    case .discard(let sessions): "discard {" + sessions.map(\.id.label).joined(separator: ",") + "}"
    case .deliver(let delivery, let id): "\(delivery.text) to \(id.label)"
    case .background(let event): event.rawValue
    case .memoryWarning: "memoryWarning"
    case .significantTimeChange: "significantTimeChange"
    case .protectedData(let available): "protectedData \(available)"
    case .accept(let request): "accept \(request.rawValue)"
    case .refuse(let request, let code): "refuse \(request.rawValue) code \(code.rawValue)"
    case .application(let state): "application \(state)"
    case .chose(let id, let why): "chose \(id?.label ?? "new") \(why.reason.rawValue)"
    case .present(let id): "present \(id.label)"
    case .resize(let id, let layout):
      "resize \(id.label) \(layout.text)" + (layout.isInteractivelyResizing ? " dragging" : "")
    case .confirmClosure(let id): "confirmClosure \(id.label)"
    case .closureAnswered(let id, let closes): "closureAnswered \(id.label) \(closes ? "close" : "cancel")"
    case .accessory(let id, let isAvailable): "accessory \(id.rawValue) \(isAvailable ? "available" : "unavailable")"
    case .offer(let activity): "offer \(activity.map { "\($0.activityType) \($0.number)" } ?? "nothing")"
    case .provideActivity(let id, let number): "provideActivity \(number) for \(id.rawValue)"
    case .sendActivity(let id, .activity(let activity)): "sendActivity \(activity.activityType) for \(id.rawValue)"
    case .sendActivity(let id, .failure(let failure)): "sendActivity code \(failure.rawValue) for \(id.rawValue)"
    case .activityContinued(let number): "activityContinued \(number.map(String.init) ?? "last")"
    case .setAside(let id): "setAside \(id.label)"
    case .restorationActivity(let id, let activity):
      "restorationActivity \(id.label) \(activity?.activityType ?? "none")"
    }
  }
}

extension SceneLayout {
  fileprivate var text: String { "\(size.width)x\(size.height)" }
}

extension Launch {
  fileprivate var text: String {
    var text = isBackground ? "launch in background" : "launch"
    if let implicitSession { text += " implicit=\(implicitSession.id.label)" }
    if let event { text += " options=\(event.kind)" }
    if let work { text += " options=\(work.rawValue)" }
    if let preservedState { text += " preserved=\(preservedState.elements)" }
    if adoption == .scenes, let sessions, !sessions.isEmpty {
      text += " open={" + sessions.map(\.id.label).joined(separator: ",") + "}"
    }
    return text
  }
}

extension Connection {
  /// Only unusual values: most connections restore nothing, or what an ordinary launch restores.
  fileprivate var restorationText: String {
    switch reason {
    case .newSession, .launch, .reconnection, .recovery: ""
    case .cleanStart: " \(reason.rawValue)"
    }
  }
}

extension ConnectionPayload {
  fileprivate var text: String {
    var text = ""
    if !urls.isEmpty { text += " urls={" + urls.map(\.url).joined(separator: ",") + "}" }
    if !activities.isEmpty { text += " activities={" + activities.map(\.activityType).joined(separator: ",") + "}" }
    if let handoffActivityType { text += " handoff=\(handoffActivityType)" }
    if let quickAction { text += " quickAction=\(quickAction.type)" }
    if let notification { text += " notification=\(notification.identifier)" }
    if let accessory { text += " accessory=\(accessory.rawValue)" }
    if let share { text += " share=\(share.url)" }
    return text
  }
}

extension Delivery {
  fileprivate var text: String {
    switch self {
    case .urls(let urls): "open {" + urls.map(\.url).joined(separator: ",") + "}"
    case .willContinue(let type): "willContinue \(type)"
    case .continue(let activity): "continue \(activity.activityType)"
    case .didFailToContinue(let type, _): "didFailToContinue \(type)"
    case .quickAction(let action): "perform \(action.type)"
    case .notification(let tap): "didReceive \(tap.identifier)"
    case .share(let invitation): "accept \(invitation.url)"
    }
  }
}

extension ExternalEvent {
  fileprivate var kind: String {
    switch self {
    case .urls: "urls"
    case .activity: "activity"
    case .quickAction: "quickAction"
    case .notification: "notification"
    case .handoff: "handoff"
    case .share: "share"
    }
  }
}
