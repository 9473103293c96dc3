/// A script that was replayed, with its device in its final state: after the stimulus that broke the rule, or after the last one.
@MainActor public struct InterleavingReplay {
  /// The device.
  public let device: Device
  /// The app on it.
  public let app: AppUnderTest
  /// The result of each stimulus.
  public let stepResults: [StepResult]
  /// Why the rule is broken, or `nil` if it holds to the end.
  public let reason: String?
}
