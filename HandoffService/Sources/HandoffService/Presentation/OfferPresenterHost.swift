import Handoff

/// What a presenter reports to the service, on any thread.
struct OfferPresenterHost: Sendable {
  /// The user continues the offer with this number.
  var accept: @Sendable (PeerID, UInt32) -> Void
  /// A sentence for the log.
  var report: @Sendable (String) -> Void
}
