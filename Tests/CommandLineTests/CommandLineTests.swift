import Foundation
import Testing
import TestSupport
import TestTraits

/// Compares a text with the file of its name in `Snapshots`. `RECORD_SNAPSHOTS=1` rewrites the files.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let path = BuildLayout.package + "/Tests/CommandLineTests/Snapshots/\(name).txt"
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return
  }
  let recorded = try String(contentsOfFile: path, encoding: .utf8)
  #expect(text == recorded, "run with RECORD_SNAPSHOTS=1 if the change is meant", sourceLocation: sourceLocation)
}

@Suite("proscenium --help and its error lines", .waitsForProcesses)
struct HelpTests {
  @Test(
    "The help is equal to its snapshot",
    arguments: [
      (["--help"], "help"), (["simulate", "--help"], "help-simulate"), (["conformance", "--help"], "help-conformance"),
      (["new", "--help"], "help-new"), (["run", "--help"], "help-run"), (["build", "--help"], "help-build"),
      (["test", "--help"], "help-test"), (["describe", "--help"], "help-describe"),
      (["export", "--help"], "help-export"), (["search", "--help"], "help-search"),
    ])
  func help(arguments: [String], snapshot: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 0)
    try expectSnapshot(run.output, snapshot)
  }

  @Test(
    "A wrong option gives one line that lists the known ones, and exit status 64",
    arguments: [
      (["simulate", "WireProbe", "--profile", "watch"], "error-profile"),
      (["simulate", "WireProbe", "--os", "12"], "error-os"),
      (["simulate", "WireProbe", "--variant", "kill=softly"], "error-variant"),
      (["simulate", "WireProbe", "--trace", "xml"], "error-trace"),
      (["conformance", "Conformance", "--without", "tests"], "error-without"),
      (["conformance", "/nowhere/at/all"], "error-path"),
    ])
  func options(arguments: [String], snapshot: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    try expectSnapshot(run.errors, snapshot)
  }

  @Test("An unknown app gives a list of the apps beside the tool, and exit status 64")
  func app() throws {
    let run = try Run(["simulate", "NoSuchApp"])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("NoSuchApp: error: there is no such app; known are "))
    #expect(run.errors.contains("ControlsProbe"))
  }

  @Test(
    "A mistake in a script gives one line with file and line, before anything runs",
    arguments: [
      ("> tap icn\n", "error-stimulus"), ("profile: watch\n\n> tap icon\n", "error-script-profile"),
      ("app: safari\n\n> tap icon\n", "error-script-app"), ("> tap icon\n> choose D\n", "error-script-label"),
      ("> tap icon\nWindow.close()\n", "error-script-owner"), ("colour: red\n\n> tap icon\n", "error-script-header"),
    ])
  func script(text: String, snapshot: String) throws {
    let scratch = TemporaryFolder()
    try scratch.write(text, to: "x.trace")
    for arguments in [["conformance", "x.trace"], ["simulate", "WireProbe", "--script", "x.trace"]] {
      let run = try Run(
        arguments.map { $0 == "WireProbe" ? BuildLayout.products + "/WireProbe" : $0 }, folder: scratch.path)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      try expectSnapshot(run.errors, snapshot)
    }
  }
}
