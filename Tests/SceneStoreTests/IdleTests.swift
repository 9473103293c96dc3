import Testing
import TestSupport
import TestTraits

@Suite("An idle process with a store", .waitsForProcesses)
struct IdleTests {
  /// Another process, because the test runner has threads of its own.
  @Test("Creating the file starts no thread, whose monitor would wake the process up every second")
  func threads() throws {
    let folder = TemporaryFolder()
    let probe = try RunningProcess(BuildLayout.product("StoreProbe"), [folder.path + "/sessions.sqlite", "threads"])
    #expect(probe.line() == "has 0")
    #expect(probe.line() == "saved 1")
    #expect(probe.line() == "threads 1")
    probe.waitForEnd()
  }
}
