import SceneSimulator

/// What a rule of ``Interleavings`` is asked about: the app, and what has been done to it.
@MainActor public struct InterleavingMoment {
  /// The app, after the last stimulus.
  public let app: AppUnderTest
  /// What came of the last stimulus. It holds no events; ask the app and its scenes.
  public let happening: Happening

  let stimuli: [ScriptStimulus]

  /// Everything that was done to the device, as lines of a device script.
  public var script: [String] { stimuli.map(ScriptText.line) }

  /// What was done last.
  public var line: String { stimuli.last.map(ScriptText.line) ?? "" }
}
