import Foundation
import SceneSystem
import Testing
import TestSupport
import TestTraits

@testable import SceneStore

/// A second process with a store.
private func makeProbe(_ path: String, _ mode: String) throws -> RunningProcess {
  try RunningProcess(BuildLayout.product("StoreProbe"), [path, mode], hasInput: true)
}

extension RunningProcess {
  fileprivate func kill() {
    send(SIGKILL)
    waitForEnd()
  }

  fileprivate func finish() {
    closeInput()
    waitForEnd()
  }
}

@Suite("One process writes a store, others may read", .waitsForProcesses)
struct LockTests {
  let folder = TemporaryFolder()
  var path: String { folder.path + "/sessions.sqlite" }

  private func store() -> SQLiteSessionStore { SQLiteSessionStore(path: path) { Issue.record("reported: \($0)") } }

  @Test("A store that another process has open is refused, with its name and number, and can be read")
  func secondProcess() throws {
    try store().commit(sampleState(3))
    let probe = try makeProbe(path, "hold")
    defer { probe.kill() }
    #expect(probe.line() == "has 3")
    let second = store()
    #expect(throws: SessionStoreError.inUse(path: path, pid: probe.identifier)) { try second.load() }
    #expect(try SQLiteSessionStore.read(path: path) { _ in } == sampleState(3))
    probe.finish()
    // A refused store stays refused: it does not have the saves of the meantime.
    #expect(throws: SessionStoreError.inUse(path: path, pid: probe.identifier)) { try second.commit(sampleState(1)) }
    #expect(try store().load() == sampleState(3))
  }

  @Test("A second process is refused while this one has the store, and nothing is overwritten")
  func firstProcess() throws {
    let first = store()
    try first.commit(sampleState(2))
    let probe = try makeProbe(path, "save")
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
    let probe = try makeProbe(path, "save")
    #expect(probe.line() == "has 0")
    for _ in 0..<round * 7 { _ = probe.line() }
    probe.kill()
    let acknowledged = round * 7 + probe.remainingLines().filter { $0.hasPrefix("saved") }.count
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
      let child = try RunningProcess("sleep", ["30"])
      defer { child.send(SIGTERM) }
      _ = first
    }
    #expect(try store().load() == sampleState(1))
  }

  @Test("The lock's file names the holder; a foreign file at its path is not changed")
  func file() throws {
    let lock = try SessionStoreLock(path: path)
    #expect(
      try folder.bytes(of: "sessions.sqlite-lock")
        == Array("\(String(repeating: " ", count: 10 - "\(getpid())".count))\(getpid())\n".utf8))
    #expect(lock.saves == nil)
    lock.note(saves: 41)
    #expect(lock.saves == 41)
    lock.note(saves: 7)
    #expect(lock.saves == 7)
    #expect(SessionStoreLock.saves(StoreFiles(path: path)) == 7)
    var text = try folder.bytes(of: "sessions.sqlite-lock")
    let digit = try #require(text.lastIndex(of: UInt8(ascii: "7")))
    text[digit] ^= 1
    try folder.write(text, to: "sessions.sqlite-lock")
    #expect(lock.saves == nil)
    try FileManager.default.removeItem(atPath: path + "-lock")
    try FileManager.default.createSymbolicLink(atPath: path + "-lock", withDestinationPath: folder.path + "/elsewhere")
    #expect(throws: SessionStoreError.self) { try SessionStoreLock(path: path) }
    #expect(folder.names == ["sessions.sqlite-lock"])
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
