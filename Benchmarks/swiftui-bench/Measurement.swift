#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The CPU time of this thread.
func threadNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The shortest times of two pieces of work, in nanoseconds for one call of each. They are measured in turns, so that both have the same
/// conditions; the shortest of many samples is the one that other programs have disturbed least.
func shortest(samples: Int = 60, calls: Int = 1_000, _ one: (Int) -> Void, _ other: (Int) -> Void) -> (Double, Double) {
  var shortest = [Double.infinity, .infinity]
  for sample in 0..<samples {
    for index in 0..<2 {
      let start = threadNanoseconds()
      for call in 0..<calls { index == 0 ? one(sample * calls + call) : other(sample * calls + call) }
      shortest[index] = min(shortest[index], Double(threadNanoseconds() - start) / Double(calls))
    }
  }
  return (shortest[0], shortest[1])
}

/// Consumes a value so that the optimiser cannot remove its computation.
@inline(never) func consume(_ value: Int) { sink &+= value }

nonisolated(unsafe) private var sink = 0
