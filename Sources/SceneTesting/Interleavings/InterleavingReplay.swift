/// A script that was played again, with its device as it was left: after the stimulus that broke the rule, or after the last one.
@MainActor public struct InterleavingReplay {
  /// The device.
  public let device: Device
  /// The app on it.
  public let app: AppUnderTest
  /// What came of each stimulus.
  public let happenings: [Happening]
  /// Why the rule is broken, or `nil` where it holds to the end.
  public let reason: String?
}
