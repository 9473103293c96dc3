import SceneSystem
import Testing

@testable import Handoff

@Suite("Bytes of a peer become messages")
struct HandoffMessageReaderTests {
  private func content(_ number: UInt32, bytes count: Int) -> HandoffMessage {
    .content(
      number,
      ActivityArchive(activityType: "edit", bytes: Bytes((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })))
  }

  @Test(
    "Short and long messages are read as they were sent, in any pieces", arguments: [1, 2, 3] as [UInt64]
  )
  func pieces(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let messages = [
      content(1, bytes: 0), content(2, bytes: 3_000_000), .continued(2), content(3, bytes: 65_300),
      content(4, bytes: 65_600), content(5, bytes: 200_000), .continued(5),
    ]
    var rest = messages.map(\.bytes).reduce([], +)[...]
    var reader = HandoffMessageReader()
    var read: [HandoffMessage] = []
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...300_000, using: &random))
      rest = rest.dropFirst(piece.count)
      reader.append(Array(piece))
      while case .message(let message) = reader.next(maximumLength: HandoffMessage.maximumLength) {
        read.append(message)
      }
    }
    #expect(read == messages, "seed \(seed)")
    #expect(reader.next(maximumLength: HandoffMessage.maximumLength) == .incomplete)
  }

  @Test("A long message that arrives alone is read, and the next one after it")
  func alone() {
    var reader = HandoffMessageReader()
    for number in 1...3 as ClosedRange<UInt32> {
      let message = content(number, bytes: 100_000)
      reader.append(message.bytes)
      #expect(reader.next(maximumLength: HandoffMessage.maximumLength) == .message(message))
      #expect(reader.next(maximumLength: HandoffMessage.maximumLength) == .incomplete)
    }
  }
}
