import ActivityArchive
import Foundation
import SceneSystem

/// Activities of peers that are continued here.
extension HandoffEngine {
  /// The user continues an offer.
  mutating func accept(
    _ id: PeerID, _ number: UInt32, isAppInstalled: Bool, _ now: Double, _ actions: inout [HandoffAction]
  ) {
    guard let offer = peers[id]?.offers.first(where: { $0.number == number }) else {
      actions.append(.report("The activity is no longer offered."))
      return
    }
    guard isAppInstalled || offer.hasWebpage else {
      actions.append(
        .report(
          "\u{201C}\((offer.title ?? offer.activityType).oneLine)\u{201D} cannot be continued: the app "
            + "\(offer.app.oneLine) is not installed here, or does not continue activities of the type "
            + "\(offer.activityType.oneLine)."))
      return
    }
    // The user has changed their mind: an app continues one activity at a time.
    for (other, continuation) in continuations where continuation.offer.app == offer.app && isAppInstalled {
      continuations[other] = nil
    }
    let request = nextRequest
    nextRequest &+= 1
    continuations[request] = Continuation(
      offer: offer, peer: id, isAppInstalled: isAppInstalled, deadline: now + limits.contentTimeout)
    actions.append(.send(HandoffMessage.request(request, offer: number).bytes, to: id))
  }

  /// The peer still has the activity.
  mutating func accepted(
    _ number: UInt32, by id: PeerID, _ targetContentIdentifier: String?, _ actions: inout [HandoffAction]
  ) {
    guard continuations[number]?.peer == id else { return }
    announce(number, targetContentIdentifier, &actions)
  }

  private mutating func announce(
    _ number: UInt32, _ targetContentIdentifier: String?, _ actions: inout [HandoffAction]
  ) {
    guard let continuation = continuations[number], continuation.isAppInstalled, !continuation.isAnnounced else {
      return
    }
    continuations[number]?.isAnnounced = true
    actions.append(
      .announce(
        app: continuation.offer.app, activityType: continuation.offer.activityType,
        targetContentIdentifier: targetContentIdentifier))
  }

  /// The content of a continued activity is here.
  mutating func arrived(
    _ number: UInt32, from id: PeerID, _ archive: ActivityArchive, _ actions: inout [HandoffAction]
  ) {
    guard let continuation = continuations[number], continuation.peer == id else { return }
    guard let activity = try? ActivityProperties(archive), activity.activityType == continuation.offer.activityType,
      StateLimit.allows(archive.bytes)
    else { return end(number, .handoffFailed, &actions) }
    if continuation.isAppInstalled {
      announce(number, archive.targetContentIdentifier, &actions)
      var archive = archive
      if activity.supportsContinuationStreams, peers[id]?.hasStreams == true {
        archive.continuation = number
        let continued = ContinuedActivity(request: number, peer: id, app: continuation.offer.app)
        Self.add(continued, to: &continuedHere)
      }
      actions.append(.deliver(app: continuation.offer.app, archive))
    } else if let page = activity.webpageURL, ["http", "https"].contains(page.scheme?.lowercased()) {
      actions.append(.openPage(page.absoluteString))
    } else {
      return end(number, .handoffFailed, &actions)
    }
    continuations[number] = nil
    actions.append(.send(HandoffMessage.continued(number).bytes, to: id))
  }

  /// The content of a continued activity does not come. The app is notified, also if it was not started for it yet: its user waits.
  mutating func end(_ number: UInt32, _ failure: HandoffFailure, _ actions: inout [HandoffAction]) {
    guard let continuation = continuations[number] else { return }
    announce(number, nil, &actions)
    continuations[number] = nil
    if continuation.isAppInstalled {
      actions.append(.fail(app: continuation.offer.app, failure))
    } else {
      actions.append(.report("The page of \u{201C}\((continuation.offer.title ?? "").oneLine)\u{201D} was not sent."))
    }
  }
}
