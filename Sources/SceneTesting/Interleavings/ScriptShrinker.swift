import SceneSimulator

/// Finds the shortest script that breaks a rule, starting from one that does.
///
/// First whole pieces are left out, larger ones before smaller ones (delta debugging); then every single stimulus is tried, until none can
/// be left out. Each attempt is a run from the start on a new device.
@MainActor struct ScriptShrinker {
  private let search: Interleavings
  /// The number of runs.
  private(set) var runs = 0
  /// The number of stimuli in them.
  private(set) var stimuli = 0

  init(_ search: Interleavings) { self.search = search }

  /// The part of the script up to the stimulus that breaks the rule, or `nil` if none does.
  mutating func breaking(_ script: [ScriptStimulus]) throws -> [ScriptStimulus]? {
    let run = try InterleavingRun(search)
    runs += 1
    for (index, stimulus) in script.enumerated() {
      stimuli += 1
      if run.perform(stimulus) != nil { return Array(script[...index]) }
    }
    return nil
  }

  /// The shortest script that results from leaving stimuli out of `script`.
  mutating func shrunk(_ script: [ScriptStimulus]) throws -> [ScriptStimulus] {
    var script = script
    var size = script.count / 2
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < script.count {
        var candidate = script
        candidate.removeSubrange(start..<min(start + size, script.count))
        if let broken = try breaking(candidate) {
          script = broken
          isShorter = true
        } else {
          start += size
        }
      }
      // After a removal, stimuli that could not be removed before may be removable.
      if size > 1 || !isShorter { size /= 2 }
    }
    return script
  }

  /// The description of a script that breaks the rule: it is run once more, with a trace.
  func failure(_ script: [ScriptStimulus], originalScript: [ScriptStimulus]) throws -> InterleavingFailure {
    let run = try InterleavingRun(search, tracing: true)
    var played: [ScriptStimulus] = []
    var events: [TraceEvent] = []
    var reason = "The rule was broken, but not when the script was replayed: the app is not deterministic."
    for stimulus in script {
      let broken = run.perform(stimulus)
      played.append(stimulus)
      events += run.last.events
      if let broken {
        reason = broken
        break
      }
    }
    return InterleavingFailure(
      reason: reason, script: played.map(ScriptText.line), originalScript: originalScript.map(ScriptText.line),
      trace: TraceText.text(of: events, id: "interleaving", title: reason, profile: search.profile))
  }
}
