import Foundation
import Testing

@testable import Fuzzing

@Suite("Fuzzing of all decoders") struct FuzzingTests {
  @Test("a short run of every fuzzer finds no failure", arguments: [1, 2, 3, 4] as [UInt64])
  func shortRun(seed: UInt64) {
    var run = FuzzRun(seed: seed)
    for number in 0..<1500 as Range<UInt64> { run.step(number) }
    #expect(run.failures.isEmpty, "seed \(seed): \(run.failures.map(\.description).joined(separator: "\n"))")
  }

  @Test("an input depends only on the seed and its number, so that a failure can be repeated")
  func repeatable() {
    for fuzzer in allFuzzers() where fuzzer.name != "keyed archive" && fuzzer.name != "activity" {
      for number in 0..<20 as Range<UInt64> {
        var one = FuzzRandom(seed: 5, input: number)
        var other = FuzzRandom(seed: 5, input: number)
        #expect(fuzzer.input(&one) == fuzzer.input(&other), "\(fuzzer.name) \(number)")
      }
      var one = FuzzRandom(seed: 5, input: 1)
      var other = FuzzRandom(seed: 6, input: 1)
      #expect(fuzzer.input(&one) != fuzzer.input(&other) || fuzzer.name == "predicate")
    }
  }

  private struct Failing: Fuzzer {
    let name = "failing"
    func input(_ random: inout FuzzRandom) -> [UInt8] { [0x0A, 0xFF] }
    func check(_ input: [UInt8]) throws(FuzzFailure) { throw FuzzFailure("It does not hold.") }
  }

  @Test("a failure names fuzzer, number and input")
  func failure() {
    var run = FuzzRun(seed: 1, fuzzers: [Failing()])
    run.step(7)
    #expect(run.failures.map(\.description) == ["failing, input 7: It does not hold. 0aff"])
  }
}
