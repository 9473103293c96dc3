import NIOCore

/// The bounds of the service, beside those of the engine.
struct ServiceLimits: Sendable {
  /// How long a connection may take until TCP is established.
  var connectTime = TimeAmount.seconds(5)
  /// How long a connection may take from then on until TLS is established, and a pairing until both devices show the code.
  var handshakeTime = TimeAmount.seconds(10)
  /// How long the users may take to compare the codes.
  var comparisonTime = TimeAmount.seconds(180)
  /// How long an app that was started may take to register.
  var appStartTime = TimeAmount.seconds(20)
  /// How long a connection that ends may have lasted so that the next attempt waits longer, in seconds.
  var shortConnection: Double = 30
  /// How long a peer that did not keep to the protocol is not connected to, in seconds.
  var exclusion: Double = 60
  /// The time before the second attempt to connect; each further one waits twice as long.
  var firstRetry = TimeAmount.milliseconds(500)
  /// After so many failed attempts nothing is tried until something happens: a discovery, an app, or a command that watches.
  var attempts = 10
  /// How many connections of other devices there may be, most of them before TLS is established.
  var acceptedConnections = 96
  /// How many apps and commands may be connected.
  var localConnections = 64
  /// How many addresses of other devices are remembered.
  var addresses = 256
  /// How many devices that are visible for pairing are remembered.
  var candidates = 64
  /// How many commands may wait for an activity that is continued.
  var pendingAccepts = 16
  /// How many requests for the content of an app's activity are remembered.
  var pendingContentRequests = 64
}
