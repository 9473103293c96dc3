import Figures
import Foundation
import SceneStore
import SceneSystem
import TestSupport

/// The store on the disk that holds temporary files: one session's activity of 1.2 kB saved, eight in one commit, one of a
/// thousand, as the kernel receives it, up to the moment at which it is on the disk. Floor: a page written over and synchronised,
/// measured in turns with the saves, as a disk has better and worse minutes.
func benchmarkStore() {
  do {
    let disk = try BenchmarkedDisk()
    defer { disk.remove() }
    try disk.measureSaves()
  } catch {
    print("store: \(error)")
  }
}

/// What it costs to open a store with one session and with a thousand, in time, and in memory that stays in use.
func benchmarkLoad() {
  do {
    let disk = try BenchmarkedDisk()
    defer { disk.remove() }
    print("load: a store is opened and read, activities of 1.2 kB")
    try disk.measureMemory()
    try disk.measureLoads()
  } catch {
    print("load: \(error)")
  }
}

/// Saves a session `count` times, one of so many, to be counted.
func countSaves(_ count: Int, sessions: Int) {
  do {
    let disk = try BenchmarkedDisk()
    defer { disk.remove() }
    try disk.save(count, sessions: sessions)
  } catch {
    print("save: \(error)")
    exit(1)
  }
}

/// A folder with stores in it.
private final class BenchmarkedDisk {
  private let folder = TemporaryFolder()
  private let page: Int32

  init() throws {
    page = open(folder.path + "/page", O_RDWR | O_CREAT, 0o600)
    // As the log is, so that both write over what is there.
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    guard page >= 0, pwrite(page, zeros, zeros.count, 0) == zeros.count, fsync(page) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func remove() {
    close(page)
  }

  private func store(_ name: String) -> SQLiteSessionStore {
    SQLiteSessionStore(path: folder.path + "/" + name, report: { print("store: \($0)") })
  }

  private static func state(_ count: Int) -> PersistentState {
    var state = PersistentState(identifierSeed: 1)
    for number in 0..<count {
      _ = state.addSession(
        configuration: SceneConfiguration(name: "Main", delegateClassName: "Notes.SceneDelegate"),
        restorationActivity: activity(number))
    }
    return state
  }

  private static func activity(_ number: Int) -> ActivityArchive {
    ActivityArchive(
      activityType: "com.example.notes.editing", targetContentIdentifier: "note-\(number)",
      bytes: Bytes((0..<1200).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }))
  }

  /// A store with sessions, the last eight of which are on screen, as on an iPad. Some of these are saved again and again.
  private final class Saver {
    private let store: SQLiteSessionStore
    private let driver: KernelDriver
    private let ids: [SessionID]
    private let activities = (0..<64).map(BenchmarkedDisk.activity)
    private var round = 0

    init(_ store: SQLiteSessionStore, sessions: Int, changed: Int) throws {
      self.store = store
      var state = BenchmarkedDisk.state(sessions)
      state.space = Array(state.recency.prefix(8))
      var kernel = Kernel(
        profile: .padN, app: InstalledApp(bundleIdentifier: "org.example.notes", supportsMultipleScenes: true),
        persistent: state)
      ids = kernel.sessions.prefix(changed).map(\.id)
      _ = kernel.handle(.tapIcon)
      driver = KernelDriver(kernel)
      try store.commit(driver.kernel.persistent)
    }

    /// The regular save is due, the app answers with what it has now, and that is committed.
    func save() throws {
      round += 1
      var failure: (any Error)?
      driver.run(
        .autosave,
        commit: { state in
          do { try store.commit(state) } catch { failure = error }
        }
      ) { _ in
        for (index, id) in ids.enumerated() {
          let activity = activities[(round &+ index) % activities.count]
          driver.send(.reply(.captured(id, activity: activity, conditions: ActivationConditions())))
        }
      }
      if let failure { throw failure }
    }

    /// Another window comes to the front, and that is committed.
    func switchWindows() throws {
      round += 1
      var failure: (any Error)?
      driver.run(
        .focus(ids[round % ids.count]),
        commit: { state in
          do { try store.commit(state) } catch { failure = error }
        }
      ) { _ in }
      if let failure { throw failure }
    }
  }

