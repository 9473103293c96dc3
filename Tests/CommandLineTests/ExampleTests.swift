import BinaryPlist
import Foundation
import SceneStore
import SceneSystem
import Testing

@testable import proscenium

@Suite("Every command's help ends with examples that can be pasted")
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

  /// All examples, one after another in one folder, so that one reads what another wrote.
  @Test("Every example works")
  func examplesWork() throws {
    let scratch = try Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/Conformance", withDestinationPath: packageFolder + "/Conformance")
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

    for node in order {
      for example in try #require(node.command as? any CommandWithExamples.Type).examples {
        if node.path.last == "recover" {
          let path = example.line.contains("--state") ? scratch.path + "/notes.sqlite" : store
          try Self.setStatesAside(path)
        }
        let run = try Shell(example.line, in: scratch.path)
        #expect(run.status == 0, "\(example.line): \(run.errors)")
        let isWrittenToFile = example.line.contains(" > ") || example.line.contains(" -o ")
        #expect(run.output.isEmpty == (isWrittenToFile || example.line.hasSuffix("--profile padN")), "\(example.line)")
      }
    }
    #expect(scratch.files.contains("timeline.html") && scratch.files.contains("backup.json"))
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

/// Runs a line in a shell that finds `proscenium`, with its own home folder.
struct Shell {
  var status: Int32
  var output: String
  var errors: String

  init(_ line: String, in folder: String, input: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "set -o pipefail; \(line)"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = productsFolder + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
    for (name, value) in ["XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data", "XDG_RUNTIME_DIR": "run", "HOME": "home"]
    {
      environment[name] = "\(folder)/\(value)"
      try FileManager.default.createDirectory(atPath: "\(folder)/\(value)", withIntermediateDirectories: true)
    }
    process.environment = environment
    let output = folder + "/.output"
    let errors = folder + "/.errors"
    for file in [output, errors] { try Data().write(to: URL(fileURLWithPath: file)) }
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    if let input {
      let file = folder + "/.input"
      try Data(input.utf8).write(to: URL(fileURLWithPath: file))
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: errors)), as: UTF8.self)
  }
}
