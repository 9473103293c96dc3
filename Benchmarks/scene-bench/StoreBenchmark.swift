import Foundation
import SceneStore
import SceneSystem

/// The store on the disk that holds temporary files: one session's activity of 1.2 kB saved, eight in one commit, one of a
/// thousand. Floor: a page written over and synchronised, measured in turns with the saves, as a disk has
/// better and worse minutes.
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

/// A folder with stores in it.
private final class BenchmarkedDisk {
  private let folder: String
  private let page: Int32

  init() throws {
    folder = NSTemporaryDirectory() + "store-bench-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    page = open(folder + "/page", O_RDWR | O_CREAT, 0o600)
    // As the log is, so that both write over what is there.
    let zeros = [UInt8](repeating: 0, count: 1 << 20)
    guard page >= 0, pwrite(page, zeros, zeros.count, 0) == zeros.count, fsync(page) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func remove() {
    close(page)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func store(_ name: String) -> SQLiteSessionStore {
    SQLiteSessionStore(path: folder + "/" + name, report: { print("store: \($0)") })
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

  /// A store with sessions, of which some are saved again and again.
  private final class Saver {
    private let store: SQLiteSessionStore
    private var state: PersistentState
    private let changed: Int
    private let activities = (0..<64).map(BenchmarkedDisk.activity)
    private var round = 0

    init(_ store: SQLiteSessionStore, sessions: Int, changed: Int) throws {
      self.store = store
      self.changed = changed
      state = BenchmarkedDisk.state(sessions)
      try store.commit(state)
    }

    /// What the app half does before a save, which is not measured.
    func change() {
      round += 1
      for index in 0..<changed {
        state.entries[index].record.restorationActivity = activities[(round &+ index) % activities.count]
      }
    }

    func save() throws { try store.commit(state) }
  }

  func measureSaves() throws {
    let one = try Saver(store("one"), sessions: 8, changed: 1)
    let eight = try Saver(store("eight"), sessions: 8, changed: 8)
    let ofMany = try Saver(store("many"), sessions: 1000, changed: 1)
    let bytes = [UInt8](repeating: 7, count: 4096)
    var times: [[Int]] = [[], [], [], []]
    for round in 0..<1200 {
      let works: [() throws -> Void] = [
        {
          guard pwrite(self.page, bytes, 4096, off_t(round % 256 * 4096)) == 4096, fdatasync(self.page) == 0 else {
            throw CocoaError(.fileWriteUnknown)
          }
        }, one.save, eight.save, ofMany.save,
      ]
      for saver in [one, eight, ofMany] { saver.change() }
      for (index, work) in works.enumerated() {
        let time = try wallNanoseconds(work)
        if round >= 50 { times[index].append(time) }
      }
    }
    let results = times.map { Measurement(nanoseconds: $0) }
    print("store: \(results[0].count) durable saves of an activity of 1.2 kB, in turns")
    for (name, result) in zip(["floor", "1 of 8", "8 of 8", "1 of 1000"], results) {
      print(
        "  \(name): p50 \(micro(result.median)) µs, p95 \(micro(result.percentile95)) µs, p99 \(micro(result.percentile(99))) µs"
      )
    }
    print(
      "  one / floor: \(twoDecimals(results[1].median / results[0].median)), "
        + "eight / one: \(twoDecimals(results[2].median / results[1].median)), "
        + "one of 1000 / one of 8: \(twoDecimals(results[3].median / results[1].median))")
  }

  func measureLoads() throws {
    var results: [Measurement] = []
    for count in [1, 1000] {
      let name = "load-\(count)"
      try store(name).commit(BenchmarkedDisk.state(count))
      var times: [Int] = []
      for _ in 0..<100 {
        times.append(
          try wallNanoseconds {
            let store = store(name)
            consume(try store.load()?.sessions.count ?? 0)
          })
      }
      results.append(Measurement(nanoseconds: times))
    }
    for (count, result) in zip([1, 1000], results) {
      print(
        "  load of \(count): min \(micro(result.minimum)) µs, p50 \(micro(result.median)) µs, p95 \(micro(result.percentile95)) µs"
      )
    }
  }

  /// What loaded sessions take, the store's caches with them: each store is opened in a process that does nothing else.
  func measureMemory() throws {
    let counts = [1, 2000]
    var grown: [Int] = []
    for count in counts {
      let path = folder + "/memory-\(count)"
      try store("memory-\(count)").commit(BenchmarkedDisk.state(count))
      let probe = Process()
      probe.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      probe.arguments = ["resident", path]
      let output = Pipe()
      probe.standardOutput = output
      try probe.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      probe.waitUntilExit()
      guard let bytes = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      grown.append(bytes)
    }
    print("  memory: \((grown[1] - grown[0]) / (counts[1] - counts[0])) bytes a session with an activity of 1.2 kB")
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
