import Foundation
import SceneSystem
import Testing

@testable import SceneSimulator

@Suite("An app's output is kept up to a limit, and counted beyond it")
struct OutputBufferTests {
  private func limits(bytes: Int = 1_000_000, lines: Int = 1000, line: Int = 1000) -> AppLimits {
    var limits = AppLimits()
    limits.outputBytes = bytes
    limits.outputLines = lines
    limits.lineBytes = line
    return limits
  }

  private func append(_ text: String, to buffer: inout OutputBuffer) {
    Array(text.utf8).withUnsafeBytes { buffer.append($0) }
  }

  @Test("Within the limits every line is kept as printed, an unfinished one at the end")
  func whole() {
    var buffer = OutputBuffer(limits: limits())
    append("one\n\ntw", to: &buffer)
    #expect(buffer.drain(unfinished: false) == AppOutput(lines: ["one", ""], linesBeforeGap: 2))
    append("o\nthree", to: &buffer)
    #expect(buffer.drain(unfinished: false).lines == ["two"])
    #expect(buffer.drain(unfinished: false).lines == [])
    #expect(buffer.drain(unfinished: true).lines == ["three"])
    #expect(buffer.drain(unfinished: true) == AppOutput())
  }

  @Test("Beyond the limits the beginning and the end are kept, and the rest is counted")
  func gap() throws {
    var buffer = OutputBuffer(limits: limits(lines: 10))
    for number in 0..<50_000 { append("line \(number)\n", to: &buffer) }
    append("the last words", to: &buffer)
    let output = buffer.drain(unfinished: true)
    #expect(output.lines.prefix(10) == (0..<10).map { "line \($0)" }[...])
    #expect(output.linesBeforeGap == 10)
    #expect(output.lines.last == "the last words")
    let dropped = try #require(output.dropped)
    // Each line was either kept or counted.
    #expect(output.lines.count - 1 + dropped.lines == 50_000)
    #expect(output.text[10] == dropped.description)
    // The limits apply again.
    append("again\n", to: &buffer)
    #expect(buffer.drain(unfinished: false) == AppOutput(lines: ["again"], linesBeforeGap: 1))
  }

  @Test("A line that is too long is cut, and its rest counted in bytes")
  func longLine() {
    var buffer = OutputBuffer(limits: limits(line: 10))
    append("0123456789abc\nshort\n", to: &buffer)
    let output = buffer.drain(unfinished: false)
    #expect(output.lines == ["0123456789", "short"])
    #expect(output.dropped == DroppedOutput(lines: 0, bytes: 3))
    #expect(
      output.dropped?.description == "The app printed more than the device keeps: 0 lines (3 bytes) were dropped here.")
  }

  @Test("An endless line takes no more memory than any other line")
  func endlessLine() {
    var buffer = OutputBuffer(limits: limits(bytes: 100_000, line: 10))
    var bytes = 0
    for _ in 0..<200 {
      for _ in 0..<10 { append(String(repeating: "x", count: 1000), to: &buffer) }
      let output = buffer.drain(unfinished: false)
      #expect(output.lines.allSatisfy { $0.utf8.count <= 10 })
      bytes += output.dropped?.bytes ?? 0
    }
    append("\nnext\n", to: &buffer)
    let output = buffer.drain(unfinished: false)
    #expect(output.lines.last == "next")
    #expect(bytes + (output.dropped?.bytes ?? 0) == 2_000_000 - 10)
  }

  @Test(
    "Output in pieces of any size: each line is kept or counted, in order", arguments: 0..<40 as Range<UInt64>
  )
  func property(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let most = Int.random(in: 1...3000, using: &generator)
    var buffer = OutputBuffer(
      limits: limits(bytes: Int.random(in: 1...40_000, using: &generator), lines: most, line: 10_000))
    var text = ""
    let count = Int.random(in: 0...30_000, using: &generator)
    for number in 0..<count { text += "\(number) " + String(repeating: "y", count: Int(generator.next() % 20)) + "\n" }
    var bytes = Array(text.utf8)[...]
    var lines: [String] = []
    var dropped = 0
    while !bytes.isEmpty {
      let piece = bytes.prefix(Int.random(in: 1...200_000, using: &generator))
      bytes = bytes[piece.endIndex...]
      Array(piece).withUnsafeBytes { buffer.append($0) }
      if generator.next().isMultiple(of: 3) || bytes.isEmpty {
        let output = buffer.drain(unfinished: bytes.isEmpty)
        #expect(output.linesBeforeGap <= most + 1, "seed \(seed)")
        lines += output.lines
        dropped += output.dropped?.lines ?? 0
      }
    }
    #expect(lines.count + dropped == count, "seed \(seed)")
    let numbers = lines.compactMap { Int($0.prefix { $0 != " " }) }
    #expect(numbers == numbers.sorted() && Set(numbers).count == lines.count, "seed \(seed)")
  }

  @Test("A stimulus of many batches keeps no more than one of a single batch")
  func trim() {
    var allowance = limits(bytes: 1000, lines: 5)
    var first = AppOutput(lines: ["1", "2", "3"], linesBeforeGap: 3)
    first.trim(to: &allowance)
    #expect(first.dropped == nil && allowance.outputLines == 2)
    var second = AppOutput(lines: ["4", "5", "6"], linesBeforeGap: 3)
    second.trim(to: &allowance)
    #expect(second == AppOutput(lines: ["4", "5"], dropped: DroppedOutput(lines: 1, bytes: 2), linesBeforeGap: 2))
    var third = AppOutput(lines: ["7", "8"], dropped: DroppedOutput(lines: 7, bytes: 70), linesBeforeGap: 1)
    third.trim(to: &allowance)
    #expect(third == AppOutput(lines: [], dropped: DroppedOutput(lines: 9, bytes: 74), linesBeforeGap: 0))
    var all = first
    all.append(second)
    all.append(third)
    #expect(
      all
        == AppOutput(lines: ["1", "2", "3", "4", "5"], dropped: DroppedOutput(lines: 10, bytes: 76), linesBeforeGap: 5))
  }
}
