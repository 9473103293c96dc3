import ArgumentParser
import Foundation
import SceneSimulator

/// `proscenium conformance PATH…`
struct ConformanceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Run golden traces against the reference apps.",
    discussion: """
      Prints "ok ID" or "differs ID" with a diff for each file, and closes with "conformance: N of M traces". The exit \
      status is 0 only when N equals M, 1 when a trace differs, and 64 when a file has a mistake, which is then named \
      by file and line before anything runs.
      """)

  @Argument(
    help: ArgumentHelp("Trace files, or folders that hold some.", valueName: "path"),
    completion: .file(extensions: ["trace"]))
  var paths: [String]

  @Option(help: ArgumentHelp("Leave out the files that need this: swiftui.", valueName: "what"))
  var without: [String] = []

  @Option(help: ArgumentHelp("Where the reference apps are (default: beside proscenium).", valueName: "folder"))
  var apps: String?

  mutating func run() throws {
    for name in without where name != "swiftui" {
      throw Console.refuse(
        ScriptError(place: "--without", message: "unknown name \u{201C}\(name)\u{201D}; known is swiftui"))
    }
    var scripts: [DeviceScript]
    do {
      scripts = try DeviceScript.load(paths: paths)
    } catch {
      throw Console.refuse(error)
    }
    if without.contains("swiftui") {
      let count = scripts.count
      scripts.removeAll { $0.app.needsSwiftUI }
      if scripts.count < count {
        Console.print(
          "left out: \(count - scripts.count) \(count - scripts.count == 1 ? "trace that needs" : "traces that need") SwiftUI"
        )
      }
    }
    DeviceTermination.handleSignals()
    let results = ConformanceRunner(folder: apps ?? Tool.folder).run(scripts) { Console.print($0.text) }
    let passed = results.filter(\.isOK).count
    Console.print("conformance: \(passed) of \(results.count) traces")
    if passed < results.count { throw ExitCode.failure }
  }
}
