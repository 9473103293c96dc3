import SceneSimulator
import SceneSystem

/// Device scripts as text: printed by a search, and read again.
enum ScriptText {
  private static let parser = StimulusParser()

  /// The line of a stimulus.
  static func line(_ stimulus: ScriptStimulus) -> String { parser.nearestText(for: stimulus) }

  /// A stimulus of a search, or of its stage.
  static func stimulus(_ line: String) throws(ScriptError) -> ScriptStimulus {
    try parser.parse(line, location: "\u{201C}\(line)\u{201D}")
  }

  /// The stimuli of a `.trace` file; its header and its events are ignored.
  static func stimuli(in trace: String) throws(ScriptError) -> [ScriptStimulus] {
    var result: [ScriptStimulus] = []
    for (index, line) in trace.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let content = line.drop(while: \.isWhitespace)
      guard content.first == ">" || content.first == "|" else { continue }
      result.append(try parser.parse(String(content.dropFirst()), location: "trace:\(index + 1)"))
    }
    return result
  }
}
