/// Finds the services of other devices and makes this one visible to them.
///
/// The service calls it on its event loop. Events may be reported on any thread.
public protocol PeerDiscovery: AnyObject, Sendable {
  /// Begins to search for services for the exchange of activities, and to report events. It is called once.
  func start(report: @escaping @Sendable (DiscoveryEvent) -> Void)
  /// Makes exactly these services visible; they replace those of the call before.
  func publish(_ services: [PublishedService])
  /// Begins or ends to search for devices that are visible for pairing.
  func searchForPairing(_ isSearching: Bool)
  /// Ends all of it. It is called once, and returns when no event is reported any more.
  func stop()
}
