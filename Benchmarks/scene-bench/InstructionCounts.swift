import Figures
import Foundation
import TestSupport

/// Instructions of one transition, one save, one encode and one scenario, counted by callgrind. A clock gives another result each
/// time; these say the same to well under a hundredth, so that a growth of some hundredths can be seen and refused.
///
/// A piece of work is done N times in one process and 2 N times in another, and the difference divided by N, so that the start of the
/// process and what is made once do not count.
struct InstructionCounts {
  /// What is counted: under which name, by which program, and how often.
  struct Work {
    var name: String
    var program = "scene-bench"
    /// A multiple of what repeats itself in the work.
    var count: Int
  }

  /// What has an accepted count in `Benchmarks/thresholds.json`.
  static let accepted = [
    Work(name: "encode", count: 100), Work(name: "restored-window", count: 100), Work(name: "save", count: 100),
    Work(name: "save-of-1000", count: 100), Work(name: "scenario", program: "testing-bench", count: 20),
    Work(name: "stimulus", count: 3000), Work(name: "transition", count: 400),
  ]
  /// What these are held against.
  static let floors = [
    Work(name: "scenario-untraced", program: "testing-bench", count: 20), Work(name: "transition-floor", count: 400),
  ]

  /// Counts all of `works`, by their names.
  static func count(_ works: [Work]) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for work in works {
      let (once, twice) = (try instructions(work, work.count), try instructions(work, 2 * work.count))
      counts[work.name] = (twice - once) / work.count
      print("  \(work.name): \(counts[work.name] ?? 0) instructions")
    }
    return counts
  }

  /// The compiler and the processor: `swift-6.3.1-x86_64`.
  static func key() throws -> String {
    let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
    let text = try output(of: swift, ["--version"])
    guard let version = text.firstMatch(of: /Swift version ([0-9.]+)/) else {
      throw CountingError(sentence: "`\(swift) --version` does not print its version: \(text)")
    }
    #if arch(x86_64)
      return "swift-\(version.1)-x86_64"
    #elseif arch(arm64)
      return "swift-\(version.1)-aarch64"
    #else
      return "swift-\(version.1)-other"
    #endif
  }

  private static func instructions(_ work: Work, _ count: Int) throws -> Int {
    let program = BuildLayout.product(work.program)
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CountingError(
        sentence: "\(program) is missing. Build it first: swift build -c release --product \(work.program)")
    }
    let folder = TemporaryFolder()
    let home = folder.path
    // valgrind 3.19 cannot read the debug information that Swift 6.3 writes, and ends. Counts do not need it.
    let stripped = home + "/" + work.program
    _ = try output(of: "strip", ["--strip-debug", "-o", stripped, program])
    // A fixed environment, and the same hashes each time.
    let environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": home, "TMPDIR": home + "/",
      "LANG": "C.UTF-8", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no",
    ]
    let log = home + "/log"
    _ = try output(
      of: "valgrind",
      [
        "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)", stripped, "count",
        work.name,
        "\(count)",
      ], environment: environment)
    let text = try String(contentsOfFile: log, encoding: .utf8)
    guard let match = text.firstMatch(of: /Collected : ([0-9]+)/), let instructions = Int(match.1) else {
      throw CountingError(sentence: "valgrind does not report how many instructions \(work.name) took: \(text)")
    }
    return instructions
  }

  /// What a program writes; throws where it cannot be run or fails.
  private static func output(
    of program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> String {
    let process = try RunningProcess(program, arguments, environment: environment)
    let lines = process.remainingLines()
    guard process.waitForEnd() == 0 else {
      throw CountingError(
        sentence:
          "`\(program) \(arguments.joined(separator: " "))` failed. Is it installed? `Scripts/setup counts` installs valgrind."
      )
    }
    return lines.joined(separator: "\n")
  }
}

/// Why nothing was counted.
struct CountingError: Error {
  var sentence: String
}

/// `scene-bench instructions check|accept|report FILE`: counts instructions and holds them against the accepted ones, or accepts them,
/// or reports what they are beside their floors.
func runInstructionCounts(_ arguments: [String]) {
  guard arguments.count == 2, ["check", "accept", "report"].contains(arguments[0]) else {
    print("scene-bench instructions check|accept|report FILE: FILE is Benchmarks/thresholds.json.")
    exitWithUsageError()
  }
  do {
    let file = URL(fileURLWithPath: arguments[1])
    let key = try InstructionCounts.key()
    let thresholds = try Thresholds(json: Data(contentsOf: file))
    print("instructions, counted by callgrind for \(key):")
    let counts = try InstructionCounts.count(InstructionCounts.accepted)
    switch arguments[0] {
    case "accept":
      var thresholds = thresholds
      thresholds.counts[key] = counts
      try thresholds.json.write(to: file)
    case "report":
      report(counts, floors: try InstructionCounts.count(InstructionCounts.floors))
    default:
      for hint in thresholds.hints(for: counts, key: key) { print("\(hint) `make bench-accept` takes it over.") }
      let regressions = thresholds.regressions(to: counts, key: key)
      for rejectionReason in regressions {
        print("\(rejectionReason) If that must be, `make bench-accept` takes it over.")
      }
      if !regressions.isEmpty { exit(1) }
    }
  } catch {
    print((error as? CountingError)?.sentence ?? "\(error)")
    exit(1)
  }
}

private func report(_ counts: [String: Int], floors: [String: Int]) {
  func figure(_ name: String, _ ours: String, _ floor: String, _ reach: Double) {
    guard let ours = counts[ours], let floor = floors[floor] ?? counts[floor] else { return }
    Figure(name, ours: Double(ours), floor: Double(floor), unit: "instr.", reach: reach).report()
  }
  figure("a recorded transition / a weak call and a post, by instructions", "transition", "transition-floor", 1.4)
  figure("a scenario traced / untraced, by instructions", "scenario", "scenario-untraced", 1.03)
}
