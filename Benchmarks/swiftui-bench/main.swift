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
  // First: what other benchmarks have released would be used again.
  ("text-memory", "memory of a text in a stack; floor: a label in a stack view", benchmarkTextMemory),
  (
    "graph", "one of 1 000 sources changes, up to its observer; floor: Observation, track and set", benchmarkGraphUpdate
  ),
  ("graph-size", "one change in 10 000 attributes, and in 10; goal: 1.1", benchmarkGraphSize),
  ("view-size", "one state of 10 000 views changes, up to the layout, and of 10; goal: 1.1", benchmarkViewSize),
  ("view-updates", "a change that reaches 1 000 rows, and 1 000 views in each other", benchmarkViewUpdates),
  ("view-memory", "a million bodies that read an observable property", benchmarkTrackedBodies),
  ("text", "one state of 1 000 texts changes, up to the labels' layout; floor: UIKit, a label's text", benchmarkText),
  ("text-size", "the same among 10 000 texts, and among 10; goal: 1.1", benchmarkTextSize),
  ("trees", "two trees that SwiftCrossUI's benchmarks lay out", benchmarkTrees),
  ("first-layout", "1 000 rows are made and laid out; floor: stack views", benchmarkFirstLayout),
  ("stack-views", "400 views in a stack view, and one is hidden; floor: four of 100", benchmarkStackViews),
  ("list", "a list of 100 000 rows; floor: a table", benchmarkList),
  ("collection", "10 000 cells of a collection view, and a page of them; floor: a table", benchmarkCollection),
  ("animation", "a frame of 60 animated views; floor: 60 frames are set", benchmarkAnimation),
  ("graph-memory", "a million evaluations, and the memory of an attribute", benchmarkGraphMemory),
]

let arguments = CommandLine.arguments.dropFirst()
for argument in arguments where !benchmarks.contains(where: { $0.name == argument }) {
  print("swiftui-bench: there is no benchmark \(argument); known are:")
  for known in benchmarks { print("  \(known.name): \(known.about)") }
  exit(64)
}
for benchmark in benchmarks where arguments.isEmpty || arguments.contains(benchmark.name) { benchmark.run() }
