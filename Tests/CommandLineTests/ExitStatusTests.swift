import Foundation
import Testing
import TestSupport
import TestTraits

@testable import proscenium

@Suite("Exit statuses are those of docs/COMMAND_LINE.md", .waitsForProcesses)
struct ExitStatusTests {
  let scratch: TemporaryFolder
  init() throws { scratch = TemporaryFolder() }

  /// A trace of the reference app that fails.
  private func failingTrace() throws -> String {
    try scratch.write("app: storyboard\n\n> tap icon\nAppDelegate.applicationWillTerminate(_:)\n", to: "f.trace")
  }

  @Test(
    "A command that succeeds exits with 0",
    arguments: [["--version"], ["--help"], ["stimuli"], ["simulate", "WireProbe"], ["sessions", "list", "Notes"]])
  func success(arguments: [String]) throws {
    #expect(try Run(arguments, environment: ["XDG_STATE_HOME": scratch.path]).status == CommandStatus.success.rawValue)
  }

  @Test("1: a trace differs, or an app could not be started, from a script or from standard input")
  func failure() throws {
    let expected = CommandStatus.failure.rawValue
    #expect(try Run(["conformance", failingTrace()]).status == expected)
    #expect(try Run(["conformance", "--json", failingTrace()]).status == expected)
    let plist = try scratch.write(
      "{ CFBundleIdentifier = \"org.example.x\"; UIApplicationSceneManifest = {}; }", to: "Info.plist")
    let script = try scratch.write("> tap icon\n", to: "s.trace")
    #expect(try Run(["simulate", "/bin/true", "--info-plist", plist, "--script", script]).status == expected)
    #expect(try Run(["simulate", "/bin/true", "--info-plist", plist], input: "tap icon\nstate\n").status == expected)
  }

  @Test(
    "64: an argument, or a file that it names, is wrong",
    arguments: [
      ["dance"], ["simulate"], ["simulate", "NoSuchApp"], ["simulate", "WireProbe", "--os", "12"],
      ["simulate", "WireProbe", "--nope"],
      ["simulate", "WireProbe", "--script", "/nowhere"], ["conformance", "/nowhere"], ["trace", "/nowhere"],
      ["sessions", "list", "nope"], ["sessions", "show", "--state", "/nowhere", "A"], ["sessions", "discard", "nope"],
      ["install", "NoSuchApp"], ["uninstall", "nope"], ["stimuli", "rotate"],
    ])
  func usage(arguments: [String]) throws {
    let run = try Run(arguments, environment: ["XDG_STATE_HOME": scratch.path, "XDG_DATA_HOME": scratch.path])
    #expect(run.status == CommandStatus.usage.rawValue)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error: ") || run.errors.contains("Error: "))
  }

  @Test("64: TMPDIR names something that is not a folder")
  func temporaryFolder() throws {
    let file = try scratch.write("", to: "file")
    let run = try Run(["simulate", "WireProbe"], environment: ["TMPDIR": file])
    #expect(run.status == CommandStatus.usage.rawValue)
    #expect(run.errors.contains("No folder for the app can be made in \(file): Not a directory. Set TMPDIR"))
  }

  @Test("65: a project cannot be read; 69: Proscenium's package is missing; 73: a new app cannot be written")
  func projects() throws {
    let damaged = try scratch.write("{ damaged", to: "Broken.xcodeproj/project.pbxproj")
    let unreadable = try Run(["describe", scratch.path + "/Broken.xcodeproj"])
    #expect(unreadable.status == CommandStatus.notBuilt.rawValue)
    #expect(unreadable.errors.hasPrefix("\(damaged):"))
    let tool = "'\(BuildLayout.products)/proscenium'"
    let unavailable = try ProcessResult(
      shell: "\(tool) new Sample --interface code && PROSCENIUM_PACKAGE=/nowhere \(tool) build Sample",
      in: scratch.path)
    #expect(unavailable.status == CommandStatus.unavailable.rawValue)
    #expect(unavailable.errors.contains("/nowhere is not Proscenium's package"))
    // No folder can be made there.
    let unwritable = try ProcessResult(bash: "cd /proc && \(tool) new Sample --interface code")
    #expect(unwritable.status == CommandStatus.notCreated.rawValue)
    #expect(unwritable.errors.hasPrefix("error: "))
  }

  @Test(
    "74: standard output cannot be written; a reader that exits early is no failure",
    arguments: ["help", "simulate --help", "conformance --help", "sessions --help"])
  func fullDisk(arguments: String) throws {
    let full = try ProcessResult(bash: "'\(BuildLayout.products)/proscenium' \(arguments) > /dev/full")
    #expect(full.status == CommandStatus.outputFailed.rawValue)
    #expect(full.errors == "error: the output could not be written: No space left on device.\n")
    let result = try ProcessResult(
      bash: "'\(BuildLayout.products)/proscenium' \(arguments) | true; echo ${PIPESTATUS[0]}")
    #expect(result.errors == "")
  }

  @Test("130 and 143: a signal", arguments: [(CommandStatus.interrupted, SIGINT), (.terminated, SIGTERM)])
  func signals(status: CommandStatus, signal: Int32) throws {
    // The device exists once it has answered; its input stays open until then. Without job control a shell starts background processes with
    // SIGINT ignored, and an ignored signal stays ignored.
    let run = try ProcessResult(
      shell:
        """
        set -m; mkfifo input; proscenium simulate WireProbe <input >answers & device=$!
        exec 3>input; echo state >&3
        until grep -q '^device' answers 2>/dev/null; do :; done
        kill -\(signal) $device; wait $device
        """, in: scratch.path)
    #expect(run.status == status.rawValue, "\(run.errors)")
  }

  @Test("Every number of the table is tested here and is on the page once")
  func table() throws {
    let text = try String(contentsOfFile: BuildLayout.package + "/docs/COMMAND_LINE.md", encoding: .utf8)
    let rows = text.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| (\d+) \|/).flatMap { Int32($0.1) } }
    #expect(rows == CommandStatus.allCases.map(\.rawValue))
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    for status in CommandStatus.allCases {
      #expect(source.contains("CommandStatus.\(status)") || source.contains("(.\(status), SIG"))
    }
  }
}
