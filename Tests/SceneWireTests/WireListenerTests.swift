import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneWire

@Suite("The device's socket accepts only processes of its own user")
struct WireListenerTests {
  let app = AppGreeting(processIdentifier: 42, app: InstalledApp(bundleIdentifier: "example.notes"))
  let device = DeviceGreeting(profile: .padN, recordsTrace: true)

  @Test("The folder is 0700, the socket 0600, and both are removed with the listener")
  func modes() throws {
    var listener: WireListener? = try WireListener()
    let path = try #require(listener?.path)
    let folder = (path as NSString).deletingLastPathComponent
    #expect(mode(of: folder) == 0o700)
    #expect(mode(of: path) == 0o600)
    listener = nil
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test("Two listeners have two folders")
  func separate() throws {
    #expect(try WireListener().path != WireListener().path)
  }

  @Test("XDG_RUNTIME_DIR is used where it is set; a path too long for a socket falls back to the temporary folder")
  func place() throws {
    let name = String(repeating: "long", count: 30)
    let base = TemporaryFolder(containing: name)
    let environment = ["XDG_RUNTIME_DIR": base.path]
    #expect(try WireListener(environment: environment).path.hasPrefix(base.path + "/proscenium-"))
    #expect(
      try WireListener(environment: ["XDG_RUNTIME_DIR": base.path + "/" + name]).path.hasPrefix("/tmp/proscenium-"))
    #expect(try WireListener(environment: ["XDG_RUNTIME_DIR": "/nowhere"]).path.hasPrefix("/tmp/proscenium-"))
  }

  @Test("A process of the same user is accepted, and both sides have the other's process identifier")
  func greeting() throws {
    let listener = try WireListener()
    let client = try WireConnection.connect(to: listener.path)
    let peer = try listener.accept(timeout: .seconds(10))
    #expect(peer.peerUser == geteuid())
    #expect(peer.peerProcess == getpid())
    let done = DispatchSemaphore(value: 0)
    let greeting = app
    nonisolated(unsafe) var seen: DeviceGreeting?
    Thread {
      seen = try? client.greet(greeting)
      done.signal()
    }.start()
    #expect(try peer.welcome(device, timeout: .seconds(10)) == app)
    #expect(done.wait(timeout: .now() + 10) == .success)
    #expect(seen == device)
  }

  @Test("Another user's process is refused with a typed error; the next peer is accepted")
  func otherUser() throws {
    let listener = try WireListener(allowing: geteuid() + 1)
    let stranger = try WireConnection.connect(to: listener.path)
    #expect(throws: WireError.otherUser(user: geteuid(), expected: geteuid() + 1)) {
      try listener.accept(timeout: .seconds(10))
    }
    #expect(throws: WireError.closed) { try stranger.receive(DeviceMessage.self) }
    let next = try WireConnection.connect(to: listener.path)
    #expect(throws: WireError.otherUser(user: geteuid(), expected: geteuid() + 1)) {
      try listener.accept(timeout: .seconds(10))
    }
    _ = next
  }

  @Test("An app refuses another user's device, too")
  func otherUsersDevice() throws {
    let listener = try WireListener()
    #expect(throws: WireError.otherUser(user: geteuid(), expected: 4_000_000)) {
      try WireConnection.connect(to: listener.path, allowing: 4_000_000)
    }
  }

  @Test("Without a connection the device's wait times out")
  func timeout() throws {
    #expect(throws: WireError.timedOut) { try WireListener().accept(timeout: .milliseconds(5)) }
  }

  @Test("A missing device or socket gives one message with the path and the variable")
  func noDevice() {
    let error = #expect(throws: WireError.self) { try WireConnection.connect(to: "/nowhere/device") }
    #expect(
      error?.description
        == "No device answers at /nowhere/device: No such file or directory. "
        + "PROSCENIUM_DEVICE must name the socket of a running device.")
  }

  @Test("A path longer than a socket's address is refused by name")
  func pathTooLong() {
    let path = "/" + String(repeating: "x", count: 200)
    #expect(throws: WireError.pathTooLong(path: path, limit: 107)) { try WireConnection.connect(to: path) }
  }

  @Test("An app that only describes itself may exit before it has read the device's greeting")
  func describe() throws {
    let (here, there) = try WireConnection.makePair()
    try there.send(AppMessage.hello(app))
    there.close()
    #expect(try here.welcome(device) == app)
  }

  @Test("A greeting of another version is refused, whatever else it contains")
  func version() throws {
    let (here, there) = try WireConnection.makePair()
    let json = #"{"hello":{"_0":{"version":99,"somethingNew":[1,2]}}}"#
    try there.send(bytes: [0, 0, 0, UInt8(json.utf8.count)] + Array(json.utf8))
    #expect(throws: WireError.versionMismatch(ours: wireProtocolVersion, theirs: 99)) { try here.welcome(device) }
    #expect(WireError.versionMismatch(ours: wireProtocolVersion, theirs: 99).description.contains("version 99"))

    let (left, other) = try WireConnection.makePair()
    try left.send(
      DeviceMessage.hello(DeviceGreeting(version: wireProtocolVersion + 1, profile: .phone, recordsTrace: false)))
    #expect(throws: WireError.versionMismatch(ours: wireProtocolVersion, theirs: wireProtocolVersion + 1)) {
      try other.greet(app)
    }
  }

  @Test("A first message that is not a greeting is refused on both sides")
  func noGreeting() throws {
    let (here, there) = try WireConnection.makePair()
    try there.send(AppMessage.done(batch: 1))
    #expect(throws: WireError.malformedMessage(found: "the app's first message is not hello")) {
      try here.welcome(device)
    }

    let (left, other) = try WireConnection.makePair()
    try left.send(DeviceMessage.run(batch: 1, []))
    #expect(throws: WireError.malformedMessage(found: "the device's first message is not hello")) {
      try other.greet(app)
    }
  }

  @Test("Every error is a whole sentence")
  func sentences() {
    let errors: [WireError] = [
      .cannotListen(path: "/p", reason: "r"), .cannotConnect(path: "/p", reason: "r"),
      .pathTooLong(path: "/p", limit: 1),
      .otherUser(user: 1, expected: 2), .frameTooLong(length: 1, limit: 2),
      .messageTooLong(length: 2, limit: 1), .malformedMessage(found: "f"),
      .versionMismatch(ours: wireProtocolVersion, theirs: wireProtocolVersion + 1), .closed, .timedOut,
      .peerNotReading(limit: 1), .systemCall(name: "n", reason: "r"),
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(error.description.first?.isUppercase == true)
      #expect(!error.description.contains(".."))
    }
  }

  private func mode(of path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }
}
