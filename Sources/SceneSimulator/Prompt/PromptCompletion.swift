public import SceneSystem

/// Completes a line of the prompt.
public enum PromptCompletion {
  /// The prompt's own commands, in addition to the stimuli.
  public static let commands: [(name: String, summary: String)] = [
    ("help", "list the stimuli and these commands"),
    ("sessions", "list the sessions with their state, configuration and saved activity"),
    ("state", "show the device and the process"),
    ("exit", "leave the simulator; sessions are saved if the device was given a place for them"),
    ("quit-simulator", "the same as exit (quit is a stimulus)"),
  ]

  /// The words that can complete the last word of `line`, sorted; `line` is the text before the cursor.
  public static func candidates(for line: String, sessions: [SessionID]) -> [String] {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let last = line.last.map(\.isWhitespace) ?? true ? "" : words.removeLast()
    var candidates: Set<String> = words.isEmpty ? Set(commands.map(\.name)) : []
    for form in StimulusDefinition.all {
      if form.words.count > words.count {
        if form.words.starts(with: words) { candidates.insert(form.words[words.count]) }
      } else if words.starts(with: form.words) {
        candidates.formUnion(follow(form, after: words.count - form.words.count, sessions))
      }
    }
    return candidates.filter { $0.hasPrefix(last) }.sorted()
  }

  /// The words that can follow `count` words after a form's fixed words.
  private static func follow(_ form: StimulusDefinition, after count: Int, _ sessions: [SessionID]) -> [String] {
    switch form.parameter {
    case .label, .optionalLabel, .labelAndText, .labelAndSize: if count == 0 { return sessions.map(\.label) }
    case .identifier, .type, .url, .urls: if count == 0 { return [] }
    case nil: break
    }
    return form.options.flatMap { option in
      switch option {
      case "animation": StimulusParser.animations.map { "animation=\($0.name)" }
      case "from": sessions.map { "from=\($0.label)" }
      default: ["\(option)="]
      }
    }
  }
}
