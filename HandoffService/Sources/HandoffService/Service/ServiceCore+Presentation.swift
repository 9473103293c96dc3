import Handoff
import NIOCore

/// The presenter of what other devices offer.
extension ServiceCore {
  func startPresenter() {
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    let eventLoop = eventLoop
    configuration.presenter?.start(
      OfferPresenterHost(
        accept: { peer, number in
          eventLoop.execute {
            if !bound.value.isStopped { bound.value.accept(peer, number, for: nil) }
          }
        }, report: { sentence in eventLoop.execute { bound.value.log.report(sentence) } }))
  }

  /// Shows what is offered now.
  func presentOffers() {
    guard let presenter = configuration.presenter, !isStopped else { return }
    presenter.show(
      engine.offers.map { remote in
        let types = apps[remote.offer.app]?.last?.app?.activityTypes
        return PresentedOffer(
          remote: remote, isAppConnected: types?.contains(remote.offer.activityType) ?? false)
      })
  }
}
