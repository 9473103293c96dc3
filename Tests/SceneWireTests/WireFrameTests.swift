import Foundation
import SceneSystem
import TestTraits
import Testing

@testable import SceneWire

@Suite("Bytes are sent as bytes, large ones in pieces", .waitsForProcesses, .timeLimit(.minutes(5)))
struct WireFrameTests {
  private let session = SessionID(rawValue: 1)

  private func bytes(_ count: Int, _ factor: Int = 31) -> Bytes {
    Bytes((0..<count).map { UInt8(truncatingIfNeeded: $0 &* factor) })
  }

  private func record(_ id: UInt32, userInfo: Bytes? = nil, activity: Bytes? = nil) -> SessionRecord {
    SessionRecord(
      id: SessionID(rawValue: id), persistentIdentifier: "session \(id)", userInfo: userInfo,
      restorationActivity: activity.map { ActivityArchive(activityType: "editing", bytes: $0) })
  }

  /// A device's end and an app's, after their greetings.
  private func greeted() throws -> (device: WireConnection, app: WireConnection) {
    let (device, app) = try WireConnection.makePair(readingAhead: true, processEnd: nil)
    let done = DispatchSemaphore(value: 0)
    Thread {
      _ = try? app.greet(AppGreeting(processIdentifier: 1, app: InstalledApp(bundleIdentifier: "a")))
      done.signal()
    }.start()
    _ = try device.welcome(DeviceGreeting(profile: .phone, recordsTrace: false))
    done.wait()
    return (device, app)
  }

