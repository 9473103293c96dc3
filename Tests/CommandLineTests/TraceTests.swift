import Foundation
import Testing
import TestSupport
import TestTraits

@Suite("proscenium trace draws a trace", .waitsForProcesses)
struct TraceTests {
  let scratch: TemporaryFolder
  let script: String

  init() throws {
    scratch = TemporaryFolder()
    script = try scratch.write(
      """
      id: LAUNCH
      title: A launch & a kill

      > tap icon
      AppDelegate.application(_:didFinishLaunchingWithOptions:)
      SceneDelegate.scene(_:willConnectTo:options:) stateRestorationActivity=yes
      SceneDelegate.sceneWillEnterForeground(_:)
      SceneDelegate.sceneDidBecomeActive(_:)
      > kill
      """, to: "launch.trace")
  }

  private func trace(_ arguments: [String], input: String = "") throws -> Run {
    try Run(["trace"] + arguments, input: input, folder: scratch.path)
  }

  @Test("The help is equal to its snapshot")
  func help() throws {
    let run = try trace(["--help"])
    #expect(run.status == 0)
    try expectSnapshot(run.output, "help-trace")
  }

  @Test("A script is drawn as text by default: its lines with the states that they imply")
  func text() throws {
    let run = try trace([script])
    #expect(run.status == 0)
    try expectSnapshot(run.output, "trace-text")
  }

  @Test("A script as a Mermaid diagram")
  func mermaid() throws {
    try expectSnapshot(try trace([script, "--format", "mermaid"]).output, "trace-mermaid")
  }

  @Test(
    "Each format begins with its own first line",
    arguments: [
      ("jsonl", #"{"kind":"stimulus","#), ("html", "<!DOCTYPE html>"), ("svg", "<svg xmlns="),
      ("chrome", #"{"displayTimeUnit":"ns","traceEvents":["#), ("mermaid", "sequenceDiagram"), ("text", "> tap icon"),
    ])
  func formats(format: String, start: String) throws {
    let run = try trace([script, "--format", format])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix(start))
    #expect(run.output.hasSuffix("\n"))
  }

  @Test("The output file's extension selects the format, --format overrides it, and the file is replaced")
  func output() throws {
    for (name, options, start) in [
      ("a.html", [], "<!DOCTYPE html>"), ("a.svg", [], "<svg"), ("a.json", [], "{\"displayTimeUnit\""),
      ("a.mmd", [], "sequenceDiagram"), ("a.jsonl", [], "{\"kind\""), ("a", [], "> tap icon"),
      ("a.html", ["--format", "svg"], "<svg"),
    ] as [(String, [String], String)] {
      let run = try trace([script, "-o", name] + options)
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(name)")
      let text = try String(contentsOfFile: scratch.path + "/" + name, encoding: .utf8)
      #expect(text.hasPrefix(start), "\(name)")
    }
    #expect(scratch.names == ["a", "a.html", "a.json", "a.jsonl", "a.mmd", "a.svg", "launch.trace"])
  }

  @Test("The output of simulate can be read from a file and from standard input, and is written back unchanged")
  func recorded() throws {
    let file = scratch.path + "/run.jsonl"
    let run = try Run(
      ["simulate", "ReferenceMulti", "--profile", "padN", "--trace", "jsonl", "--trace-file", file],
      input:
        "tap icon\nswipe home\nsuspend\ntap icon\nnew window\nclose window B\nreclaim A\nswipe home\nreclaim A\ntap icon\nkill\n"
    )
    #expect(run.status == 0)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(try trace([file, "--format", "jsonl"]).output == text)
    #expect(try trace(["-", "--format", "jsonl"], input: text).output == text)

    let events = try text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let times = events.compactMap { $0["time"] as? UInt64 }
    #expect(times == times.sorted(), "one clock for the device and for the app")
    let process = events.filter { $0["kind"] as? String == "process" }.compactMap { $0["callback"] as? String }
    #expect(process == ["start", "suspend", "resume", "killed"])

    let page = try trace([file, "--format", "html"]).output
    #expect(page.contains("<title>run</title>"))
    #expect(page.contains("restores</em>"))
    #expect(page.contains("sessions={B}"))
    #expect(page.contains("class=\"s-suspended\""))
  }

  @Test("A script is recognised without its extension, also from standard input")
  func scriptFromInput() throws {
    let run = try trace(["-"], input: "\n> tap icon\nSceneDelegate.sceneDidBecomeActive(_:)\n")
    #expect(run.status == 0)
    #expect(run.lines.first == "> tap icon")
  }

  @Test("An empty trace is a document without events", arguments: ["", "\n\n"])
  func empty(input: String) throws {
    #expect(try trace(["-"], input: input).output.isEmpty)
    #expect(try trace(["-", "--format", "html"], input: input).output.contains("The trace is empty."))
  }

  @Test(
    "Input that cannot be read or written gives one message with its place, and exit status 64",
    arguments: [
      (["nowhere.jsonl"], "", "error-trace-file"), (["launch.trace", "--format", "pdf"], "", "error-trace-format"),
      (["-"], "{\"kind\":\"stimulus\"}\n", "error-trace-line"), (["-"], "> tap icn\n", "error-trace-script"),
      (["launch.trace", "-o", "no/such/folder/x.html"], "", "error-trace-output"),
    ])
  func errors(arguments: [String], input: String, snapshot: String) throws {
    let run = try trace(arguments, input: input)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count == 1)
    try expectSnapshot(run.errors, snapshot)
  }

  @Test("A file that is not text is refused by name")
  func binary() throws {
    let file = scratch.path + "/b.jsonl"
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: file))
    #expect(try trace(["b.jsonl"]).errors == "b.jsonl: error: the file is not UTF-8\n")
  }
}
