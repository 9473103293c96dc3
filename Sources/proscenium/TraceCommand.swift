import ArgumentParser
import Foundation
import SceneSimulator
import SceneTrace

/// `proscenium trace FILE`
struct TraceCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Show a trace as a timeline.",
    discussion: """
      FILE is the output of "proscenium simulate --trace jsonl", or a device script, whose expected events are then shown \
      as if they had happened. The timeline has a lane for the process, the app and each session, with its states; stimuli, \
      callbacks and notifications in their order; restorations, discards and kills are marked.

      text     lines for people
      jsonl    lines for programs, as simulate writes them
      html     one self-contained page, for any browser
      svg      one picture
      chrome   for https://ui.perfetto.dev and Chrome's tracing page
      mermaid  a sequence diagram, which GitHub draws in Markdown
      """)

  static let examples = [
    Example(
      "Draw a device script as one page for a browser:", "proscenium trace Conformance/RULE-R-03.trace -o timeline.html"
    ),
    Example(
      "Show what happened to an app as a diagram:",
      "echo 'tap icon' | proscenium simulate Notes --trace jsonl 2>/dev/null | proscenium trace - --format mermaid"),
  ]

  @Argument(
    help: ArgumentHelp("A trace in JSON Lines or a device script; - is standard input.", valueName: "file"),
    completion: .file(extensions: ["jsonl", "trace"]))
  var file: String

  @Option(
    help: ArgumentHelp(
      "text, jsonl, html, svg, chrome or mermaid (default: by the extension of the output file, else text).",
      valueName: "format"), completion: .list(TimelineFormat.allCases.map(\.rawValue)))
  var format: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output file (default: standard output). An existing file is replaced.", valueName: "file"),
    completion: .file())
  var output: String?

  mutating func run() throws {
    do throws(ScriptError) {
      let format = try chosenFormat()
      try write(format.text(for: try TraceFile.timeline(file)))
    } catch {
      throw Console.refuse(error)
    }
  }

  private func chosenFormat() throws(ScriptError) -> TimelineFormat {
    guard let format else { return output.flatMap(TimelineFormat.init(path:)) ?? .text }
    guard let timelineFormat = TimelineFormat(rawValue: format) else {
      throw .unknown("format", format, known: TimelineFormat.allCases.map(\.rawValue), location: "--format")
    }
    return timelineFormat
  }

  private func write(_ text: String) throws(ScriptError) {
    guard let output, output != "-" else { return Console.write(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
    } catch {
      throw ScriptError(
        .unusableFile, location: output,
        message: "the timeline cannot be written here (\(FileProblem.reason(error, path: output)))")
    }
  }
}
