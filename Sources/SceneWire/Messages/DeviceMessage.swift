import SceneSystem

/// What the device sends to the app half.
public enum DeviceMessage: Codable, Sendable {
  /// Always first: who the device is.
  case hello(DeviceGreeting)
  /// Carry these out in order, then answer ``AppMessage/done(batch:)`` with the same number.
  case run(batch: UInt64, [Directive])
  /// Make the app ask for something itself, as a tap on one of its own controls would. Answered with `done`.
  case perform(batch: UInt64, AppAct)
  /// Some of the sessions that the app wants to see, in the order of the system; others follow until `isLast`. May come
  /// after a batch that crossed the wish on its way.
  case sessions([SessionRecord], isLast: Bool)
}
