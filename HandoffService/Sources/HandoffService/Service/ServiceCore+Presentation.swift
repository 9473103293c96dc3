import Handoff
import NIOCore

/// The presenter of what other devices offer.
extension ServiceCore {
  func startPresenter() {
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    let eventLoop = context.eventLoop
    context.configuration.presenter?.start(
      OfferPresenterHost(
        accept: { peer, number in
          eventLoop.execute {
            if !bound.value.isStopped { bound.value.apps.accept(peer, number, for: nil) }
          }
        }, report: { sentence in eventLoop.execute { bound.value.context.log.report(sentence) } }))
  }

  /// Shows what is offered now.
  func presentOffers() {
    guard let presenter = context.configuration.presenter, !isStopped else { return }
    presenter.show(
      engine.offers.map {
        PresentedOffer(
          remote: $0, isAppConnected: apps.isConnected($0.offer.app, activityType: $0.offer.activityType))
      })
  }
}
