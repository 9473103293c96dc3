import Foundation
import SceneSystem
import Testing

@testable import SceneStore

/// A second process with a store.
final class Probe {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(_ path: String, _ mode: String) throws {
    // The build products are beside the tests.
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    process.executableURL = folder.appendingPathComponent("StoreProbe")
    process.arguments = [path, mode]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  var pid: Int32 { process.processIdentifier }

  /// The next line that the process prints, or `nil` at the end.
  func line() -> String? {
    var line: [UInt8] = []
    while let byte = try? output.fileHandleForReading.read(upToCount: 1)?.first {
      if byte == 10 { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// All further lines that it prints.
  func rest() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  func kill() {
    Foundation.kill(pid, SIGKILL)
    process.waitUntilExit()
  }

  func finish() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

@Suite("One process writes a store, others may read")
struct LockTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/sessions.sqlite" }

  private func store() -> SQLiteSessionStore { SQLiteSessionStore(path: path) { Issue.record("reported: \($0)") } }

  @Test("A store that another process has open is refused, with its name and number, and can be read")
  func secondProcess() throws {
    try store().commit(sampleState(3))
    let probe = try Probe(path, "hold")
    defer { probe.kill() }
    #expect(probe.line() == "has 3")
    let second = store()
    #expect(throws: SessionStoreError.inUse(path: path, pid: probe.pid)) { try second.load() }
    #expect(try SQLiteSessionStore.read(path: path) { _ in } == sampleState(3))
    probe.finish()
    // A refused store stays refused: it does not have the saves of the meantime.
    #expect(throws: SessionStoreError.inUse(path: path, pid: probe.pid)) { try second.commit(sampleState(1)) }
    #expect(try store().load() == sampleState(3))
  }

  @Test("A second process is refused while this one has the store, and nothing is overwritten")
  func firstProcess() throws {
    let first = store()
    try first.commit(sampleState(2))
    let probe = try Probe(path, "save")
    #expect(probe.line() == "error: \(SessionStoreError.inUse(path: path, pid: getpid()))")
    probe.finish()
    #expect(try SQLiteSessionStore.read(path: path) { _ in } == sampleState(2))
  }

  @Test("Two stores in one process exclude each other, as two processes do")
  func sameProcess() throws {
    let first = store()
    #expect(try first.load() == nil)
    #expect(throws: SessionStoreError.inUse(path: path, pid: getpid())) { try store().load() }
    #expect(try first.load() == nil)
  }

  @Test("A released lock is free, although a process that was just forked still has the file open")
  func forked() throws {
    var first: SQLiteSessionStore? = store()
    try first?.commit(sampleState(1))
    // A forked process has it until it executes its program: another reference to the same open file.
    let folder = "/proc/self/fd"
    let lock = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder).first {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path + "-lock"
      })
    let held = dup(try #require(Int32(lock)))
    defer { close(held) }
    first = nil
    #expect(try store().load() == sampleState(1))
  }

  @Test("T-09: kill -9 releases the lock, and every acknowledged save is there", arguments: 1...5)
  func killed(round: Int) throws {
    let probe = try Probe(path, "save")
    #expect(probe.line() == "has 0")
    for _ in 0..<round * 7 { _ = probe.line() }
    probe.kill()
    let acknowledged = round * 7 + probe.rest().filter { $0.hasPrefix("saved") }.count
    let loaded = try #require(try store().load())
    // One more may have been saved and not printed.
    #expect((acknowledged...acknowledged + 1).contains(loaded.sessions.count))
    #expect(loaded.sessions.allSatisfy { $0.restorationActivity?.bytes.elements.count == 1200 })
    #expect(folder.mainFiles == ["sessions.sqlite"])
  }

  @Test("A child process of the holder does not keep the lock")
  func notInherited() throws {
    do {
      let first = store()
      try first.commit(sampleState(1))
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sleep")
      child.arguments = ["30"]
      try child.run()
      defer { child.terminate() }
      _ = first
    }
    #expect(try store().load() == sampleState(1))
  }

  @Test("The lock's file names the holder; a foreign file at its path is not changed")
  func file() throws {
    let lock = try SessionStoreLock(path: path)
    #expect(
      try folder.contents("sessions.sqlite-lock")
        == Array("\(String(repeating: " ", count: 10 - "\(getpid())".count))\(getpid())\n".utf8))
    #expect(lock.saves == nil)
    lock.note(saves: 41)
    #expect(lock.saves == 41)
    lock.note(saves: 7)
    #expect(lock.saves == 7)
    #expect(SessionStoreLock.saves(StoreFiles(path: path)) == 7)
    var text = try folder.contents("sessions.sqlite-lock")
    let digit = try #require(text.lastIndex(of: UInt8(ascii: "7")))
    text[digit] ^= 1
    try folder.write(text, to: "sessions.sqlite-lock")
    #expect(lock.saves == nil)
    try FileManager.default.removeItem(atPath: path + "-lock")
    try FileManager.default.createSymbolicLink(atPath: path + "-lock", withDestinationPath: folder.path + "/elsewhere")
    #expect(throws: SessionStoreError.self) { try SessionStoreLock(path: path) }
    #expect(folder.files == ["sessions.sqlite-lock"])
  }

  @Test("Sessions are stored under XDG_STATE_HOME where that is an absolute path, and in the home folder otherwise")
  func location() {
    func path(_ identifier: String, _ environment: [String: String]) -> String {
      SessionStoreLocation(bundleIdentifier: identifier, environment: environment).path
    }
    #expect(path("org.e.notes", ["XDG_STATE_HOME": "/s"]) == "/s/proscenium/org.e.notes/sessions.sqlite")
    #expect(path("a", ["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/proscenium/a/sessions.sqlite")
    #expect(path("a", ["XDG_STATE_HOME": "", "HOME": "/h"]) == "/h/.local/state/proscenium/a/sessions.sqlite")
    #expect(path("../x/y", ["XDG_STATE_HOME": "/s"]) == "/s/proscenium/..-x-y/sessions.sqlite")
    #expect(path("..", ["XDG_STATE_HOME": "/s"]) == "/s/proscenium/--/sessions.sqlite")
    #expect(path("", ["XDG_STATE_HOME": "/s"]) == "/s/proscenium/-/sessions.sqlite")
  }
}
