import ArgumentParser
import Foundation
import SceneConformance
import SceneSimulator

/// `proscenium conformance PATH…`
struct ConformanceCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Run golden traces against the reference apps.",
    discussion: """
      Prints "ok ID" or "differs ID" with a diff for each file, and ends with "conformance: N of M traces". The exit \
      status is 0 if N equals M, 1 if a trace differs, and 64 if a file has a mistake, which is then reported with \
      file and line before anything runs.
      """)

  static let examples = [
    Example("Run one trace:", "proscenium conformance Conformance/RULE-R-03.trace"),
    Example(
      "Run all traces of a folder, and print the results as JSON:",
      "proscenium conformance --json Conformance/desktop"),
  ]

  @Argument(
    help: ArgumentHelp("Trace files, or folders of trace files.", valueName: "path"),
    completion: .file(extensions: ["trace"]))
  var paths: [String]

  @Option(
    help: ArgumentHelp("Leave out the files that need this: swiftui.", valueName: "what"),
    completion: .list(["swiftui"]))
  var without: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder of the reference apps (default: beside proscenium, or in .build/debug of this folder).",
      valueName: "folder"),
    completion: .directory)
  var apps: String?

  @Flag(help: "Print JSON for programs, when all traces have run.")
  var json = false

  mutating func run() throws {
    for name in without where name != "swiftui" {
      throw Console.refuse(ScriptError.unknown("name", name, known: ["swiftui"], location: "--without"))
    }
    var scripts: [DeviceScript]
    do {
      scripts = try DeviceScript.load(paths: paths)
    } catch {
      throw Console.refuse(error)
    }
    let count = scripts.count
    if without.contains("swiftui") { scripts.removeAll { $0.app.needsSwiftUI } }
    let leftOut = count - scripts.count
    if leftOut > 0, !json {
      Console.print("left out: \(leftOut) \(leftOut == 1 ? "trace that needs" : "traces that need") SwiftUI")
    }
    DeviceTermination.handleSignals()
    let isJSON = json
    let results = ConformanceRunner(folder: apps ?? Tool.referenceFolder).run(scripts) {
      if !isJSON { Console.print($0.text) }
    }
    let passed = results.filter(\.isOK).count
    if json {
      Console.print(try JSONText.of(ConformanceReport(results, leftOut: leftOut)))
    } else {
      Console.print("conformance: \(passed) of \(results.count) traces")
    }
    if passed < results.count { throw ExitCode.failure }
  }
}
