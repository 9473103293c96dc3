/// A run of fuzzers in turn. Each input depends on the seed and its own number alone.
public struct FuzzRun {
  /// An input that failed.
  public struct Failure: CustomStringConvertible {
    /// The fuzzer's name.
    public let fuzzer: String
    /// The input's number; with the run's seed it reproduces the input.
    public let number: UInt64
    /// The violation, in one sentence.
    public let sentence: String
    /// The input.
    public let input: [UInt8]

    /// The failure in one line, with the input in hexadecimal digits.
    public var description: String {
      let digits = input.prefix(400).map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
      return "\(fuzzer), input \(number): \(sentence) \(digits)\(input.count > 400 ? "…" : "")"
    }
  }

  private let fuzzers: [any Fuzzer]
  /// The seed of the run.
  public let seed: UInt64
  /// The failures so far.
  public private(set) var failures: [Failure] = []

  /// Makes a run of all fuzzers, or of the given ones.
  public init(seed: UInt64, fuzzers: [any Fuzzer] = allFuzzers()) {
    self.seed = seed
    self.fuzzers = fuzzers
  }

  /// Generates the input with this number and checks it.
  public mutating func step(_ number: UInt64) {
    let fuzzer = fuzzers[Int(number % UInt64(fuzzers.count))]
    var random = FuzzRandom(seed: seed, input: number)
    let input = fuzzer.input(&random)
    do throws(FuzzFailure) {
      try fuzzer.check(input)
    } catch {
      failures.append(Failure(fuzzer: fuzzer.name, number: number, sentence: error.description, input: input))
    }
  }
}
