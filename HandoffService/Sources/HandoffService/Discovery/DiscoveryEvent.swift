/// What a ``PeerDiscovery`` reports.
public enum DiscoveryEvent: Sendable {
  /// A service is there, or its address has changed.
  case found(DiscoveredService)
  /// A service is no longer there.
  case lost(DiscoveryKind, key: String)
  /// All services that were found are no longer there.
  case lostAll
  /// Another device uses the name of a published service; choose another one.
  case nameTaken(DiscoveryKind)
  /// Why nothing can be found now, a whole sentence; `nil` as soon as it can.
  case problem(String?)
}
