import BinaryPlist
import Foundation
import SceneStore
import SceneSystem
import Testing
import TestSupport
import TestTraits
import TortureState

@testable import torture

@Suite("make torture", .waitsForProcesses, .serialized)
struct TortureRunTests {
  private func run(_ environment: [String: String]) throws -> ProcessResult {
    try ProcessResult(BuildLayout.product("torture"), environment: environment, mergesErrors: true)
  }

  @Test("A few kills lose nothing, and the last line reports exactly that")
  func fewKills() throws {
    let result = try run(["KILLS": "8", "SEED": "3"])
    #expect(result.status == 0, "\(result.lines)")
    #expect(result.lines.last == "torture: 8 kills, 0 lost, 0 torn")
    #expect(result.lines.first?.hasPrefix("torture: seed 3, 8 kills, sessions in ") == true)
  }

  @Test(
    "A wrong number gives one message, and status 1",
    arguments: [("KILLS", "many"), ("KILLS", "0"), ("SEED", "-1")])
  func wrongNumber(name: String, value: String) throws {
    let result = try run([name: value])
    #expect(result.status == 1)
    #expect(
      result.lines.count == 1 && result.lines[0].hasPrefix("torture: \(name) is \u{201C}\(value)\u{201D}; it should be")
    )
  }

  @Test("Every byte of a store is checked, and each fault is found")
  func storedStates() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    #expect(StoredStates(path: path).windows.isEmpty)

    var state = PersistentState(identifierSeed: 1)
    let ids = (0..<3).map { _ in state.addSession(configuration: SceneConfiguration(name: "Window")) }
    let windows = ids.compactMap { id in state.sessions.first { $0.id == id }?.persistentIdentifier }
    for (index, window) in windows.enumerated() {
      let saved = TortureState(counter: 4, window: window, together: [])
      state.entries[index].record.restorationActivity = archive(saved, isTorn: index == 1)
      // The third window's userInfo belongs to another save than its state.
      state.entries[index].record.userInfo = Bytes(
        BinaryPropertyListWriter.bytes(of: .dictionary(["counter": .integer(index == 2 ? 3 : 4)])))
    }
    try SQLiteSessionStore(path: path, report: { _ in }).commit(state)
    let stored = StoredStates(path: path)
    #expect(stored.windows == Set(windows))
    #expect(stored.offered[windows[0]] == TortureState(counter: 4, window: windows[0], together: []))
    #expect(stored.flaws.count == 2)
    #expect(stored.flaws.contains("The stored state of window \(windows[1]) is torn: its checksum does not hold."))
    #expect(
      stored.flaws.contains {
        $0.hasPrefix("The store has save 4 of window \(windows[2]), and the userInfo of another save")
      })
  }

  private func archive(_ state: TortureState, isTorn: Bool) -> ActivityArchive {
    var payload = state.payload
    if isTorn { payload[0] ^= 1 }
    let values: [String: PropertyListValue] = [
      "counter": .integer(Int64(state.counter)), "window": .string(state.window), "together": .string(""),
      "payload": .data(payload), "checksum": .string(String(state.checksum, radix: 16)),
    ]
    return ActivityArchive(
      activityType: "org.proscenium.torture.window",
      bytes: Bytes(BinaryPropertyListWriter.bytes(of: .dictionary(["userInfo": .dictionary(values)]))))
  }
}
