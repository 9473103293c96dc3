import Foundation
import Handoff
import SceneSystem
import Testing

/// Messages on the service's socket.
@Suite struct FrameTests {
  private let id = ActivityRequestID(rawValue: 7)

  @Test("Messages are read as they were written, in any pieces; the content of an activity is sent as it is")
  func coding() throws {
    let archive = ActivityArchive(activityType: "com.example.edit", bytes: Bytes(0...255))
    let requests: [HandoffServiceRequest] = [
      .watch, .provided(id, .activity(archive)), .provided(id, .failure(.handoffFailed)), .offer(nil),
    ]
    let bytes = try requests.map(HandoffServiceFrame.bytes(of:)).reduce([], +)
    #expect(Data(bytes).range(of: Data(0...255)) != nil)
    var reader = HandoffServiceReader()
    var read: [HandoffServiceRequest] = []
    for byte in bytes {
      reader.append([byte])
      while let request = try reader.next(HandoffServiceRequest.self) { read.append(request) }
    }
    #expect(read == requests)
    #expect(reader.count == 0)
  }

  @Test("What has arrived of a message is counted until the whole message is read")
  func count() throws {
    let archive = ActivityArchive(activityType: "t", bytes: Bytes(repeatElement(7, count: 3 << 20)))
    let bytes = try HandoffServiceFrame.bytes(of: HandoffServiceRequest.provided(id, .activity(archive)))
    var reader = HandoffServiceReader()
    reader.append(Array(bytes.dropLast()))
    #expect(try reader.next(HandoffServiceRequest.self) == nil)
    // Frames that were read are without their headers.
    #expect(bytes.count - 16...bytes.count ~= reader.count)
    reader.append([bytes[bytes.count - 1]])
    #expect(try reader.next(HandoffServiceRequest.self) == .provided(id, .activity(archive)))
    #expect(reader.count == 0)
  }

  @Test("A message with a damaged byte is an error or another message; one that was cut is awaited")
  func damage() throws {
    let archive = ActivityArchive(activityType: "t", bytes: Bytes(0...20))
    let bytes = try HandoffServiceFrame.bytes(of: HandoffServiceRequest.provided(id, .activity(archive)))
    for index in bytes.indices {
      for value in [0, 1, 0x22, 0x7F, 0x80, 0xFF, bytes[index] ^ 1] where value != bytes[index] {
        var damaged = bytes
        damaged[index] = value
        var reader = HandoffServiceReader()
        reader.append(damaged)
        let message = try? reader.next(HandoffServiceRequest.self)
        #expect(message == nil || message != .provided(id, .activity(archive)))
      }
    }
    for length in 0..<bytes.count {
      var reader = HandoffServiceReader()
      reader.append(Array(bytes.prefix(length)))
      #expect(try reader.next(HandoffServiceRequest.self) == nil)
    }
  }
}

extension HandoffServiceReader {
  fileprivate mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBytes { append($0) } }
}
