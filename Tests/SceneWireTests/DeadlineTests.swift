import Foundation
import SceneSystem
import Testing
import TestSupport
import TestTraits

@testable import SceneWire

/// A limit of five minutes for each test, and peers that would block it for ever.
@Suite("Deadlines of the wire", .waitsForProcesses, .timeLimit(.minutes(5)))
struct DeadlineTests {
  private let large = String(repeating: "x", count: 1_000_000)

  /// A pipe whose reading end becomes readable once `end` was called, like that of an ended process.
  private struct ProcessEndSignal {
    let descriptor: Int32
    private let other: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (descriptor, other) = (ends[0], ends[1])
    }

    func end() { close(other) }
  }

  @Test(
    "A peer that does not read: sending times out, and the connection is closed, because half a message was sent")
  func unread() throws {
    let (device, app) = try WireConnection.makePair()
    #expect(throws: WireError.timedOut) { try device.send(large, timeout: .milliseconds(20)) }
    #expect(throws: WireError.closed) { try device.send("next") }
    #expect(throws: WireError.self) { while true { _ = try app.receive(String.self) } }
  }

  @Test("A message that fits the peer's buffer is sent without waiting")
  func fits() throws {
    let (device, app) = try WireConnection.makePair()
    try device.send("short", timeout: .zero)
    #expect(try app.receive(String.self, timeout: .zero) == "short")
  }

  @Test("A thread that waits to send delays another one no longer than that one's own deadline")
  func lock() throws {
    let (device, app) = try WireConnection.makePair()
    let message = large
    Thread { try? device.send(message) }.start()
    // Readable: the other thread has begun, and waits for us to read.
    var request = pollfd(fd: app.fileDescriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, -1) == 1)
    #expect(throws: WireError.timedOut) { try device.send("mine", timeout: .milliseconds(20)) }
    app.close()
  }

  @Test("Two ends that both send large messages do not deadlock: the device's end reads meanwhile")
  func bothSend() throws {
    let (device, app) = try WireConnection.makePair(readingAhead: true, processEnd: nil)
    let message = large
    let done = DispatchSemaphore(value: 0)
    Thread {
      for _ in 0..<5 { try? app.send(message) }
      for _ in 0..<5 { _ = try? app.receive(String.self) }
      done.signal()
    }.start()
    for _ in 0..<5 { try device.send(message, timeout: .seconds(200)) }
    for _ in 0..<5 { #expect(try device.receive(String.self).utf8.count == message.utf8.count) }
    #expect(done.wait(timeout: .now() + 200) == .success)
  }

  @Test("What the device's end buffers while the peer does not read is limited")
  func readAhead() throws {
    let (device, app) = try WireConnection.makePair(readingAhead: true, processEnd: nil)
    let message = large
    Thread { while (try? app.send(message)) != nil {} }.start()
    #expect(throws: WireError.peerNotReading(limit: WireConnection.maximumLength + 65_536)) {
      for _ in 0..<5 { try device.send(message, timeout: .seconds(200)) }
    }
  }

  @Test("A peer that only sends, and has closed its reading side, counts as closed")
  func halfClosed() throws {
    let (device, app) = try WireConnection.makePair(readingAhead: true, processEnd: nil)
    shutdown(app.fileDescriptor, Int32(SHUT_WR))
    #expect(throws: WireError.timedOut) { try device.send(large, timeout: .milliseconds(20)) }
    let (other, reader) = try WireConnection.makePair(readingAhead: true, processEnd: nil)
    shutdown(reader.fileDescriptor, Int32(SHUT_RD))
    #expect(throws: WireError.closed) { try other.send(large) }
  }

  @Test("Many small messages that were read ahead are returned one by one, in order")
  func order() throws {
    let (device, app) = try WireConnection.makePair(readingAhead: true, processEnd: nil)
    Thread { for number in 0..<20_000 { try? app.send([number]) } }.start()
    for number in 0..<20_000 { #expect(try device.receive([Int].self) == [number]) }
    #expect(throws: WireError.timedOut) { try device.receive([Int].self, timeout: .zero) }
  }

  @Test(
    "The end of the process ends the wait for its messages, though a child holds the socket; its sent messages are read first"
  )
  func processEnd() throws {
    let end = try ProcessEndSignal()
    let (device, app) = try WireConnection.makePair(readingAhead: true, processEnd: end.descriptor)
    try app.send("last")
    end.end()
    #expect(try device.receive(String.self) == "last")
    #expect(throws: WireError.closed) { try device.receive(String.self) }
    // And sending to it fails now.
    #expect(throws: WireError.closed) { try device.send(large) }
    _ = app
  }

  @Test("The end of the process ends the wait for its connection; an earlier connection is accepted")
  func endBeforeAccept() throws {
    let end = try ProcessEndSignal()
    let listener = try WireListener()
    let app = try WireConnection.connect(to: listener.path)
    end.end()
    _ = try listener.accept(timeout: nil, processEnd: end.descriptor)
    #expect(throws: WireError.closed) { try listener.accept(timeout: nil, processEnd: end.descriptor) }
    _ = app
  }

  @Test("A greeting must be read and returned in time")
  func greeting() throws {
    let (app, device) = try WireConnection.makePair()
    let greeting = AppGreeting(processIdentifier: 1, app: InstalledApp(bundleIdentifier: large))
    #expect(throws: WireError.timedOut) { try app.greet(greeting, timeout: .milliseconds(20)) }
    let (other, silent) = try WireConnection.makePair()
    #expect(throws: WireError.timedOut) {
      try other.welcome(DeviceGreeting(profile: .phone, recordsTrace: false), timeout: .milliseconds(20))
    }
    _ = (device, silent)
  }

  @Test(
    "A request to an app that does not accept, read or reply ends at the caller's deadline")
  func control() throws {
    let folder = TemporaryFolder()
    let listener = try ControlSocket.listen(forSessionsIn: folder.path, environment: [:])
    func ask(_ command: ControlRequest.Command) throws(WireError) -> ControlResponse {
      try ControlSocket.send(command, forSessionsIn: folder.path, environment: [:], timeout: .milliseconds(20))
    }
    #expect(throws: WireError.timedOut) { try ask(.activate) }
    #expect(throws: WireError.timedOut) { try ask(.open(.urls([OpenedURL(url: large)]))) }
    // Until the listen queue is full, and beyond.
    var waiting: [WireConnection] = []
    while let connection = try? WireConnection.connect(to: listener.path, timeout: .milliseconds(1)) {
      waiting.append(connection)
    }
    #expect(waiting.count >= 10)
    #expect(throws: WireError.timedOut) { try ask(.activate) }
  }
}
