import BinaryPlist
import Foundation
import SceneStore
import SceneSystem
import Testing
import TestSupport
import TestTraits

@testable import proscenium

@Suite("Every command's help ends with examples that can be pasted", .waitsForProcesses)
struct ExampleTests {
  @Test("Help ends with two examples", arguments: CommandTree.all.map(\.path))
  func help(path: [String]) throws {
    let node = try #require(CommandTree.all.first { $0.path == path })
    let examples = try #require(node.command as? any CommandWithExamples.Type, "\(path) has no examples").examples
    #expect(examples.count == 2)
    for arguments in [path + ["--help"], ["help"] + path] {
      let run = try Run(arguments)
      #expect(run.status == 0)
      let parts = run.output.components(separatedBy: "\nEXAMPLES:\n")
      #expect(parts.count == 2)
      let shown = try #require(parts.last).split(separator: "\n").map(String.init)
      var lines: [String] = []
      for example in examples { lines += ["  \(example.summary)", "    \(example.line)"] }
      #expect(shown == lines)
    }
  }

  @Test("The tool without arguments lists what it can do and ends with its examples")
  func bare() throws {
    let run = try Run([])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("OVERVIEW: ") && run.lines.last == "    proscenium help sessions list")
  }

  /// Commands whose examples need a second machine; `HandoffCommandTests` runs them.
  private static let ofTwoMachines: Set<String> = ["pair", "unpair", "continue"]

  /// All examples, one after another in one folder, so that one reads what another wrote.
  /// Commands whose examples build an app, which takes minutes: `AppBuilderTests` builds one.
  private static let building: Set<String> = ["run", "build", "test", "export"]

  @Test("Every example of the help succeeds and prints its result, except those that build an app or need two machines")
  func examplesWork() throws {
    let scratch = TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/Conformance", withDestinationPath: BuildLayout.package + "/Conformance")
    let store = scratch.path + "/state/proscenium/org.proscenium.notes/sessions.sqlite"
    var order = CommandTree.all
    // Examples that remove sessions come last.
    let last = ["recover", "discard"]
    order.sort { (last.firstIndex(of: $0.path.last ?? "") ?? -1) < (last.firstIndex(of: $1.path.last ?? "") ?? -1) }
    let exported = try #require(order.firstIndex { $0.path == ["sessions", "export"] })
    let imported = try #require(order.firstIndex { $0.path == ["sessions", "import"] })
    let shown = try #require(order.firstIndex { $0.path == ["sessions", "show"] })
    // `show Notes A` needs the result of `import Notes`, and that the file of `export`.
    let moved = [order[exported], order[imported], order[shown]]
    order.removeAll { ["export", "import", "show"].contains($0.path.last ?? "") }
    let list = try #require(order.firstIndex { $0.path == ["sessions", "list"] })
    order.insert(contentsOf: moved, at: list + 1)

    for node in order
    where !Self.building.contains(node.path.first ?? "") && !Self.ofTwoMachines.contains(node.path.last ?? "") {
      for example in try #require(node.command as? any CommandWithExamples.Type).examples {
        if node.path.last == "recover" {
          let path = example.line.contains("--state") ? scratch.path + "/notes.sqlite" : store
          try Self.setStatesAside(path)
        }
        let run = try ProcessResult(shell: example.line, in: scratch.path)
        #expect(run.status == 0, "\(example.line): \(run.errors)")
        let isWrittenToFile = example.line.contains(" > ") || example.line.contains(" -o ")
        #expect(run.output.isEmpty == (isWrittenToFile || example.line.hasSuffix("--profile padN")), "\(example.line)")
      }
    }
    #expect(scratch.names.contains("timeline.html") && scratch.names.contains("backup.json"))
  }

  private static func setStatesAside(_ path: String) throws {
    let store = SQLiteSessionStore(path: path, report: { Issue.record("\($0)") })
    var state = try #require(try store.load())
    for index in state.entries.indices {
      state.entries[index].record.stateSetAside = state.entries[index].record.restorationActivity
    }
    try store.commit(state)
  }
}
