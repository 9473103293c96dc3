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
    let bytes = try requests.map(HandoffServiceFrame.bytes(of:)).reduce(Data(), +)
    #expect(bytes.range(of: Data(0...255)) != nil)
    var buffer = Data()
    var read: [HandoffServiceRequest] = []
    for byte in bytes {
      buffer.append(byte)
      while let request = try HandoffServiceFrame.next(HandoffServiceRequest.self, in: &buffer) { read.append(request) }
    }
    #expect(read == requests)
    #expect(buffer.isEmpty)
  }

  @Test("Damaged messages are an error and never trap")
  func damage() throws {
    let archive = ActivityArchive(activityType: "t", bytes: Bytes(0...20))
    let bytes = try HandoffServiceFrame.bytes(of: HandoffServiceRequest.provided(id, .activity(archive)))
    var generator = SystemRandomNumberGenerator()
    for index in 4..<bytes.count {
      var damaged = bytes
      damaged[index] = UInt8.random(in: 0...255, using: &generator)
      _ = try? HandoffServiceFrame.next(HandoffServiceRequest.self, in: &damaged)
    }
    for length in 0..<bytes.count {
      var short = Data(bytes.prefix(length))
      #expect(try HandoffServiceFrame.next(HandoffServiceRequest.self, in: &short) == nil)
    }
  }
}