  /// The bytes of a message on the wire.
  private func wire(_ message: some Encodable) throws -> [UInt8] {
    let (sender, receiver) = try WireConnection.makePair()
    try sender.send(message)
    sender.close()
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(receiver.fileDescriptor, &piece, piece.count)
      guard count > 0 else { return all }
      all += piece[0..<count]
    }
  }

  @Test("A state takes as many bytes on the wire as it has, and a few more")
  func size() throws {
    let state = bytes(50_000)
    let sent = try wire(AppMessage.reply(.userInfo(session, state)))
    #expect(sent.count < 50_000 + 100)
    #expect(sent.starts(with: [2, 0, 0xC3, 0x50]) && Array(sent[4..<50_004]) == state.elements)
    #expect(try wire(AppMessage.done(batch: 1)) == [0, 0, 0, 20] + Array(#"{"done":{"batch":1}}"#.utf8))
  }

  @Test("Bytes of any length are received equal, next to each other and at the limits of a piece")
  func lengths() throws {
    let (device, app) = try greeted()
    let piece = WireFrame.maximumLength
    let lengths = [0, 1, 2, 65_535, piece - 1, piece, piece + 1, 3 * piece]
    let records = lengths.enumerated().map { number, length in
      record(UInt32(number), userInfo: bytes(length, 7), activity: number.isMultiple(of: 2) ? [] : bytes(length / 3))
    }
    Thread { try? device.send(DeviceMessage.run(batch: 4, [.discard(records), .memoryWarning])) }.start()
    guard case .run(4, let directives) = try app.receive(DeviceMessage.self) else {
      Issue.record("not the batch")
      return
    }
    #expect(directives == [.discard(records), .memoryWarning])
  }

  @Test(
    "All messages between app and device that contain states are decoded equal",
    arguments: 1...12 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (device, app) = try greeted()
    for _ in 0..<20 {
      let records = (0..<Int.random(in: 0...6, using: &random)).map { number in
        record(
          UInt32(number), userInfo: Bool.random(using: &random) ? nil : bytes(.random(in: 0...3000, using: &random)),
          activity: Bool.random(using: &random) ? nil : bytes(.random(in: 0...90_000, using: &random)))
      }
      let text = String(repeating: "ü", count: .random(in: 0...700_000, using: &random))
      Thread { try? device.send(DeviceMessage.perform(batch: 1, .type(SessionID(rawValue: 1), text))) }.start()
      guard case .perform(1, .type(_, let typed)) = try app.receive(DeviceMessage.self) else {
        return #expect(Bool(false))
      }
      #expect(typed == text, "seed \(seed)")
      Thread { try? device.send(DeviceMessage.sessions(records, isLast: true)) }.start()
      guard case .sessions(let seen, true) = try app.receive(DeviceMessage.self) else { return #expect(Bool(false)) }
      #expect(seen == records, "seed \(seed)")
    }
  }

  @Test("A device may send the states of many windows at once; an app sends at most the largest state")
  func manyWindows() throws {
    let (device, app) = try greeted()
    let state = bytes(StateLimit.maximumLength)
    let records = (0..<4).map { record($0, userInfo: state, activity: state) }
    Thread { try? device.send(DeviceMessage.run(batch: 1, [.discard(records)])) }.start()
    guard case .run(1, let directives) = try app.receive(DeviceMessage.self) else { return #expect(Bool(false)) }
    #expect(directives == [.discard(records)])
    Thread { try? app.send(AppMessage.reply(.userInfo(session, state))) }.start()
    guard case .reply(.userInfo(_, state)) = try device.receive(AppMessage.self) else { return #expect(Bool(false)) }
    let twice = SceneRequest.activate(
      .new(.windowApplication),
      activity: ActivityArchive(activityType: "a", bytes: bytes(2 * StateLimit.maximumLength)),
      requestingScene: nil)
    let error = #expect(throws: WireError.self) { try app.send(AppMessage.request(RequestID(rawValue: 1), twice)) }
    #expect(error?.code == .messageTooLong && error?.limit == 16_777_216)
    #expect(try #require(error?.length) > 2 * StateLimit.maximumLength)
    try app.send(AppMessage.done(batch: 1))
    guard case .done(1) = try device.receive(AppMessage.self) else { return #expect(Bool(false)) }
  }

  @Test("A message in pieces is limited as a whole, with and without content")
  func bounded() throws {
    let mebibyte = 1_048_576
    for (header, limit) in [
      ([3, 0x10, 0, 0], 16), ([1, 0x10, 0, 0], 4), ([3, 0, 0, 0], 16), ([2, 0, 0, 0], 16),
    ] as [([UInt8], Int)] {
      let (device, app) = try WireConnection.makePair()
      let frame = header + [UInt8](repeating: 0x20, count: Int(header[1]) << 16)
      let many = frame.count > 4 ? frame : Array(repeatElement(frame, count: 1000).joined())
      Thread { while (try? app.send(bytes: many)) != nil {} }.start()
      let error = #expect(throws: WireError.self) { try device.receive(AppMessage.self) }
      #expect(error?.code == .frameTooLong && error?.limit == limit * mebibyte, "\(header)")
      let length = try #require(error?.length)
      #expect(length > limit * mebibyte && length <= (limit + 1) * mebibyte)
    }
  }

  @Test("An app sends no text that its device would refuse, whatever bytes go with it")
  func text() throws {
    let (device, app) = try greeted()
    let limit = WireConnection.maximumTextLength
    func request(_ length: Int) -> AppMessage {
      .request(
        RequestID(rawValue: 1),
        .activate(
          .new(.windowApplication),
          activity: ActivityArchive(activityType: String(repeating: "a", count: length), bytes: [1]),
          requestingScene: nil))
    }
    #expect(throws: WireError.self) { try app.send(request(limit)) }
    let fits = request(limit - 1000)
    Thread { try? app.send(fits) }.start()
    guard case .request(_, .activate(_, let activity, _)) = try device.receive(AppMessage.self) else {
      return #expect(Bool(false))
    }
    #expect(activity?.activityType.utf8.count == limit - 1000 && activity?.bytes == [1])
  }

  @Test("Text that refers to missing bytes is refused")
  func missing() throws {
    let (device, app) = try WireConnection.makePair()
    let json = #"{"reply":{"_0":{"userInfo":{"_0":1,"_1":1}}}}"#
    try app.send(bytes: [2, 0, 0, 1, 9, 0, 0, 0, UInt8(json.utf8.count)] + Array(json.utf8))
    let error = #expect(throws: WireError.self) { try device.receive(AppMessage.self) }
    #expect(error?.description.contains("are not a valid AppMessage") == true)
    let (other, peer) = try WireConnection.makePair()
    let hexadecimal = #"{"reply":{"_0":{"userInfo":{"_0":1,"_1":"0aff"}}}}"#
    try peer.send(bytes: [0, 0, 0, UInt8(hexadecimal.utf8.count)] + Array(hexadecimal.utf8))
    #expect(throws: WireError.self) { try other.receive(AppMessage.self) }
  }

  @Test("A timeout between two pieces loses nothing; a closed connection between them is an invalid message")
  func interrupted() throws {
    let (device, app) = try WireConnection.makePair()
    let whole = try wire(AppMessage.reply(.userInfo(session, [1, 2, 3])))
    for byte in whole.dropLast() {
      try app.send(bytes: [byte])
      #expect(throws: WireError.timedOut) { try device.receive(AppMessage.self, timeout: .zero) }
    }
    try app.send(bytes: [whole.last ?? 0])
    guard case .reply(.userInfo(_, [1, 2, 3])) = try device.receive(AppMessage.self) else {
      return #expect(Bool(false))
    }
    try app.send(bytes: Array(whole.prefix(7)))
    app.close()
    #expect(throws: WireError.malformedMessage(found: "the message ends after 3 bytes, and the connection with it")) {
      try device.receive(AppMessage.self)
    }
  }

  @Test("Damaged frames never trap: each stream ends in an error", arguments: 0..<60 as Range<UInt64>)
  func damaged(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = try wire(AppMessage.reply(.userInfo(session, bytes(40))))
    let (device, app) = try WireConnection.makePair()
    var stream: [UInt8] = []
    for _ in 0..<10 {
      var damaged = whole
      damaged[.random(in: 0..<(Bool.random(using: &random) ? 8 : whole.count), using: &random)] = .random(
        in: 0...255, using: &random)
      stream += damaged
    }
    Thread { [stream] in
      try? app.send(bytes: stream)
      app.close()
    }.start()
    #expect(throws: WireError.self, "seed \(seed)") { while true { _ = try device.receive(AppMessage.self) } }
  }
}
