import Handoff

/// A request for the content of an app's activity that the app has not answered.
struct ContentRequest {
  /// The engine's request.
  var request: HandoffRequest
  /// The connection of the app that was requested.
  var connection: LocalConnection
}
