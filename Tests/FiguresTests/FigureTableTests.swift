import Foundation
import Testing

@testable import Figures

@Suite("The table of all benchmarks' figures")
struct FigureTableTests {
  @Test("a figure with a floor is judged by its ratio, one without a floor by its value")
  func verdicts() {
    #expect(Figure("a", ours: 14, floor: 10, unit: "ns", reach: 1.4).isReached)
    #expect(!Figure("a", ours: 14.2, floor: 10, unit: "ns", reach: 1.4).isReached)
    #expect(Figure("b", 0.9, unit: "ms", reach: 1).isReached)
    #expect(!Figure("b", 1.1, unit: "ms", reach: 1).isReached)
  }

  @Test("each figure has a line with what was measured, the floor, the ratio, the goal and the verdict")
  func table() {
    let table = FigureTable([
      Figure("one transition", ours: 500, floor: 400, unit: "ns", reach: 1.4),
      Figure("a scenario", 1.2, unit: "ms", reach: 1),
    ])
    #expect(
      table.text == """
                            ours     floor  ratio    reach
        one transition  500.0 ns  400.0 ns  1.250     1.40  ok
        a scenario       1.20 ms         –      –  1.00 ms  over

        2 figures, 1 over their reach
        """)
  }

  @Test("collected figures are read back; of repeated measurements the last is used")
  func collection() throws {
    let figures = [
      Figure("a", 1, unit: "ms", reach: 1), Figure("b", ours: 1, floor: 2, unit: "µs", reach: 1),
      Figure("a", 2, unit: "ms", reach: 1),
    ]
    let lines = try figures.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }.joined()
    #expect(try FigureTable(lines: lines).figures == [figures[1], figures[2]])
    #expect(throws: (any Error).self) { try FigureTable(lines: "no figure") }
  }
}
