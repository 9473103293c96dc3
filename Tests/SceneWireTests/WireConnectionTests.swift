import Foundation
import SceneSystem
import SceneTrace
import TestTraits
import Testing

@testable import SceneWire

@Suite("The wire transfers whole messages and refuses others", .waitsForProcesses)
struct WireConnectionTests {
  let session = SessionID(rawValue: 1)

  @Test("Messages arrive whole, in the order in which they were sent")
  func ordered() throws {
    let (device, app) = try WireConnection.makePair()
    for batch in 1...200 { try device.send(DeviceMessage.run(batch: UInt64(batch), [.memoryWarning, .resume])) }
    for batch in 1...200 {
      guard case .run(let number, let directives) = try app.receive(DeviceMessage.self) else {
        Issue.record("not a batch")
        return
      }
      #expect(number == UInt64(batch))
      #expect(directives == [.memoryWarning, .resume])
    }
  }

  @Test("Every kind of message is decoded equal")
  func everyKind() throws {
    let (device, app) = try WireConnection.makePair()
    let record = SessionRecord(
      id: session, persistentIdentifier: "one", userInfo: [1, 2, 255],
      restorationActivity: ActivityArchive(activityType: "reading", targetContentIdentifier: "x", bytes: [0, 9]))
    let directives: [Directive] = [
      .launch(Launch(adoption: .scenes, isBackground: false, sessions: [record])),
      .connect(Connection(session: record, isNew: true, options: ConnectionPayload(urls: [OpenedURL(url: "a:b")]))),
      .enterForeground(session, changesApplication: true), .activate(session, changesApplication: true),
      .deactivate(session, changesApplication: false), .enterBackground(session, changesApplication: false),
      .captureState(session), .snapshot(session, passes: 2), .disconnect(session), .discard([record]),
      .deliver(.notification(NotificationResponse(identifier: "n1")), to: session), .background(.fetch), .memoryWarning,
      .significantTimeChange, .launch(Launch(adoption: .application, isBackground: true, work: .silentPush)),
      .protectedData(available: false), .refuse(RequestID(rawValue: 7), .requestDenied), .terminate,
      .kill, .resume, .suspend,
    ]
    try device.send(DeviceMessage.run(batch: 9, directives))
    guard case .run(9, let seen) = try app.receive(DeviceMessage.self) else {
      Issue.record("not the batch")
      return
    }
    #expect(seen == directives)

    try device.send(DeviceMessage.perform(batch: 10, .type(session, "Grüße \u{1F98A} \0 end")))
    guard case .perform(10, .type(session, let text)) = try app.receive(DeviceMessage.self) else {
      Issue.record("not the act")
      return
    }
    #expect(text == "Grüße \u{1F98A} \0 end")

    let event = TraceEvent(kind: .callback, time: 5, session: session, owner: "SceneDelegate", callback: "x()")
    try app.send(AppMessage.reply(.userInfo(session, [7])))
    try app.send(AppMessage.request(RequestID(rawValue: 3), .destroy(session, animation: .commit)))
    try app.send(AppMessage.trace([event]))
    try app.send(AppMessage.done(batch: 10))
    guard case .reply(.userInfo(session, [7])) = try device.receive(AppMessage.self),
      case .request(RequestID(rawValue: 3), .destroy(session, animation: .commit)) = try device.receive(AppMessage.self),
      case .trace([event]) = try device.receive(AppMessage.self),
      case .done(10) = try device.receive(AppMessage.self)
    else {
      Issue.record("an answer changed on its way")
      return
    }
  }

