import SceneSystem
import Testing

@testable import SceneWire

@Suite("Bytes that arrive become messages")
struct WireMessageReaderTests {
  private struct Message: Hashable, Codable {
    var number: Int
    var content: Bytes?

    /// A message with `count` bytes; with none if that is zero.
    init(_ number: Int, bytes count: Int) {
      self.number = number
      content = count == 0 ? nil : Bytes((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    }
  }

  @Test(
    "Messages are read as they were sent, whatever pieces their bytes arrive in", arguments: [11, 12, 13] as [UInt64])
  func pieces(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let messages = [0, 5, 300_000, 0, 3 << 20, 1, 0].enumerated().map { Message($0, bytes: $1) }
    let bytes = try messages.map(WireMessageCoding.bytes(of:)).reduce([], +)
    var reader = WireMessageReader()
    var read: [Message] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...200_000, using: &random))
      rest = rest.dropFirst(piece.count)
      piece.withUnsafeBytes { reader.append($0) }
      while let message = try reader.next(Message.self) { read.append(message) }
    }
    #expect(read == messages, "seed \(seed)")
    #expect(reader.count == 0 && reader.consumedCount == bytes.count)
  }

  @Test("What is missing is the rest of a header, then the rest of its frame")
  func missing() throws {
    let bytes = try WireMessageCoding.bytes(of: Message(0, bytes: 10))
    var reader = WireMessageReader()
    var missing: [Int] = []
    for byte in bytes.dropLast() {
      withUnsafeBytes(of: byte) { reader.append($0) }
      #expect(try reader.next(Message.self) == nil)
      missing.append(reader.missingCount)
    }
    #expect(missing.prefix(15) == [3, 2, 1, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 4, 3])
    #expect(missing.last == 1)
    #expect(reader.incompleteLength == 10)
  }

  @Test("A header that announces too much is an error before its content has arrived")
  func tooLong() throws {
    var reader = WireMessageReader()
    [UInt8]([0, 0x10, 0, 1]).withUnsafeBytes { reader.append($0) }
    #expect(throws: WireError.frameTooLong(length: 0x10_0001, limit: 0x10_0000)) { try reader.next(Message.self) }
  }
}
