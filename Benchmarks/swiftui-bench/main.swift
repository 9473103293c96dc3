import Figures

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `swiftui-bench [NAME…]`: the cost of an update, each figure with its floor or its goal.
///
/// To add one, write it as a function in a file of its own and add it to this table.
let benchmarks: [(name: String, about: String, run: @MainActor () -> Void)] = [
  (
    "graph", "one of 1 000 sources changes, up to its observer; floor: Observation, track and set", benchmarkGraphUpdate
  ),
  ("graph-size", "one change in 10 000 attributes, and in 10; goal: 1.1", benchmarkGraphSize),
  ("view-size", "one state of 10 000 views changes, up to the layout, and of 10; goal: 1.1", benchmarkViewSize),
  ("view-updates", "a change that reaches 1 000 rows, and 1 000 views in each other", benchmarkViewUpdates),
  ("view-memory", "a million bodies that read an observable property", benchmarkTrackedBodies),
  ("graph-memory", "a million evaluations, and the memory of an attribute", benchmarkGraphMemory),
]

let arguments = CommandLine.arguments.dropFirst()
for argument in arguments where !benchmarks.contains(where: { $0.name == argument }) {
  print("swiftui-bench: there is no benchmark \(argument); known are:")
  for known in benchmarks { print("  \(known.name): \(known.about)") }
  exit(64)
}
for benchmark in benchmarks where arguments.isEmpty || arguments.contains(benchmark.name) { benchmark.run() }
