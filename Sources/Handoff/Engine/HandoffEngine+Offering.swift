import SceneSystem

/// The activities of this device, which its peers may continue.
extension HandoffEngine {
  /// An app's offer has changed. An activity that stays current keeps its number when its title changes.
  mutating func offer(
    _ activity: OfferedActivity?, app: String, lifetime: (Double) -> Double, _ now: Double,
    _ actions: inout [HandoffAction]
  ) {
    guard let activity else {
      local[app] = nil
      return
    }
    let known = local[app]
    guard known != nil || local.count < limits.offers else { return }
    let isSame = known?.activity.number == activity.number
    let number = isSame ? known?.offer.number ?? nextOffer : nextOffer
    if !isSame { nextOffer &+= 1 }
    local[app] = HandoffOffer(number: number, app: app, activity).map { offer in
      LocalOffer(
        offer: offer, activity: activity, deadline: activity.expirationDate.map { now + max(0, lifetime($0)) })
    }
  }

  /// Sends what is offered to each peer that has not received it, at most once an interval.
  mutating func sendOffers(_ now: Double, _ actions: inout [HandoffAction]) {
    let offers = sortedOffers
    for id in peers.keys.sorted() {
      guard let peer = peers[id], peer.name != nil, peer.sentOffers != offers, peer.nextOffers <= now else { continue }
      peers[id]?.sentOffers = offers
      peers[id]?.nextOffers = now + limits.offerInterval
      actions.append(.send(HandoffMessage.offers(offers).bytes, to: id))
    }
  }

  /// A peer's user continues an offer.
  mutating func requested(
    _ id: PeerID, _ number: UInt32, offer: UInt32, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    guard let peer = peers[id], peer.requests[number] == nil else {
      return disconnect(id, "was disconnected: it uses the number of a request twice.", &actions)
    }
    // Requests that wait for a confirmation cost nothing; they make room for new ones.
    guard peer.requests.values.count(where: { !$0.isAnswered }) < limits.requests,
      let (app, known) = local.first(where: { $0.value.offer.number == offer })
    else {
      actions.append(.send(HandoffMessage.refusal(number, .handoffFailed).bytes, to: id))
      return
    }
    if peer.requests.count >= 2 * limits.requests {
      let oldest = peer.requests.filter(\.value.isAnswered).min { $0.value.deadline < $1.value.deadline }
      if let oldest { peers[id]?.requests[oldest.key] = nil }
    }
    peers[id]?.requests[number] = IncomingRequest(
      app: app, number: known.activity.number, deadline: now + limits.appTimeout)
    let target = known.activity.targetContentIdentifier
    actions.append(.send(HandoffMessage.accepted(number, targetContentIdentifier: target).bytes, to: id))
    actions.append(.provide(HandoffRequest(peer: id, number: number), app: app, number: known.activity.number))
  }

  /// An app has answered.
  mutating func provided(
    _ request: HandoffRequest, _ activity: ProvidedActivity, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    guard let known = peers[request.peer]?.requests[request.number], !known.isAnswered else { return }
    switch activity {
    case .activity(let archive) where StateLimit.allows(archive.bytes):
      peers[request.peer]?.requests[request.number]?.isAnswered = true
      peers[request.peer]?.requests[request.number]?.deadline = now + limits.confirmationTimeout
      actions.append(.send(HandoffMessage.content(request.number, archive).bytes, to: request.peer))
    case .activity: refuse(request, .userInfoTooLarge, &actions)
    case .failure(let failure): refuse(request, failure, &actions)
    }
  }

  private mutating func refuse(
    _ request: HandoffRequest, _ failure: HandoffFailure, _ actions: inout [HandoffAction]
  ) {
    peers[request.peer]?.requests[request.number] = nil
    actions.append(.send(HandoffMessage.refusal(request.number, failure).bytes, to: request.peer))
  }

  /// A peer has delivered the content.
  mutating func confirmed(_ id: PeerID, _ number: UInt32, _ actions: inout [HandoffAction]) {
    guard let request = peers[id]?.requests[number], request.isAnswered else { return }
    peers[id]?.requests[number] = nil
    if var activities = peers[id]?.continuedThere {
      let continued = ContinuedActivity(request: number, peer: id, app: request.app, number: request.number)
      Self.add(continued, to: &activities)
      peers[id]?.continuedThere = activities
    }
    actions.append(.continued(app: request.app, number: request.number))
  }
}
