/// `scene-bench NAME`: one benchmark a name, each beside a floor that is measured in the same run.
///
/// To add one, write it as a function in a file of its own and put it into this table.
let benchmarks: [(name: String, about: String, run: () -> Void)] = [
  (
    "kernel", "stimuli through the kernel, two scenes, one core; floor: a switch over the same stimuli", benchmarkKernel
  ),
  ("transition", "one transition in the app half; floor: a weak delegate call and a post", benchmarkTransition),
  ("codec", "a userInfo of 1.2 kB to bytes and back; beside Foundation's property lists", benchmarkCodec),
  ("launch", "a launch with 1000 stored sessions; beside a launch with one", benchmarkLaunch),
  ("store", "durable saves, loads and memory of the store; floor: a page written and synchronised", benchmarkStore),
  ("load", "opening a store with 1000 sessions, and the memory they take; beside one session", benchmarkLoad),
]

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "resident", let path = arguments.dropFirst().first {
  printResidentBytes(path)
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
