import Foundation

/// The inputs of a run of fuzz tests.
///
/// Without variables of the environment their number is fixed and the seed is another one each time. FUZZ_SEED repeats a run, FUZZ_INPUT one
/// input of it, and FUZZ_SECONDS is how long all tests run together, as for `make fuzz`.
enum Fuzz {
  private static let environment = ProcessInfo.processInfo.environment
  private static let only = environment["FUZZ_INPUT"].flatMap { UInt64($0) }
  private static let seconds = environment["FUZZ_SECONDS"].flatMap { Double($0) }
  /// How many tests there are.
  private static let tests: Double = 9
  private static let seed: UInt64 = {
    let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
    // A trap ends the process before anything else is written.
    print("HandoffService fuzz: FUZZ_SEED=\(seed)")
    fflush(nil)
    return seed
  }()

  /// Calls `body` with a generator for each input.
  static func each(count: Int, _ body: (inout FuzzRandom) throws -> Void) rethrows {
    if let only {
      var random = FuzzRandom(seed: seed, input: only)
      return try body(&random)
    }
    let end = seconds.map { ContinuousClock.now + .seconds($0 / tests) }
    var number: UInt64 = 0
    while end.map({ ContinuousClock.now < $0 }) ?? (number < count) {
      var random = FuzzRandom(seed: seed, input: number)
      try body(&random)
      number += 1
    }
  }
}