  func measureSaves() throws {
    let one = try Saver(store("one"), sessions: 8, changed: 1)
    let eight = try Saver(store("eight"), sessions: 8, changed: 8)
    let ofMany = try Saver(store("many"), sessions: 1000, changed: 1)
    let switchOfEight = try Saver(store("switch-eight"), sessions: 8, changed: 2)
    let switchOfMany = try Saver(store("switch-many"), sessions: 1000, changed: 2)
    let bytes = [UInt8](repeating: 7, count: 4096)
    var times: [[Int]] = Array(repeating: [], count: 6)
    for round in 0..<1200 {
      let works: [() throws -> Void] = [
        {
          guard pwrite(self.page, bytes, 4096, off_t(round % 256 * 4096)) == 4096, fdatasync(self.page) == 0 else {
            throw CocoaError(.fileWriteUnknown)
          }
        }, one.save, eight.save, ofMany.save, switchOfEight.switchWindows, switchOfMany.switchWindows,
      ]
      for (index, work) in works.enumerated() {
        let time = try wallNanoseconds(work)
        if round >= 50 { times[index].append(time) }
      }
    }
    let results = times.map { Measurement(nanoseconds: $0) }
    print("store: \(results[0].count) durable saves of an activity of 1.2 kB, in turns")
    for (name, result) in zip(
      ["floor", "1 of 8", "8 of 8", "1 of 1000", "switch among 8", "switch among 1000"], results)
    {
      print(
        "  \(name): p50 \(micro(result.median)) µs, p95 \(micro(result.percentile95)) µs, p99 \(micro(result.percentile(99))) µs"
      )
    }
    for (name, ours, floor, reach) in [
      ("a durable save / a page synchronised", 1, 0, 3.8), ("a save of 8 sessions / of 1", 2, 1, 1.05),
      ("a save of 1 session of 1000 / of 8", 3, 1, 1.05),
      ("a switch of windows among 1000 sessions / among 8", 5, 4, 1.05),
    ] {
      Figure(name, ours: results[ours].median / 1000, floor: results[floor].median / 1000, unit: "µs", reach: reach)
        .report()
    }
  }

  /// Saves one of so many sessions `count` times, to be counted.
  func save(_ count: Int, sessions: Int) throws {
    let saver = try Saver(store("counted"), sessions: sessions, changed: 1)
    for _ in 0..<count { try saver.save() }
  }

  func measureLoads() throws {
    let counts = [1, 1000]
    for count in counts { try store("load-\(count)").commit(BenchmarkedDisk.state(count)) }
    var times: [[Int]] = [[], []]
    var bare: [Int] = []
    for _ in 0..<100 {
      for (index, count) in counts.enumerated() {
        times[index].append(
          try wallNanoseconds {
            let store = store("load-\(count)")
            consume(try store.load()?.sessions.count ?? 0)
          })
      }
      bare.append(try wallNanoseconds { consume(try BareSQLite.read(folder.path + "/load-1000")) })
    }
    let results = times.map { Measurement(nanoseconds: $0) }
    for (count, result) in zip(counts, results) {
      print(
        "  load of \(count): min \(micro(result.minimum)) µs, p50 \(micro(result.median)) µs, p95 \(micro(result.percentile95)) µs"
      )
    }
    let floor = Measurement(nanoseconds: bare)
    print("  by minima: \(twoDecimals(results[1].minimum / floor.minimum)) times SQLite's own reading")
    Figure(
      "loading 1000 sessions / checking and reading the same file with SQLite alone", ours: results[1].median / 1000,
      floor: floor.median / 1000, unit: "µs", reach: 2
    ).report()
    Figure(
      "loading one more stored session", (results[1].median - results[0].median) / 999_000, unit: "µs", reach: 15
    ).report()
  }

  /// What loaded sessions take, the store's caches with them: each store is opened in a process that does nothing else.
  func measureMemory() throws {
    let counts = [1, 2000]
    var grown: [Int] = []
    for count in counts {
      let path = folder.path + "/memory-\(count)"
      try store("memory-\(count)").commit(BenchmarkedDisk.state(count))
      let probe = try ProcessResult(BuildLayout.product("scene-bench"), ["resident", path])
      guard let bytes = probe.lines.first.flatMap({ Int($0) }) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      grown.append(bytes)
    }
    Figure(
      "memory of a stored session with an activity of 1.2 kB",
      Double(grown[1] - grown[0]) / Double(counts[1] - counts[0]) / 1024, unit: "KB", reach: 4
    ).report()
  }
}

/// `scene-bench resident PATH`: how many bytes of memory loading the store at `PATH` takes for good.
func printResidentBytes(_ path: String) {
  let before = residentBytes()
  let store = SQLiteSessionStore(path: path, report: { print($0) })
  let state = try? store.load()
  print(residentBytes() - before)
  withExtendedLifetime((store, state)) {}
}

/// How long a piece of work took by the clock on the wall, as the disk has to be waited for.
private func wallNanoseconds(_ work: () throws -> Void) rethrows -> Int {
  let start = ContinuousClock.now
  try work()
  let (seconds, attoseconds) = (ContinuousClock.now - start).components
  return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
}

/// What the process has in memory.
private func residentBytes() -> Int {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
  return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

private func micro(_ nanoseconds: Double) -> String { oneDecimal(nanoseconds / 1000) }
