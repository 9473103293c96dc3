/// Why a connection has ended, as far as this device has ended it.
enum ConnectionFailure: Error, Hashable, Sendable {
  /// The other side is no paired device, and no pairing is going on.
  case stranger
  /// The other side does not answer in time.
  case timeout
  /// The other side does not read what is sent.
  case doesNotRead
}
