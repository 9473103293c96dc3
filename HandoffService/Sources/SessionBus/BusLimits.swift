/// The bounds of a connection to the bus.
struct BusLimits: Sendable {
  /// How long the bus may take until the process is connected.
  var connectTime = Duration.seconds(10)
  /// The longest message that is received, in bytes. A longer one ends the connection.
  var messageLength = 16 * 1024 * 1024
  /// How many bytes may wait to be sent.
  var outgoingBytes = 1024 * 1024
  /// How many calls may wait for an answer.
  var calls = 256
  /// How many values of one message are read, and how deep.
  var values = 4096
  /// How many attempts are made to connect again to a bus that has ended the connection.
  var attempts = 10
  /// The time before the first of them; each further one waits twice as long.
  var firstRetry = Duration.milliseconds(500)
  /// How long a connection may have lasted so that its end counts as a failed attempt.
  var shortConnection = Duration.seconds(30)
  /// How long the end of the connection may take.
  var stopTime = Duration.seconds(1)
}
