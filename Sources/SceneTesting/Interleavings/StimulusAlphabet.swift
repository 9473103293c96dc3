import SceneSimulator
import SceneSystem

/// The stimuli of a search, with each session's label inserted where a line has a placeholder.
struct StimulusAlphabet {
  private enum Line {
    case fixed(ScriptStimulus)
    case labelled(String)
  }

  private let lines: [Line]
  private let windows: Int
  private var cache: [String: ScriptStimulus] = [:]

  init(_ lines: [String], windows: Int) throws(ScriptError) {
    self.windows = windows
    self.lines = try lines.map { line throws(ScriptError) in
      guard StimulusAlphabet.hasRoom(line) else { return .fixed(try ScriptText.stimulus(line)) }
      // A mistake in a line is reported even if there is no session yet.
      _ = try ScriptText.stimulus(StimulusAlphabet.filled(line, "A"))
      return .labelled(line)
    }
  }

  /// The stimuli that have an effect in the device's present state, in the order of the lines.
  mutating func stimuli(for kernel: Kernel) -> [ScriptStimulus] {
    var result: [ScriptStimulus] = []
    let sessions = kernel.sessions.map(\.id).sorted()
    for line in lines {
      switch line {
      case .fixed(let stimulus): result.append(stimulus)
      case .labelled(let line): for id in sessions { if let stimulus = stimulus(line, id) { result.append(stimulus) } }
      }
    }
    return result.filter { stimulus in
      switch stimulus {
      case .device(.newWindow), .app(.activate(nil, activityType: _, from: _)):
        if sessions.count >= windows { return false }
      default: break
      }
      guard case .device(let stimulus) = stimulus else { return kernel.processState != .notRunning }
      return kernel.rejectionReason(for: stimulus) == nil
    }
  }

  private mutating func stimulus(_ line: String, _ id: SessionID) -> ScriptStimulus? {
    let text = StimulusAlphabet.filled(line, id.label)
    if let stimulus = cache[text] { return stimulus }
    let stimulus = try? ScriptText.stimulus(text)
    cache[text] = stimulus
    return stimulus
  }

  private static func hasRoom(_ line: String) -> Bool {
    line.split(separator: " ").contains { $0 == "LABEL" || $0.hasSuffix("=LABEL") }
  }

  private static func filled(_ line: String, _ label: String) -> String {
    line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word == "LABEL" || word.hasSuffix("=LABEL") ? word.dropLast("LABEL".count) + label : String(word)
    }.joined(separator: " ")
  }
}
