/// Something that takes bytes from outside, with what has to hold for any.
public protocol Fuzzer {
  /// What a report calls it.
  var name: String { get }
  /// One input: valid, damaged or random.
  func input(_ random: inout FuzzRandom) -> [UInt8]
  /// Gives the input to what is tested. A trap or a hang is seen by whoever runs the fuzzer.
  func check(_ input: [UInt8]) throws(FuzzFailure)
}

/// What did not hold, in one sentence.
public struct FuzzFailure: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// All fuzzers, in the order in which they take turns.
public func allFuzzers() -> [any Fuzzer] {
  [PropertyListFuzzer(), UserInfoFuzzer(), ActivityFuzzer(), KeyedArchiveFuzzer(), PredicateFuzzer()]
}
