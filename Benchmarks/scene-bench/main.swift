import Figures
import Foundation

/// `scene-bench NAME`: one benchmark per name, each with a floor that is measured in the same run.
///
/// To add one, write it as a function in a new file and add it to this table.
let benchmarks: [(name: String, about: String, run: () -> Void)] = [
  (
    "kernel", "stimuli through the kernel, two scenes, one core; floor: a switch over the same stimuli", benchmarkKernel
  ),
  ("transition", "one transition in the app; floor: a weak delegate call and a post", benchmarkTransition),
  ("codec", "a userInfo of 1.2 kB to bytes and back; beside Foundation's property lists", benchmarkCodec),
  ("launch", "a launch with 1000 stored sessions; beside a launch with one", benchmarkLaunch),
  ("store", "durable saves, loads and memory of the store; floor: a page written and synchronised", benchmarkStore),
  ("restore", "800 windows of a desktop app come back at its launch; beside 400", benchmarkRestore),
  ("search", "two words among 100 000 indexed items; floor: the same rows, read by SQLite alone", benchmarkSearch),
  ("load", "opening a store with 1000 sessions, and the memory they take; beside one session", benchmarkLoad),
]

/// `scene-bench count NAME N`: runs the work of a name N times, without output, for a program that counts instructions.
let counted: [String: (Int) -> Void] = [
  "encode": countEncodes,
  "restored-window": countRestoredWindows,
  "save": { countSaves($0, sessions: 8) },
  "save-of-1000": { countSaves($0, sessions: 1000) },
  "stimulus": countStimuli,
  "transition": countTransitions,
  "transition-floor": countTransitionFloor,
]

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "resident", let path = arguments.dropFirst().first {
  printResidentBytes(path)
} else if arguments.first == "count" {
  guard arguments.count == 3, let work = counted[arguments[2]], let count = Int(arguments[3]) else {
    print("scene-bench count NAME N: the names are \(counted.keys.sorted().joined(separator: ", "))")
    exitWithUsageError()
  }
  work(count)
} else if arguments.first == "instructions" {
  runInstructionCounts(Array(arguments.dropFirst()))
} else if arguments.first == "table", let path = arguments.dropFirst().first {
  // `scene-bench table FILE`: prints all figures that benchmarks have collected in a file.
  guard let table = try? FigureTable(lines: String(contentsOfFile: path, encoding: .utf8)) else {
    print("scene-bench: \(path) holds no figures.")
    exit(1)
  }
  print(table.text)
} else if arguments.isEmpty {
  for benchmark in benchmarks { benchmark.run() }
} else {
  for argument in arguments {
    guard let benchmark = benchmarks.first(where: { $0.name == argument }) else {
      print("scene-bench: there is no benchmark \(argument); known are:")
      for known in benchmarks { print("  \(known.name): \(known.about)") }
      exitWithUsageError()
    }
    benchmark.run()
  }
}
