import Handoff

/// Handoff between two simulated devices (E-04).
extension Device {
  /// Pairs the device with another one of the same user. From now on each offers its app's current activity to the other.
  ///
  /// An activity is offered while it is current, eligible for Handoff and of a type that Info.plist lists under `NSUserActivityTypes`, and its app is in the
  /// foreground. Pairing two devices again returns the link that they have.
  ///
  /// - Returns: The network between both.
  @discardableResult
  public func pair(with other: Device) -> HandoffLink {
    precondition(other !== self, "A device is paired with another one.")
    if let link = exchange.link(to: other.exchange.id) { return link }
    let link = HandoffLink(self, other)
    exchange.add(link, to: other.exchange.id)
    other.exchange.add(link, to: exchange.id)
    connectExchange()
    other.connectExchange()
    link.open()
    return link
  }

  /// The activities that the user can continue on this device: those of apps that are installed here and list the type, and those with a web page.
  public var remoteActivities: [RemoteActivity] {
    exchange.offers.filter { offer in
      offer.offer.hasWebpage || continues(offer.offer.activityType, app: offer.offer.app)
    }.map(RemoteActivity.init)
  }

  /// The user continues an activity of another device here: the app is launched or comes to the front and is notified that the activity will come, and then
  /// receives it, or learns that it does not come.
  ///
  /// - Parameter activity: The activity; by default the first one of ``remoteActivities``.
  /// - Returns: What has happened on this device. With a ``HandoffLink/delay``, the rest follows later.
  @discardableResult
  public func continueActivity(_ activity: RemoteActivity? = nil) -> StepResult {
    guard let offer = (activity ?? remoteActivities.first)?.offer else {
      return StepResult(rejectionReason: "No other device offers an activity that can be continued here.")
    }
    exchange.enqueue(
      .accept(
        offer.peer, number: offer.offer.number,
        isAppInstalled: continues(offer.offer.activityType, app: offer.offer.app)))
    return exchange.finish()
  }
}
