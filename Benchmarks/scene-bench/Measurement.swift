#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Repeated timings of some work, in nanoseconds per unit of it.
///
/// Measures the CPU time of this thread, so that other load of the machine has as little effect as possible.
struct Measurement {
  private let sorted: [Double]

  /// Times `work`, which processes `units` units each time it is called.
  ///
  /// A few calls precede the samples, so that caches and the clock speed have settled.
  init(units: Int, samples: Int = 40, warmUp: Int = 5, _ work: () -> Void) {
    var timings: [Double] = []
    timings.reserveCapacity(samples)
    for sample in 0..<samples + warmUp {
      let start = threadNanoseconds()
      work()
      let duration = threadNanoseconds() - start
      if sample >= warmUp { timings.append(Double(duration) / Double(units)) }
    }
    sorted = timings.sorted()
  }

  /// Timings that were taken elsewhere, in nanoseconds per unit.
  init(nanosecondsAUnit timings: [Double]) { sorted = timings.sorted() }

  /// Timings that were taken elsewhere, in nanoseconds.
  init(nanoseconds: [Int]) { sorted = nanoseconds.map(Double.init).sorted() }

  var minimum: Double { sorted[0] }
  var median: Double { sorted[sorted.count / 2] }
  var percentile95: Double { percentile(95) }
  func percentile(_ percent: Int) -> Double { sorted[min(sorted.count - 1, sorted.count * percent / 100)] }
  var count: Int { sorted.count }

  /// One line for readers: nanoseconds per unit, and units per second by the median.
  func line(_ name: String, unit: String) -> String {
    "  \(padded(name, to: 8)) min \(oneDecimal(minimum)) ns, median \(oneDecimal(median)) ns, p95 "
      + "\(oneDecimal(percentile95)) ns; \(oneDecimal(1000 / median)) million \(unit) a second"
  }

  /// One line for readers, in milliseconds.
  func milliseconds(_ name: String) -> String {
    "  \(padded(name, to: 8)) min \(twoDecimals(minimum / 1e6)) ms, median \(twoDecimals(median / 1e6)) ms, p95 "
      + "\(twoDecimals(percentile95 / 1e6)) ms"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// The CPU time of this thread.
func threadNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// A number with one digit after the point.
func oneDecimal(_ value: Double) -> String {
  let tenths = Int((value * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}

/// A number with two digits after the point.
func twoDecimals(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

/// Consumes a value so that the optimiser cannot remove its computation.
@inline(never)
func consume(_ value: Int) { sink &+= value }

nonisolated(unsafe) private var sink = 0

/// The exit status for a wrong command line, as in `sysexits.h`.
func exitWithUsageError() -> Never { exit(64) }
