import Foundation
import SceneSimulator
import SceneSystem
import SceneTrace
import Testing
import TestSupport
import TestTraits

@testable import Notes
@testable import NotesDemo

/// Notes as a real process on simulated devices, checked by the files that it writes.
@Suite("Notes on a device", .waitsForProcesses)
final class NotesOnADeviceTests {

  private let container: AppContainer

  init() throws {
    container = try AppContainer.temporary()
  }

  deinit {
    do { try container.remove() } catch { Issue.record("\(container.path) could not be removed: \(error)") }
  }

  private func makeDevice(_ profile: DeviceProfile = .padN) throws -> DemoDevice {
    try DemoDevice(app: BuildLayout.product("Notes"), profile: profile, container: container)
  }

  private var drafts: [String: String] {
    get throws { try DraftsFolder(home: URL(fileURLWithPath: container.path)).drafts() }
  }

  /// The texts in the user's Documents folder.
  private var saved: [String] {
    get throws {
      let documents = URL(fileURLWithPath: container.path).appendingPathComponent("Documents")
      guard FileManager.default.fileExists(atPath: documents.path) else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: documents.path).sorted().map {
        try String(contentsOf: documents.appendingPathComponent($0), encoding: .utf8)
      }
    }
  }

  private func callbacks(_ stage: DemoDevice, _ line: String) throws -> [String] {
    try stage.perform(line).filter { $0.kind == .callback }.map { "\($0.session?.label ?? "-") \($0.callback)" }
  }

  @Test("E-10: a link to a document opens a new window, and the next time that window")
  func link() throws {
    let stage = try makeDevice()
    _ = try stage.perform("tap icon")
    try stage.type("mine", into: "A")
    let first = try callbacks(stage, "open url notes://document/essay")
    #expect(first.contains("- application(_:configurationForConnecting:options:)"))
    #expect(first.contains("B scene(_:willConnectTo:options:)"))
    try stage.type("On windows", into: "B")
    #expect(try drafts["essay"] == "On windows")

    let second = try callbacks(stage, "open url notes://document/essay")
    #expect(second.contains("B scene(_:openURLContexts:)"))
    #expect(!second.contains("- application(_:configurationForConnecting:options:)"))
    try stage.type(", again", into: "B")
    #expect(try drafts["essay"] == "On windows, again")
  }

  @Test("E-02: with one window, a link shows its document there and the other document's draft is kept")
  func linkOnAPhone() throws {
    let stage = try makeDevice(.phone)
    _ = try stage.perform("tap icon")
    try stage.type("mine", into: "A")
    #expect(try callbacks(stage, "open url notes://document/essay").contains("A scene(_:openURLContexts:)"))
    try stage.type("On windows", into: "A")
    let kept = try drafts
    #expect(kept["essay"] == "On windows")
    #expect(Set(kept.values) == ["On windows", "mine"])
  }

  @Test("E-01: a link launches the app with its document")
  func coldLink() throws {
    let stage = try makeDevice(.phone)
    _ = try stage.perform("open url notes://document/essay")
    try stage.type("On windows", into: "A")
    #expect(try drafts == ["essay": "On windows"])
  }

  @Test("T-01: closing a window for good saves its draft, and does not change the other's draft")
  func closing() throws {
    let stage = try makeDevice()
    _ = try stage.perform("tap icon")
    try stage.type("stays", into: "A")
    _ = try stage.perform("new window")
    try stage.type("finished", into: "B")
    #expect(try callbacks(stage, "close window B").contains("- application(_:didDiscardSceneSessions:)"))
    #expect(try saved == ["finished"])
    #expect(try Array(drafts.values) == ["stays"])
  }

  @Test("L-07: the draft of a window that is closed while the app is not running is saved at the next launch")
  func closingWhileNotRunning() throws {
    let stage = try makeDevice()
    _ = try stage.perform("tap icon")
    _ = try stage.perform("new window")
    try stage.type("finished", into: "B")
    _ = try stage.perform("swipe home")
    _ = try stage.perform("kill")
    _ = try stage.perform("remove card B")
    #expect(try saved == [])
    #expect(try callbacks(stage, "tap icon").contains("- application(_:didDiscardSceneSessions:)"))
    #expect(try saved == ["finished"])
    #expect(try drafts.isEmpty)
  }

  @Test("R-07: a window whose process is killed before it enters the background is restored with its document")
  func killedAtOnce() throws {
    let stage = try makeDevice()
    _ = try stage.perform("tap icon")
    try stage.type("Dear Ada,", into: "A")
    _ = try stage.perform("kill")
    _ = try stage.perform("tap icon")
    try stage.type(" it runs.", into: "A")
    #expect(try Array(drafts.values) == ["Dear Ada, it runs."])
  }

  @Test("R-10: a damaged draft is shown as unreadable and is not changed; the window keeps its document")
  func damagedDraft() throws {
    let stage = try makeDevice()
    _ = try stage.perform("open url notes://document/essay")
    try stage.type("On windows", into: "A")
    _ = try stage.perform("swipe home")
    _ = try stage.perform("kill")

    let home = URL(fileURLWithPath: container.path)
    let file = home.appendingPathComponent(".local/share/Notes/Drafts/essay.txt")
    let whole = try Data(contentsOf: file)
    let damaged = Data([0xFF, 0xFE, 0xC0])
    try damaged.write(to: file)
    _ = try stage.perform("tap icon")
    _ = try stage.perform("swipe home")
    #expect(try Data(contentsOf: file) == damaged)

    try whole.write(to: file)
    _ = try stage.perform("reclaim A")
    _ = try stage.perform("tap icon")
    try stage.type(" and doors", into: "A")
    #expect(try drafts == ["essay": "On windows and doors"])
  }

  @Test("The script of `make demo` ends without lost text")
  func demo() throws {
    var demo = Demo(
      device: try makeDevice(), folder: DraftsFolder(home: URL(fileURLWithPath: container.path)),
      printer: DemoPrinter(isSilent: true)
    )
    try demo.run()
    #expect(demo.losses == [])
    #expect(demo.typed.count == 2)
  }
}
