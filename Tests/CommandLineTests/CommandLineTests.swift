import Foundation
import Testing

/// The folder of the built executables.
let productsFolder: String = {
  let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
  let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
  return ((bundle ?? executable) as NSString).deletingLastPathComponent
}()

/// The root of the package, from this file's place in it.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path

/// One finished run of `proscenium`.
struct Run {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the tool with `input` on its standard input, with its own home folder and in the folder `folder`.
  init(
    _ arguments: [String], input: String = "", folder: String = packageFolder, environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: productsFolder + "/proscenium")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "100"]) { $1 }.merging(environment) {
      $1
    }
    let pipes = (Pipe(), Pipe(), Pipe())
    process.standardInput = pipes.0
    process.standardOutput = pipes.1
    process.standardError = pipes.2
    let box = Box()
    try process.run()
    let reader = Thread {
      box.errors = Self.everything(from: pipes.2)
      box.done.signal()
    }
    reader.start()
    try pipes.0.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes.0.fileHandleForWriting.close()
    output = String(decoding: Self.everything(from: pipes.1), as: UTF8.self)
    box.done.wait()
    process.waitUntilExit()
    errors = String(decoding: box.errors, as: UTF8.self)
    status = process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
  }

  /// Reads to the end. `FileHandle` traps if a signal interrupts it, such as the end of another test's process.
  private static func everything(from pipe: Pipe) -> Data {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(pipe.fileHandleForReading.fileDescriptor, &piece, piece.count)
      if count > 0 { data.append(contentsOf: piece[0..<count]) }
      if count == 0 || (count < 0 && errno != EINTR) { return data }
    }
  }

  private final class Box: @unchecked Sendable {
    let done = DispatchSemaphore(value: 0)
    var errors = Data()
  }

  var lines: [String] { output.split(separator: "\n").map(String.init) }
}

/// Compares a text with the file of its name in `Snapshots`. `RECORD_SNAPSHOTS=1` rewrites the files.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let path = packageFolder + "/Tests/CommandLineTests/Snapshots/\(name).txt"
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return
  }
  let recorded = try String(contentsOfFile: path, encoding: .utf8)
  #expect(text == recorded, "run with RECORD_SNAPSHOTS=1 if the change is meant", sourceLocation: sourceLocation)
}

/// A temporary folder of a test, removed with this object.
final class Scratch {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

@Suite("proscenium --help and its error lines")
struct HelpTests {
  @Test(
    "Help",
    arguments: [
      (["--help"], "help"), (["simulate", "--help"], "help-simulate"), (["conformance", "--help"], "help-conformance"),
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
    let scratch = try Scratch()
    _ = try scratch.write("x.trace", text)
    for arguments in [["conformance", "x.trace"], ["simulate", "WireProbe", "--script", "x.trace"]] {
      let run = try Run(arguments.map { $0 == "WireProbe" ? productsFolder + "/WireProbe" : $0 }, folder: scratch.path)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      try expectSnapshot(run.errors, snapshot)
    }
  }
}
