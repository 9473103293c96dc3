import Figures
import Foundation

/// `testing-bench [NAME…]`: the cost of `SceneTesting`, each figure with its goal.
///
/// To add one, write it as a function in a new file and add it to this table.
let benchmarks: [(name: String, about: String, run: @MainActor () -> Void)] = [
  ("scenario", "one scenario on a new device; goals: 1 ms in release, 5 ms in debug", benchmarkScenario),
  ("tracing", "the scenario with and without a trace; goal: at most 3 % more", benchmarkTracing),
  ("memory", "what 1000 devices leave behind; goal: within 1 %", benchmarkMemory),
  ("matrix", "24 cells, every payload in every situation; goal: 1 s", benchmarkMatrix),
  ("interleavings", "all orders of eight kinds of stimuli, two windows, depth 7; goal: 60 s", benchmarkInterleavings),
]

/// `testing-bench count NAME N`: runs the work of a name N times, without output, for a program that counts instructions.
let counted: [String: @MainActor () -> Void] = [
  "scenario": { runScenario() },
  "scenario-untraced": { runScenario(tracing: false) },
]

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "count" {
  guard arguments.count == 3, let work = counted[arguments[2]], let count = Int(arguments[3]) else {
    print("testing-bench count NAME N: the names are \(counted.keys.sorted().joined(separator: ", "))")
    exitWithUsageError()
  }
  for _ in 0..<count { work() }
  exit(0)
}
for argument in arguments where !benchmarks.contains(where: { $0.name == argument }) {
  print("testing-bench: there is no benchmark \(argument); known are:")
  for known in benchmarks { print("  \(known.name): \(known.about)") }
  exitWithUsageError()
}
for benchmark in benchmarks where arguments.isEmpty || arguments.contains(benchmark.name) { benchmark.run() }
