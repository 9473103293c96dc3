/// External events: URLs, links, quick actions, notifications, Handoff (E-01 … E-08).
extension Kernel {
  /// Routes an event to one session and brings that session to the foreground for it.
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
      run?.isInFront = true
    } else {
      id = createSession(role: app.defaultRole)
      show(id, beside: true)
    }
    directives.append(.chose(target, reason))
    // A Handoff that was announced is delivered or fails before another one is announced (E-04).
    if case .handoff = event { handoffFailed(.handoffFailed, &directives) }
    reconcile(&directives, pendingEvent: PendingEvent(session: id, event: event))
  }

  /// Delivers the event to a connected scene.
  mutating func deliver(_ pendingEvent: PendingEvent, _ directives: inout [Directive]) {
    let id = pendingEvent.session
    switch pendingEvent.event {
    case .urls(let urls): directives.append(.deliver(.urls(urls), to: id))
    case .activity(let activity):
      if pendingEvent.isAnnounced {
        directives.append(.deliver(.willContinue(activityType: activity.activityType), to: id))
      }
      directives.append(.deliver(.continue(activity), to: id))
    case .quickAction(let action): directives.append(.deliver(.quickAction(action), to: id))
    case .notification(let tap): directives.append(.deliver(.notification(tap), to: id))
    case .share(let invitation): directives.append(.deliver(.share(invitation), to: id))
    case .handoff(let type, _):
      run?.handoff = PendingHandoff(activityType: type, session: id)
      directives.append(.deliver(.willContinue(activityType: type), to: id))
    }
  }

  /// The payload of the announced activity has arrived (E-04).
  mutating func handoffDelivered(_ activity: ActivityArchive?, _ directives: inout [Directive]) {
    guard let pending = consumeHandoff(&directives) else { return }
    let archive = activity ?? ActivityArchive(activityType: pending.activityType)
    directives.append(.deliver(.continue(archive), to: pending.session))
  }

  mutating func handoffFailed(_ failure: HandoffFailure, _ directives: inout [Directive]) {
    guard let pending = consumeHandoff(&directives) else { return }
    directives.append(.deliver(.didFailToContinue(activityType: pending.activityType, failure), to: pending.session))
  }

  /// Exactly one of delivery and failure follows an announcement, so the pending one is removed.
  private mutating func consumeHandoff(_ directives: inout [Directive]) -> PendingHandoff? {
    guard let pending = run?.handoff else { return nil }
    start(inBackground: true, &directives)
    run?.handoff = nil
    guard let index = persistent.index(of: pending.session), state(ofScene: index) != nil else { return nil }
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
    case .handoff(let type, _): handoffActivityType = type
    case .share(let invitation): share = invitation
    }
  }
}
