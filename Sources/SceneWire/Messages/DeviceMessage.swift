public import SceneSystem

/// A message from the device to the app.
public enum DeviceMessage: Codable, Sendable {
  /// Always first: identifies the device.
  case hello(DeviceGreeting)
  /// The directives to carry out in order; the app replies with ``AppMessage/done(batch:)`` and the same number.
  case run(batch: UInt64, [Directive])
  /// An action for the app to perform itself, as a tap on one of its own controls does. The app replies with `done`.
  case perform(batch: UInt64, AppAction)
  /// Some of the sessions that the app reads, in the order of the system; others follow until `isLast`. May arrive after a batch that was
  /// sent before the device read the request.
  case sessions([SessionRecord], isLast: Bool)
}
