import Foundation
import GRDB
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

/// A save's record of the file comes from the previous save and is never read again, so it must match the file.
@Suite("A save writes the changes and updates the record of the file's content")
struct StateDifferenceTests {
  private let folder = TemporaryFolder()

  private func database(_ state: PersistentState) throws -> (SessionDatabase, StoredState) {
    let path = folder.path + "/\(UUID().uuidString).sqlite"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    _ = try SessionDatabase.make(path: path, state, saves: 0)
    let database = try SessionDatabase(path: path)
    return (database, try #require(try database.read()).stored)
  }

  /// A state with this many sessions with activities.
  private func state(_ count: Int) -> PersistentState {
    var state = PersistentState(identifierSeed: 3)
    for number in 0..<count {
      _ = state.addSession(
        configuration: SceneConfiguration(name: "Main"),
        restorationActivity: ActivityArchive(activityType: "edit", bytes: Bytes([UInt8(truncatingIfNeeded: number)])))
    }
    return state
  }

  @Test(
    "after each of many random saves the store's record equals what a new reader finds",
    arguments: 1...8 as ClosedRange<UInt64>)
  func againstReading(seed: UInt64) throws {
    var random = RandomState(seed: seed)
    var state = state(random.number(0..<80))
    var (database, stored) = try database(state)
    for step in 0..<80 {
      random.change(&state)
      let difference = StateDifference(from: stored, to: state)
      if state.recency != stored.state.recency, let number = difference.numberOfNewFront() {
        let numbers = Dictionary(uniqueKeysWithValues: difference.uses().map { ($0.index, $0.used) })
        let front = try #require(state.index(of: number.id))
        let known = stored.state.index(of: number.id).flatMap { stored.rows[$0].used }
        #expect(numbers[front] == number.used ?? known, "seed \(seed), step \(step)")
        for (index, used) in numbers where index != front {
          let previous = stored.state.index(of: state.entries[index].record.id)
          #expect(previous.flatMap { stored.rows[$0].used } == used, "seed \(seed), step \(step)")
        }
      }
      try database.write(state, over: &stored)
      let read = try #require(try database.read())
      #expect(read.flaw == nil, "seed \(seed), step \(step)")
      #expect(read.stored.state == state && stored.state == state, "seed \(seed), step \(step)")
      #expect(read.stored.rows == stored.rows, "seed \(seed), step \(step)")
      #expect(
        read.stored.digest == stored.digest && read.stored.rowCount == stored.rowCount
          && read.stored.preservedState == stored.preservedState && read.stored.saves == stored.saves,
        "seed \(seed), step \(step)")
    }
  }

  /// The rows written, including those of the app as a whole and of the session.
  private func rowsWritten(by change: (inout PersistentState) -> Void) throws -> Int {
    var state = state(1000)
    let (database, known) = try database(state)
    var stored = known
    let before = database.queue.inDatabase { $0.totalChangesCount }
    change(&state)
    try database.write(state, over: &stored)
    return database.queue.inDatabase { $0.totalChangesCount } - before
  }

  @Test("of a thousand sessions a save writes the rows of the changed one")
  func oneOfMany() throws {
    #expect(try rowsWritten { $0.entries[500].record.restorationActivity?.bytes = [7] } == 2)
    #expect(try rowsWritten { $0.recency.insert($0.recency.removeLast(), at: 0) } == 2)
    #expect(try rowsWritten { $0.isRunning = true } == 1)
    #expect(
      try rowsWritten { state in
        let id = state.entries[3].record.id
        state.remove(id)
      } == 3)
  }
}