  @Test("A message larger than any socket buffer arrives whole")
  func large() throws {
    let (device, app) = try WireConnection.makePair()
    let bytes = Bytes((0..<1_500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let sender = Thread { try? device.send(AppMessage.reply(.preservedState(bytes))) }
    sender.start()
    guard case .reply(.preservedState(let seen)) = try app.receive(AppMessage.self) else {
      Issue.record("not the reply")
      return
    }
    #expect(seen == bytes)
  }

  @Test("Messages of concurrent senders are not mixed")
  func severalSenders() throws {
    let (device, app) = try WireConnection.makePair()
    let filler = String(repeating: "x", count: 20_000)
    for sender in 0..<4 {
      Thread { for turn in 0..<25 { try? device.send(["\(sender)", "\(turn)", filler]) } }.start()
    }
    var next = [0, 0, 0, 0]
    for _ in 0..<100 {
      let message = try app.receive([String].self)
      let sender = try #require(Int(message[0]))
      #expect(message[1] == "\(next[sender])")
      #expect(message[2] == filler)
      next[sender] += 1
    }
    #expect(next == [25, 25, 25, 25])
  }

  @Test("Bytes that are not a message are refused with an error, and the connection ends")
  func malformedMessage() throws {
    let (device, app) = try WireConnection.makePair()
    try app.send(bytes: [0, 0, 0, 5] + Array("hello".utf8))
    let error = #expect(throws: WireError.self) { try device.receive(AppMessage.self) }
    #expect(error?.code == .malformedMessage)
    #expect(error?.reason?.contains("hello") == true)
    #expect(throws: WireError.closed) { try device.receive(AppMessage.self) }
  }

  @Test(
    "JSON of another shape is refused", arguments: ["{}", "[]", "null", "{\"done\":{}}", "{\"reply\":{\"_0\":1}}", ""])
  func otherShape(json: String) throws {
    let (device, app) = try WireConnection.makePair()
    try app.send(bytes: [0, 0, 0, UInt8(json.utf8.count)] + Array(json.utf8))
    #expect(throws: WireError.self) { try device.receive(AppMessage.self) }
  }

  @Test("A value with endless nesting is refused before the stack overflows")
  func deepNesting() throws {
    let (device, app) = try WireConnection.makePair()
    let json = Array((String(repeating: "[", count: 100_000)).utf8)
    let length = withUnsafeBytes(of: UInt32(json.count).bigEndian) { Array($0) }
    Thread { try? app.send(bytes: length + json) }.start()
    #expect(throws: WireError.self) { try device.receive(AppMessage.self) }
  }

  @Test("A piece over 1 MiB is refused before any of it is read")
  func oversize() throws {
    let (device, app) = try WireConnection.makePair()
    try app.send(bytes: [0x7F, 0xFF, 0xFF, 0xFF])
    #expect(throws: WireError.frameTooLong(length: 0x7FFF_FFFF, limit: 1_048_576)) {
      try device.receive(AppMessage.self)
    }
  }

  @Test("A message over 16 MiB, or with over 4 MiB of text, is not sent, and the connection stays open")
  func oversizeSend() throws {
    let (device, app) = try WireConnection.makePair()
    let text = String(repeating: "x", count: WireConnection.maximumTextLength + 1)
    #expect(throws: WireError.messageTooLong(length: text.utf8.count + 2, limit: 4_194_304)) { try device.send(text) }
    let bytes = Bytes([UInt8](repeating: 1, count: WireConnection.maximumLength))
    #expect(throws: WireError.messageTooLong(length: bytes.elements.count + 1, limit: 16_777_216)) {
      try device.send(bytes)
    }
    try device.send("short")
    #expect(try app.receive(String.self) == "short")
  }

  @Test("Random bytes never trap: each stream ends in an error", arguments: 0..<60 as Range<UInt64>)
  func randomBytes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (device, app) = try WireConnection.makePair()
    var bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator)
    }
    if seed.isMultiple(of: 2), bytes.count > 4 {
      bytes.replaceSubrange(0..<4, with: [0, 0, 0, UInt8(bytes.count - 4)])
    }
    try app.send(bytes: bytes)
    app.close()
    #expect(throws: WireError.self, "seed \(seed)") { while true { _ = try device.receive(AppMessage.self) } }
  }

  @Test("A reader that times out inside a message continues where it stopped")
  func timeoutLosesNothing() throws {
    let (device, app) = try WireConnection.makePair()
    #expect(throws: WireError.timedOut) { try device.receive(String.self, timeout: .zero) }
    try app.send(bytes: [0, 0])
    #expect(throws: WireError.timedOut) { try device.receive(String.self, timeout: .zero) }
    try app.send(bytes: [0, 6, 0x22, 0x61])
    #expect(throws: WireError.timedOut) { try device.receive(String.self, timeout: .milliseconds(2)) }
    try app.send(bytes: Array("bcd\"".utf8))
    #expect(try device.receive(String.self, timeout: .zero) == "abcd")
  }

  @Test("The descriptor is readable exactly while a message waits, so a DispatchSource misses none")
  func descriptor() throws {
    let (device, app) = try WireConnection.makePair()
    #expect(!isReadable(device.fileDescriptor))
    try app.send("one")
    try app.send("two")
    #expect(isReadable(device.fileDescriptor))
    _ = try device.receive(String.self)
    #expect(isReadable(device.fileDescriptor))
    _ = try device.receive(String.self)
    #expect(!isReadable(device.fileDescriptor))
  }

  @Test("A peer that exited is reported as closed, when reading and when writing, without a SIGPIPE")
  func closed() throws {
    let (device, app) = try WireConnection.makePair()
    app.close()
    app.close()
    #expect(throws: WireError.closed) { try device.receive(AppMessage.self) }
    #expect(throws: WireError.closed) {
      for _ in 0..<3 { try device.send(DeviceMessage.run(batch: 1, [])) }
    }
    #expect(throws: WireError.closed) { try app.receive(DeviceMessage.self) }
  }

  @Test("A peer that exits inside a message has sent an invalid message")
  func cutShort() throws {
    let (device, app) = try WireConnection.makePair()
    try app.send(bytes: [0, 0, 0, 9, 0x22])
    app.close()
    #expect(throws: WireError.malformedMessage(found: "the message ends after 5 bytes, and the connection with it")) {
      try device.receive(AppMessage.self)
    }
  }

  @Test("Closing ends a read that waits on another thread")
  func closeWakes() throws {
    let (device, app) = try WireConnection.makePair()
    let ended = DispatchSemaphore(value: 0)
    Thread {
      _ = try? device.receive(AppMessage.self)
      ended.signal()
    }.start()
    device.close()
    #expect(ended.wait(timeout: .now() + 10) == .success)
    _ = app
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }
}
