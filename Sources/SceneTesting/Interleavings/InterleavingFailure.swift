/// A violation of the rule of ``Interleavings``.
public struct InterleavingFailure: Hashable, Sendable, CustomStringConvertible {
  /// The reason, as a sentence: the error that the rule threw, or how the process ended.
  public let reason: String
  /// The shortest script that breaks the rule, as lines of a device script. None of its stimuli can be left out.
  public let script: [String]
  /// The script by which it was found.
  public let originalScript: [String]
  /// The script as a `.trace` file, with every callback of the app. ``Interleavings/replay(_:)`` replays it.
  public let trace: String

  /// The reason, and the trace.
  public var description: String {
    "\(reason)\nThe shortest script that shows it, of \(originalScript.count) stimuli by which it was found:\n\n\(trace)"
  }
}
