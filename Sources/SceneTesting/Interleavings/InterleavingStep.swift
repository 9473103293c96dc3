import SceneSimulator

/// The argument of a rule of ``Interleavings``: the app, and what has been done to it.
@MainActor public struct InterleavingStep {
  /// The app, after the last stimulus.
  public let app: AppUnderTest
  /// The result of the last stimulus. It has no events; read the app and its scenes instead.
  public let stepResult: StepResult

  let stimuli: [ScriptStimulus]

  /// Everything that was done to the device, as lines of a device script.
  public var script: [String] { stimuli.map(ScriptText.line) }

  /// The last of these lines.
  public var line: String { stimuli.last.map(ScriptText.line) ?? "" }
}
