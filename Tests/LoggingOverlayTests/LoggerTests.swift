import LoggingOverlay
import Synchronization
import TestSupport
import Testing

@Suite("Messages of Logger and os_log", .serialized) struct LoggerTests {
  private func lines(_ body: () -> Void) -> [String] {
    let lines = Mutex<[String]>([])
    let handle = Collected(lines: lines)
    LogDestination.withHandler({ line in handle.add(line) }, body)
    return handle.all
  }

  /// The lines so far.
  private final class Collected: Sendable {
    private let lines: Mutex<[String]>
    init(lines: consuming Mutex<[String]>) { self.lines = lines }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  @Test("A message begins with subsystem, category and level") func place() {
    let logger = Logger(subsystem: "com.example.app", category: "net")
    let lines = lines {
      logger.log("plain")
      logger.error("failed")
      logger.debug("detail")
      logger.fault("broken")
      Logger().info("alone")
    }
    #expect(
      lines == [
        "[com.example.app:net] plain", "[com.example.app:net] error: failed", "[com.example.app:net] debug: detail",
        "[com.example.app:net] fault: broken", "info: alone",
      ])
  }

  @Test("Each message reaches its destination directly, however many came before") func many() {
    let lines = lines { onSmallStack { for _ in 0..<5000 { Logger().log("a") } } }
    #expect(lines.count == 5000)
  }

  @Test("Values are shown, unless they are marked as private or sensitive") func privacy() {
    let name = "Ann"
    let lines = lines {
      Logger().log("\(name) \(name, privacy: .public) \(name, privacy: .private) \(7, privacy: .sensitive)")
      Logger().log("\(name, privacy: .private(mask: .hash))")
    }
    #expect(lines == ["Ann Ann <private> <private>", "<private>"])
  }

  @Test("Numbers have the form and the width that the message asks for") func forms() {
    let lines = lines {
      Logger().log("\(255, format: .hex)|\(1.5, format: .fixed(precision: 2))|\("ab", align: .right(columns: 4))|")
    }
    #expect(lines == ["ff|1.50|  ab|"])
  }

  @Test("os_log reads formats of printf with annotations, and conversions that do not fit a value") func formats() {
    let log = OSLog(subsystem: "a", category: "b")
    let lines = lines {
      os_log("%d of %{public}d, %.1f %% %{private}d", log: log, type: .info, 1, 2, 3.25, 4)
      os_log(.error, "wrong %s and missing %d", 5)
      os_log("hidden", log: .disabled)
      os_log("value \(3)")
    }
    #expect(lines == ["[a:b] info: 1 of 2, 3.2 % <private>", "error: wrong 5 and missing %d", "value 3"])
  }

  @Test("A lock keeps its state") func lock() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    #expect(OSAllocatedUnfairLock().withLock { 5 } == 5)
  }
}
