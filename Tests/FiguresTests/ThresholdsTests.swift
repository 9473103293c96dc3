import Foundation
import Testing

@testable import Figures

@Suite("Accepted instruction counts")
struct ThresholdsTests {
  private let thresholds = Thresholds(counts: ["swift-6.3.1-x86_64": ["encode": 1000, "save": 200]])

  private func regressions(_ counts: [String: Int], _ key: String = "swift-6.3.1-x86_64") -> [String] {
    thresholds.regressions(to: counts, key: key)
  }

  @Test("a count that grew by five per cent is refused, a smaller growth is accepted")
  func grown() {
    #expect(regressions(["encode": 1049, "save": 100]) == [])
    #expect(
      regressions(["encode": 1050, "save": 200]) == [
        "encode takes 1050 instructions, 5.0 % more than the accepted 1000."
      ])
  }

  @Test("a new count and a missing count are refused")
  func named() {
    #expect(
      regressions(["encode": 1000, "scenario": 7]) == [
        "scenario takes 7 instructions, and there is no accepted count for it.",
        "save has an accepted count and was not counted.",
      ])
  }

  @Test("counts from another compiler or processor are not compared, and that is reported")
  func otherCompiler() {
    #expect(regressions(["encode": 9999], "swift-6.4-x86_64") == [])
    #expect(
      thresholds.hints(for: [:], key: "swift-6.4-x86_64") == ["There are no accepted counts for swift-6.4-x86_64 yet."])
  }

  @Test("a count that shrank much is reported, so that it can be accepted")
  func smaller() {
    #expect(
      thresholds.hints(for: ["encode": 900, "save": 199], key: "swift-6.3.1-x86_64") == [
        "encode takes 900 instructions, 11.1 % less than the accepted 1000."
      ])
  }

  @Test("the project's own thresholds can be read and contain every measured count")
  func file() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let json = try Data(contentsOf: folder.appendingPathComponent("Benchmarks/thresholds.json"))
    let thresholds = try Thresholds(json: json)
    #expect(try thresholds.json == json, "written as `make bench-accept` writes it")
    for (key, counts) in thresholds.counts {
      #expect(Set(["transition", "save", "encode", "scenario"]).isSubset(of: counts.keys), "\(key)")
    }
  }
}
