#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One figure beside its goal.
func report(_ what: String, _ value: Double, _ unit: String, goal: Double) {
  let verdict = value <= goal ? "reached" : "missed"
  print("  \(what): \(decimal(value)) \(unit); goal \(decimal(goal)) \(unit), \(verdict)")
}

/// A number with two digits after the point, negative ones too.
private func decimal(_ value: Double) -> String { value < 0 ? "-" + twoDecimals(-value) : twoDecimals(value) }

/// How long this thread has been computing.
func computingNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Ends the benchmark, which measures nothing where its app does not do what it is for.
func exitWithProblem(_ sentence: String) -> Never {
  print(sentence)
  exit(1)
}
