import SceneSystem
import SceneTrace

/// What the app half sends to the device.
public enum AppMessage: Codable, Sendable {
  /// Always first: who the app is.
  case hello(AppGreeting)
  /// An answer to a directive of the present batch, or a change that the app made to a session.
  case reply(Reply)
  /// The app asks for something; it is dealt with after the batch and its replies.
  case request(RequestID, SceneRequest)
  /// The app wants to see all open sessions, which the launch left out because they are many. At any time, also outside a
  /// batch; answered by ``DeviceMessage/sessions(_:isLast:)`` as soon as the device reads it.
  case wantsSessions
  /// Sent before `done`, where the device asked for a trace.
  case trace([TraceEvent])
  /// The batch of this number has been carried out, and the main queue has been drained after it.
  case done(batch: UInt64)
}
