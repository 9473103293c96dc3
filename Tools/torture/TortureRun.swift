import Foundation
import SceneSystem
import TestSupport
import TortureState

/// The whole run: one process of the app after another, each ended by `SIGKILL`.
struct TortureRun {
  /// The phase in which a process is killed.
  private enum KillPoint: String, CaseIterable {
    /// While it launches and restores its windows.
    case launching = "during launch and restoration"
    /// Some time after its launch, which may be in the middle of a save or between two.
    case saving = "during regular saves"
    /// While it quits on request.
    case quitting = "while it quits"
  }

  private let options: TortureOptions
  private let executable: String
  private let store: String
  private let index: String
  private let environment: [String: String]
  private var random: SeededGenerator
  private var verifier = StateVerifier()
  private var killsByPoint: [KillPoint: Int] = [:]
  private var endedByItself = 0
  private var cleanStarts = 0
  /// The duration of a launch on this machine, as a running mean.
  private var launchTime = Duration.milliseconds(50)

  init(_ options: TortureOptions) throws(TortureError) {
    self.options = options
    random = SeededGenerator(seed: options.seed)
    executable = BuildLayout.product("TortureApp")
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw TortureError("There is no app at \(executable). Build it with: swift build --product TortureApp")
    }
    do {
      try FileManager.default.createDirectory(atPath: options.folder + "/run", withIntermediateDirectories: true)
    } catch {
      throw TortureError("The folder \(options.folder) cannot be made: \(error.localizedDescription)")
    }
    store = options.folder + "/proscenium/org.proscenium.torture/sessions.sqlite"
    index = options.folder + "/proscenium/org.proscenium.torture/search.sqlite"
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("PROSCENIUM_") }
    environment["XDG_STATE_HOME"] = options.folder
    environment["XDG_RUNTIME_DIR"] = options.folder + "/run"
    environment["PROSCENIUM_AUTOSAVE_SECONDS"] = "0.002"
    self.environment = environment
  }

  /// Runs until the last kill, or the first failure, and prints the result.
  ///
  /// - Returns: Whether no state was lost and none was torn.
  mutating func execute() throws(TortureError) -> Bool {
    printLine("torture: seed \(options.seed), \(options.kills) kills, sessions in \(options.folder)")
    let start = ContinuousClock.now
    var kills = 0
    while kills < options.kills, verifier.isIntact {
      guard try runProcess() else { continue }
      kills += 1
      if kills.isMultiple(of: 1000) { printLine("torture: \(kills) kills, \(verifier.saves) saves so far") }
    }
    // Once more without a kill: everything is restored after the last kill, too.
    if verifier.isIntact { try runToCompletion() }
    report(ContinuousClock.now - start)
    if verifier.isIntact {
      // A folder that cannot be removed is no failure of the app.
      try? FileManager.default.removeItem(atPath: options.folder)
    } else {
      printLine(
        "torture: failed after \(kills) kills with SEED=\(options.seed); the store is still in \(options.folder)")
      for sentence in (verifier.lost + verifier.torn).prefix(5) { printLine("torture:   \(sentence)") }
    }
    printLine("torture: \(kills) kills, \(verifier.lost.count) lost, \(verifier.torn.count) torn")
    return verifier.isIntact
  }

  /// Each line is flushed at once, so that a run that is watched, or that ends early, has printed everything.
  private func printLine(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Runs one process. Returns whether it was ended by `SIGKILL`.
  private mutating func runProcess() throws(TortureError) -> Bool {
    let killPoint = chooseKillPoint()
    let process = try start()
    let launch = ContinuousClock.now
    var deadline = launch + launchTime * Double.random(in: 0...1.2, using: &random)
    if killPoint != .launching {
      try waitUntilOpen(process, since: launch)
      // On a slow or busy machine everything takes longer, saves as well as launches.
      deadline = .now + launchTime * Double.random(in: 0...0.8, using: &random)
    }
    if killPoint == .quitting {
      try read(process, until: deadline)
      process.send(SIGTERM)
      deadline = .now + launchTime * Double.random(in: 0...0.2, using: &random)
    }
    try read(process, until: deadline)
    process.send(SIGKILL)
    for line in process.remainingLines() { try handle(line) }
    let end = process.waitForEnd()
    if end == -SIGKILL {
      killsByPoint[killPoint, default: 0] += 1
    } else if end == 0, killPoint == .quitting {
      endedByItself += 1
    } else {
      throw TortureError(
        "The app ended unexpectedly with \(end), with SEED=\(options.seed), and wrote: \(Self.errors(of: process).joined(separator: " "))"
      )
    }
    verify(process)
    return end == -SIGKILL
  }

  private mutating func chooseKillPoint() -> KillPoint {
    switch UInt8.random(in: 0..<10, using: &random) {
    case 0..<4: .launching
    case 4..<9: .saving
    default: .quitting
    }
  }

  private func start() throws(TortureError) -> RunningProcess {
    var environment = environment
    environment["TORTURE_FROM"] = "\(verifier.highest)"
    let errors = options.folder + "/errors"
    unlink(errors)
    do throws(ProcessError) {
      return try RunningProcess(executable, environment: environment, errors: .file(errors))
    } catch {
      throw TortureError(error.description)
    }
  }

  /// What the process has written to standard error, in lines.
  private static func errors(of process: RunningProcess) -> [String] {
    // A process that was killed before it wrote anything has no file.
    ((try? process.errorText) ?? "").split(separator: "\n").map(String.init)
  }

  /// Reads until the launch has finished, and records its duration.
  private mutating func waitUntilOpen(
    _ process: RunningProcess, since start: ContinuousClock.Instant
  ) throws(TortureError) {
    while let line = process.line(before: start + .seconds(30)) {
      try handle(line)
      guard line.hasPrefix("open") else { continue }
      launchTime = launchTime * 0.9 + (ContinuousClock.now - start) * 0.1
      return
    }
    process.send(SIGKILL)
    throw TortureError(
      "The app did not launch: it ended with \(process.waitForEnd()) and wrote: \(Self.errors(of: process).joined(separator: " "))"
    )
  }

  private mutating func read(_ process: RunningProcess, until deadline: ContinuousClock.Instant) throws(TortureError) {
    while let line = process.line(before: deadline) { try handle(line) }
  }

  private mutating func handle(_ line: String) throws(TortureError) {
    guard verifier.handle(line) else { throw TortureError("The app wrote an invalid line: \(line)") }
  }

  /// Checks the output of the process, and the state that it left on disk.
  private mutating func verify(_ process: RunningProcess) {
    for sentence in Self.errors(of: process) {
      if sentence.hasPrefix("TortureApp: no display") { continue }
      if sentence.contains("so it starts clean this time") {
        cleanStarts += 1
        continue
      }
      verifier.handleError(sentence)
    }
    verifier.verify(StoredStates(path: store))
    verifier.verify(StoredIndex(path: index))
  }

  private mutating func runToCompletion() throws(TortureError) {
    let process = try start()
    try waitUntilOpen(process, since: .now)
    process.send(SIGTERM)
    for line in process.remainingLines() { try handle(line) }
    let end = process.waitForEnd()
    if end != 0 { throw TortureError("The app ended with \(end) when it was asked to quit.") }
    verify(process)
  }

  private func report(_ time: Duration) {
    for killPoint in KillPoint.allCases {
      printLine("torture: \(killsByPoint[killPoint] ?? 0) kills \(killPoint.rawValue)")
    }
    printLine("torture: \(endedByItself) processes ended before they were killed")
    printLine(
      "torture: \(verifier.saves) saves reported as done, \(verifier.restored) states restored, the last indexed save is \(verifier.indexed)"
    )
    printLine("torture: \(cleanStarts) windows started without state after two kills during restoration")
    printLine("torture: \(time.milliseconds / 1000) s, the last launches took \(launchTime.milliseconds) ms each")
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}
