import XcodeProject

/// A test of code that reads bytes from outside, with the properties that must hold for any input.
public protocol Fuzzer {
  /// The name in a report.
  var name: String { get }
  /// Generates one input: valid, damaged or random.
  func input(_ random: inout FuzzRandom) -> [UInt8]
  /// Passes the input to the tested code. A trap or a hang is detected by the caller.
  func check(_ input: [UInt8]) throws(FuzzFailure)
}

/// The violation, in one sentence.
public struct FuzzFailure: Error, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// All fuzzers, in the order in which they run.
public func allFuzzers() -> [any Fuzzer] {
  [
    PropertyListFuzzer(), UserInfoFuzzer(), ActivityFuzzer(), KeyedArchiveFuzzer(), PredicateFuzzer(),
    SearchQueryFuzzer(), HandoffFuzzer(),
    StoryboardFuzzer(),
    InfoPlistFuzzer(), FontFileFuzzer(), StringCatalogFuzzer(), DataModelFuzzer(), HTMLFuzzer(),
  ] + ProjectFileReader.allCases.map(ProjectFuzzer.init)
}
