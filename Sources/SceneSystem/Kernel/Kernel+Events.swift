/// What comes from outside: URLs, links, quick actions, notifications, Handoff (E-01 … E-08).
extension Kernel {
  /// Routes an event to one session and brings that session forward with it.
  mutating func open(_ event: ExternalEvent, _ directives: inout [Directive]) {
    overlay = .none
    isLocked = false
    isAppLockAsking = false
    start(inBackground: false, event: event, &directives)
    let (target, reason) = route(event.targetContentIdentifier, role: nil)
    let id: SessionID
    if let target {
      id = target
      if profile.isWindowed || !persistent.space.contains(id) {
        show(id, beside: false)
      } else {
        touch(id)
      }
      isInFront = true
    } else {
      id = createSession(role: app.defaultRole)
      show(id, beside: true)
    }
    directives.append(.chose(target, reason))
    // What was announced before must end, one way or the other, before something else is announced (E-04).
    if case .handoff = event { handoffFailed(&directives) }
    settle(&directives, errand: Errand(session: id, event: event))
  }

  /// Hands the event to a scene that is connected.
  mutating func deliver(_ errand: Errand, _ directives: inout [Directive]) {
    let id = errand.session
    switch errand.event {
    case .urls(let urls): directives.append(.deliver(.urls(urls), to: id))
    case .activity(let activity):
      if errand.isAnnounced {
        directives.append(.deliver(.willContinue(activityType: activity.activityType), to: id))
      }
      directives.append(.deliver(.continue(activity), to: id))
    case .quickAction(let action): directives.append(.deliver(.quickAction(action), to: id))
    case .notification(let tap): directives.append(.deliver(.notification(tap), to: id))
    case .share(let invitation): directives.append(.deliver(.share(invitation), to: id))
    case .handoff(let type):
      handoff = PendingHandoff(activityType: type, session: id)
      directives.append(.deliver(.willContinue(activityType: type), to: id))
    }
  }

  /// The payload of the announced activity is there (E-04).
  mutating func handoffDelivered(_ activity: ActivityArchive?, _ directives: inout [Directive]) {
    guard let pending = takeHandoff(&directives) else { return }
    let archive = activity ?? ActivityArchive(activityType: pending.activityType)
    directives.append(.deliver(.continue(archive), to: pending.session))
  }

  mutating func handoffFailed(_ directives: inout [Directive]) {
    guard let pending = takeHandoff(&directives) else { return }
    directives.append(.deliver(.didFailToContinue(activityType: pending.activityType), to: pending.session))
  }

  /// Exactly one of delivery and failure follows an announcement, so the pending one is used up.
  private mutating func takeHandoff(_ directives: inout [Directive]) -> PendingHandoff? {
    guard let pending = handoff else { return nil }
    handoff = nil
    start(inBackground: true, &directives)
    guard let index = persistent.index(of: pending.session), slots[index].state != nil else { return nil }
    return pending
  }
}

extension ConnectionPayload {
  /// The connection options of a scene that is connected because of the event (E-01, E-03 … E-06).
  init(event: ExternalEvent) {
    self.init()
    switch event {
    case .urls(let urls): self.urls = urls
    case .activity(let activity): activities = [activity]
    case .quickAction(let action): quickAction = action
    case .notification(let tap): notification = tap
    case .handoff(let type): handoffActivityType = type
    case .share(let invitation): share = invitation
    }
  }
}
