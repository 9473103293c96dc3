import Figures

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reports one figure with its goal.
func report(_ what: String, _ value: Double, _ unit: String, reach: Double) {
  Figure(what, value, unit: unit, reach: reach).report()
}

/// The CPU time of this thread.
func computingNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Ends the benchmark, because its measurements are meaningless if its app does not behave as expected.
func exitWithProblem(_ sentence: String) -> Never {
  print(sentence)
  exit(1)
}
