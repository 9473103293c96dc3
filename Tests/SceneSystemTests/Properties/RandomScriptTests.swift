import Foundation
import Testing

@testable import SceneSystem

/// Random device scripts on every profile, with random options, both life cycles and an app that answers late, wrongly or not at all.
///
/// A failure prints the seed and the shortest script that fails. The seeds are fixed, so a failure is reproduced until its cause is fixed.
@Suite("Random device scripts")
struct RandomScriptTests {
  static let movesPerScript = 90
  /// `PROSCENIUM_RANDOM_SCRIPTS` sets the number of scripts; `PROSCENIUM_RANDOM_SEED` is the first seed.
  static let scriptsPerBlock = number("PROSCENIUM_RANDOM_SCRIPTS") ?? 340
  static let firstSeed = number("PROSCENIUM_RANDOM_SEED") ?? 0

  /// Blocks of seeds, so that the test uses every core.
  static let blocks = Array(0..<UInt64(8))

  @Test("no random script breaks an invariant, and the kernel's state follows its directives", arguments: blocks)
  func invariantsHold(block: UInt64) {
    var handled = 0
    let first = Self.firstSeed &+ block * Self.scriptsPerBlock
    for seed in first..<first + Self.scriptsPerBlock {
      let script = RandomScript(seed: seed, moves: Self.movesPerScript)
      let run = ScriptRun(script)
      handled += run.stimuli.count
      guard let fault = run.fault else { continue }
      report(seed: seed, script, fault) { ScriptRun($0).fault }
      return
    }
    #expect(handled >= 250_000 / Self.blocks.count, "the scripts are too short for the promised number of stimuli")
  }

  @Test("the same script gives the same directives and the same kernel", arguments: [UInt64(10_000)])
  func determinism(first: UInt64) {
    for seed in first..<first + 60 {
      let script = RandomScript(seed: seed, moves: Self.movesPerScript)
      let one = ScriptRun(script)
      let other = ScriptRun(script)
      guard one.directives != other.directives || one.kernel != other.kernel else { continue }
      report(seed: seed, script, "two runs differ") { script in
        ScriptRun(script).directives == ScriptRun(script).directives ? nil : "two runs differ"
      }
      return
    }
  }

  @Test("after a kill a new kernel with the persistent state behaves as the old one", arguments: [UInt64(20_000)])
  func persistence(first: UInt64) {
    for seed in first..<first + 250 {
      let script = RandomScript(seed: seed, moves: 30)
      guard let fault = Self.differenceAfterKill(script) else { continue }
      report(seed: seed, script, fault, Self.differenceAfterKill)
      return
    }
  }

  /// Runs the script, ends the process, and compares later results with those from the persistent state alone.
  private static func differenceAfterKill(_ script: RandomScript) -> String? {
    var old = ScriptRun(script).kernel
    var ignored: [Directive] = []
    for stimulus in [
      Stimulus.kill, .fold, .detachDisplay(.externalNonInteractive), .detachDisplay(.cameraCapture), .unlock,
      .dismissAlert, .dismiss,
      .protectedData(available: true),
    ] {
      old.respond(to: stimulus, with: &ignored)
    }
    var new = Kernel(profile: old.profile, app: old.app, persistent: old.persistent)
    for move in script.moves {
      let (stimulus, _) = move.stimulus(in: old)
      var expected: [Directive] = []
      var found: [Directive] = []
      old.respond(to: stimulus, with: &expected)
      new.respond(to: stimulus, with: &found)
      if expected != found || old.persistent != new.persistent {
        return "after the kill, \(stimulus) gives \(found.map(\.text)) instead of \(expected.map(\.text))"
      }
    }
    return nil
  }

  @Test("stimuli, directives and the persistent state are equal after encoding to JSON and decoding")
  func codable() throws {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    for seed in UInt64(30_000)..<30_040 {
      let run = ScriptRun(RandomScript(seed: seed, moves: Self.movesPerScript))
      let stimuli = try decoder.decode([Stimulus].self, from: encoder.encode(run.stimuli))
      #expect(stimuli == run.stimuli, "seed \(seed)")
      let directives = try decoder.decode([Directive].self, from: encoder.encode(run.directives))
      #expect(directives == run.directives, "seed \(seed)")
      let persistent = try decoder.decode(PersistentState.self, from: encoder.encode(run.kernel.persistent))
      #expect(persistent == run.kernel.persistent, "seed \(seed)")
      let app = try decoder.decode(InstalledApp.self, from: encoder.encode(run.kernel.app))
      #expect(app == run.kernel.app, "seed \(seed)")
      let profile = try decoder.decode(DeviceProfile.self, from: encoder.encode(run.kernel.profile))
      #expect(profile == run.kernel.profile, "seed \(seed)")
    }
  }

  @Test("random scripts reach every kind of directive")
  func coverage() {
    var kinds: Set<String> = []
    for seed in UInt64(40_000)..<40_900 {
      for directive in ScriptRun(RandomScript(seed: seed, moves: Self.movesPerScript)).directives {
        let first = directive.text.prefix { $0 != " " }
        kinds.insert(String(first))
      }
    }
    let expected: Set<String> = [
      "launch", "resume", "suspend", "terminate", "kill", "connect", "enterForeground", "activate", "deactivate",
      "enterBackground", "captureState", "snapshot", "disconnect", "discard", "open", "willContinue", "continue",
      "didFailToContinue", "perform", "didReceive", "silentPush", "fetch", "memoryWarning", "significantTimeChange",
      "protectedData", "accept", "refuse",
      "resize", "confirmClosure", "closureAnswered", "accessory",
      "application", "chose", "restorationActivity", "setAside", "present",
      "offer", "provideActivity", "sendActivity", "activityContinued",
    ]
    #expect(kinds == expected)
  }

  @Test("Random scripts contain every kind of stimulus")
  func stimulusCoverage() {
    var kinds: Set<StimulusKind> = []
    for seed in UInt64(40_000)..<40_020 {
      kinds.formUnion(ScriptRun(RandomScript(seed: seed, moves: Self.movesPerScript)).stimuli.map(StimulusKind.init))
    }
    #expect(Set(StimulusKind.allCases).subtracting(kinds).isEmpty)
  }

  @Test("a long failing script is shrunk to a few stimuli that still fail")
  func shrinking() {
    func discards(_ script: RandomScript) -> Bool {
      ScriptRun(script).directives.contains { if case .discard = $0 { true } else { false } }
    }
    let script = (UInt64(50_000)...).lazy.map { RandomScript(seed: $0, moves: Self.movesPerScript) }.first(
      where: discards)
    let minimal = script?.shrunk(while: discards)
    #expect(minimal.map(discards) == true)
    #expect((minimal?.moves.count ?? .max) <= 4)
  }

  private static func number(_ variable: String) -> UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  private func report(
    seed: UInt64, _ script: RandomScript, _ fault: String, _ check: (RandomScript) -> String?
  ) {
    let minimal = script.shrunk { check($0) != nil }
    let stimuli = ScriptRun(minimal).stimuli.map { "  \($0)" }.joined(separator: "\n")
    Issue.record(
      """
      seed \(seed): \(fault)
      The shortest script that fails: \(check(minimal) ?? "none")
      \(minimal.profile)
      \(minimal.app.adoption), several scenes: \(minimal.app.supportsMultipleScenes), sessions: \(minimal.sessions)
      \(stimuli)
      """)
  }
}
