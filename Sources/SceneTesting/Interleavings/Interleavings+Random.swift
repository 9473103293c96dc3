import SceneSimulator
import SceneSystem

extension Interleavings {
  static let variable = "PROSCENIUM_SEED"

  /// Runs random orders, for a set that is too large to run them all, and stops at the first that breaks the rule.
  ///
  /// - Parameters:
  ///   - seed: The seed of the orders; `nil` for a new one each time. `PROSCENIUM_SEED` in the environment overrides it.
  ///   - runs: The number of devices.
  ///   - length: The number of stimuli on each, after the stage.
  /// - Throws: `ScriptError` for a line that is not a stimulus, and the installation's errors.
  public func random(seed: UInt64? = nil, runs: Int = 100, length: Int = 30) throws -> InterleavingReport {
    let given = environment[Interleavings.variable].flatMap { UInt64($0) }
    let seed = given ?? seed ?? UInt64.random(in: 0...UInt64(UInt32.max))
    let setup = try setup.map { line throws(ScriptError) in try ScriptText.stimulus(line) }
    var alphabet = try StimulusAlphabet(stimuli, windows: windows)
    var report = InterleavingReport()
    report.depth = length
    report.seed = seed
    var seen: Set<InterleavingState> = []
    for number in 0..<max(0, runs) {
      // A separate seed for each run, so that a failing run can be repeated alone.
      let own = seed &+ UInt64(number)
      var generator = SeededGenerator(seed: own)
      let run = try InterleavingRun(self)
      report.runs += 1
      var broken = false
      var remaining = setup[...]
      for _ in 0..<setup.count + max(0, length) where !broken {
        let stimulus: ScriptStimulus
        if let first = remaining.popFirst() {
          stimulus = first
        } else if let kernel = run.kernel, let drawn = alphabet.stimuli(for: kernel).randomElement(using: &generator) {
          stimulus = drawn
        } else {
          break
        }
        broken = run.perform(stimulus) != nil
        report.stimuli += 1
        if !broken, !seen.insert(run.state).inserted { report.pruned += 1 }
      }
      guard broken else { continue }
      var shrinker = ScriptShrinker(self)
      let script = try shrinker.shrunk(run.stimuli)
      report.runs += shrinker.runs
      report.stimuli += shrinker.stimuli
      report.seed = own
      report.failure = try shrinker.failure(script, originalScript: run.stimuli)
      break
    }
    report.states = seen.count
    return report
  }
}
