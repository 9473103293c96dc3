import Foundation
import SceneStore
import SceneSystem
import SessionReports
import Testing
import TestSupport
import TestTraits

@testable import proscenium

@Suite("Thousands of sessions are listed and imported in time that grows as they do", .waitsForProcesses)
struct ManySessionsTests {
  let scratch: TemporaryFolder
  init() throws { scratch = TemporaryFolder() }

  /// The processor's time that this thread spends; other tests and processes do not count.
  private func seconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    try body()
    return now() - start
  }

  private func state(_ count: Int) -> PersistentState {
    var state = PersistentState(identifierSeed: 1)
    for number in 0..<count {
      _ = state.addSession(
        configuration: SceneConfiguration(name: "Main"),
        restorationActivity: ActivityArchive(activityType: "editing \(number)", bytes: []))
    }
    return state
  }

  /// What `list` and `list --json` do, and what `import` does.
  private func times(_ count: Int) throws -> (list: Double, adding: Double) {
    let path = scratch.path + "/\(count).sqlite"
    try SQLiteSessionStore(path: path, report: { Issue.record("\($0)") }).commit(state(count))
    let sessions = AppSessions(name: "app", path: path)
    var text = ""
    let list = try seconds {
      let state = try sessions.read()
      #expect(SessionsTable(state, of: sessions.name, at: sessions.path).lines.count == count + 3)
      text = try SessionsDocument(state, app: "app").text
    }
    let file = try scratch.write(text, to: "\(count).json")
    let copy = AppSessions(name: "copy", path: path + "-copy")
    let adding = try seconds {
      let records = try SessionsDocument.read(file)
      try copy.edit([]) { state, _ in _ = state.importSessions(records.map(\.record)) }
    }
    #expect(try copy.read().sessions.count == count)
    return (list, adding)
  }

  @Test("Eight times as many do not take three times as long each")
  func linear() throws {
    let (few, many) = (try times(250), try times(2_000))
    // A quadratic one would take 64 times as long.
    #expect(many.list < few.list * 24 + 0.05, "\(few.list) s to list 250, \(many.list) s for 2 000")
    #expect(many.adding < few.adding * 24 + 0.05, "\(few.adding) s to import 250, \(many.adding) s for 2 000")
  }
}
