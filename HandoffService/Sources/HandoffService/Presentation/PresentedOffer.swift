import Handoff

/// An offer of another device, and whether an app that continues it is connected to the service.
struct PresentedOffer: Hashable, Sendable {
  var remote: RemoteOffer
  var isAppConnected: Bool
}
