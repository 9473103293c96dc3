import Handoff

/// Shows what other devices offer, beside the commands that watch.
///
/// The service calls it on its event loop; a presenter does not keep it waiting. What the user chooses is reported on any thread.
protocol OfferPresenter: AnyObject, Sendable {
  /// Begins to show offers. It is called once, when apps and commands can connect to the service.
  func start(_ host: OfferPresenterHost)
  /// Shows these offers in place of those of the call before.
  func show(_ offers: [PresentedOffer])
  /// The user continues this offer.
  func continued(_ peer: PeerID, number: UInt32)
  /// Ends all of it. It is called once; nothing is reported after it.
  func stop()
}
