public import SceneSystem
public import SceneTrace

/// A message from the app to the device.
public enum AppMessage: Codable, Sendable {
  /// Always first: identifies the app.
  case hello(AppGreeting)
  /// A reply to a directive of the present batch, or a change that the app made to a session.
  case reply(Reply)
  /// The app makes a request; it is handled after the batch and its replies.
  case request(RequestID, SceneRequest)
  /// The app reads all open sessions, which the launch left out because there are many. At any time, also outside a batch; the device
  /// replies with ``DeviceMessage/sessions(_:isLast:)`` as soon as it reads the request.
  case requestSessions
  /// Sent before `done`, if the device requested a trace.
  case trace([TraceEvent])
  /// The batch of this number has been carried out, and the main queue has been drained after it.
  case done(batch: UInt64)

  private enum CodingKeys: String, CodingKey {
    case hello, reply, request
    case requestSessions = "wantsSessions"
    case trace, done
  }
}
