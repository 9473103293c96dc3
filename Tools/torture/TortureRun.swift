import Foundation
import TortureState

/// The whole run: one life of the app after another, each ended by `SIGKILL`.
struct TortureRun {
  /// At which moment of its life a process is killed.
  private enum Moment: String, CaseIterable {
    /// While it launches and restores its windows.
    case launching = "during launch and restoration"
    /// Some time after its launch, which may be in the middle of a save or between two.
    case saving = "during regular saves"
    /// While it quits, because it was asked to.
    case quitting = "while it quits"
  }

  private let options: TortureOptions
  private let executable: String
  private let store: String
  private let environment: [String: String]
  private var random: SeededGenerator
  private var judge = Judge()
  private var deaths: [Moment: Int] = [:]
  private var endedByItself = 0
  private var cleanStarts = 0
  /// How long a launch takes here, as a running mean.
  private var launchTime = Duration.milliseconds(50)

  init(_ options: TortureOptions) throws(TortureError) {
    self.options = options
    random = SeededGenerator(seed: options.seed)
    executable =
      URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
      .appendingPathComponent("TortureApp").path
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw TortureError("There is no app at \(executable). Build it with: swift build --product TortureApp")
    }
    do {
      try FileManager.default.createDirectory(atPath: options.folder + "/run", withIntermediateDirectories: true)
    } catch {
      throw TortureError("The folder \(options.folder) cannot be made: \(error.localizedDescription)")
    }
    store = options.folder + "/proscenium/org.proscenium.torture/sessions.sqlite"
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("PROSCENIUM_") }
    environment["XDG_STATE_HOME"] = options.folder
    environment["XDG_RUNTIME_DIR"] = options.folder + "/run"
    environment["PROSCENIUM_AUTOSAVE_SECONDS"] = "0.002"
    self.environment = environment
  }

  /// Runs until the last kill, or the first failure, and prints the result.
  ///
  /// - Returns: Whether nothing was lost and nothing torn.
  mutating func execute() throws(TortureError) -> Bool {
    say("torture: seed \(options.seed), \(options.kills) kills, sessions in \(options.folder)")
    let start = ContinuousClock.now
    var kills = 0
    while kills < options.kills, judge.isContent {
      guard try live() else { continue }
      kills += 1
      if kills.isMultiple(of: 1000) { say("torture: \(kills) kills, \(judge.saves) saves so far") }
    }
    // Once more, to its very end: after the last death everything comes back, too.
    if judge.isContent { try liveInPeace() }
    report(ContinuousClock.now - start)
    if judge.isContent {
      // A folder that stays behind is no failure of the app's.
      try? FileManager.default.removeItem(atPath: options.folder)
    } else {
      say("torture: failed after \(kills) kills with SEED=\(options.seed); the store is still in \(options.folder)")
      for sentence in (judge.lost + judge.torn).prefix(5) { say("torture:   \(sentence)") }
    }
    say("torture: \(kills) kills, \(judge.lost.count) lost, \(judge.torn.count) torn")
    return judge.isContent
  }

  /// Each line at once, so that a run that is watched, or that ends early, has said everything.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// One life. Returns whether it was ended by `SIGKILL`.
  private mutating func live() throws(TortureError) -> Bool {
    let moment = chooseMoment()
    let victim = try start()
    let born = ContinuousClock.now
    var deadline = born + launchTime * Double.random(in: 0...1.2, using: &random)
    if moment != .launching {
      try waitUntilOpen(victim, since: born)
      // On a slow or busy machine everything takes longer, saves as well as launches.
      deadline = .now + launchTime * Double.random(in: 0...0.8, using: &random)
    }
    if moment == .quitting {
      try read(victim, until: deadline)
      victim.send(SIGTERM)
      deadline = .now + launchTime * Double.random(in: 0...0.2, using: &random)
    }
    try read(victim, until: deadline)
    victim.send(SIGKILL)
    for line in victim.remainingLines() { try take(line) }
    let end = victim.end()
    if end == -SIGKILL {
      deaths[moment, default: 0] += 1
    } else if end == 0, moment == .quitting {
      endedByItself += 1
    } else {
      throw TortureError(
        "The app ended by itself with \(end), with SEED=\(options.seed), and said: \(victim.said().joined(separator: " "))"
      )
    }
    examine(victim)
    return end == -SIGKILL
  }

  private mutating func chooseMoment() -> Moment {
    switch UInt8.random(in: 0..<10, using: &random) {
    case 0..<4: .launching
    case 4..<9: .saving
    default: .quitting
    }
  }

  private func start() throws(TortureError) -> Victim {
    var environment = environment
    environment["TORTURE_FROM"] = "\(judge.highest)"
    return try Victim(executable: executable, environment: environment, errors: options.folder + "/errors")
  }

  /// Reads until the launch is over, and remembers how long that took.
  private mutating func waitUntilOpen(_ victim: Victim, since born: ContinuousClock.Instant) throws(TortureError) {
    while let line = victim.line(before: born + .seconds(30)) {
      try take(line)
      guard line.hasPrefix("open") else { continue }
      launchTime = launchTime * 0.9 + (ContinuousClock.now - born) * 0.1
      return
    }
    victim.send(SIGKILL)
    throw TortureError(
      "The app did not launch: it ended with \(victim.end()) and said: \(victim.said().joined(separator: " "))")
  }

  private mutating func read(_ victim: Victim, until deadline: ContinuousClock.Instant) throws(TortureError) {
    while let line = victim.line(before: deadline) { try take(line) }
  }

  private mutating func take(_ line: String) throws(TortureError) {
    guard judge.take(line) else { throw TortureError("The app wrote a line that is not of its kind: \(line)") }
  }

  /// Looks at what the process said, and at what it left on disk.
  private mutating func examine(_ victim: Victim) {
    for sentence in victim.said() {
      if sentence.hasPrefix("TortureApp: no display") { continue }
      if sentence.contains("so it starts clean this time") {
        cleanStarts += 1
        continue
      }
      judge.wonder(at: sentence)
    }
    judge.look(at: StoredStates(path: store))
  }

  private mutating func liveInPeace() throws(TortureError) {
    let victim = try start()
    try waitUntilOpen(victim, since: .now)
    victim.send(SIGTERM)
    for line in victim.remainingLines() { try take(line) }
    let end = victim.end()
    if end != 0 { throw TortureError("The app ended with \(end) when it was asked to quit.") }
    examine(victim)
  }

  private func report(_ time: Duration) {
    for moment in Moment.allCases { say("torture: \(deaths[moment] ?? 0) deaths \(moment.rawValue)") }
    say("torture: \(endedByItself) processes had quit before the kill came")
    say("torture: \(judge.saves) saves told to be done, \(judge.restored) states came back to their windows")
    say("torture: \(cleanStarts) clean starts of windows after two deaths during restoration, their states set aside")
    say("torture: \(time.milliseconds / 1000) s, the last launches took \(launchTime.milliseconds) ms each")
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
