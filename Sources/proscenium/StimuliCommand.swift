import ArgumentParser
import SceneSimulator
import SceneSystem

/// `proscenium stimuli [WORD…]`
struct StimuliCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "stimuli",
    abstract: "List what can happen to a simulated device.",
    usage: "proscenium stimuli [WORD…] [--json]",
    discussion: """
      These are the lines that the prompt of simulate, its standard input, device scripts and Device.perform(_:) of \
      SceneTesting accept. LABEL is a session's label, such as A; parts in brackets are optional.
      """)

  static let examples = [
    Example("List all of them:", "proscenium stimuli"),
    Example("List those about links:", "proscenium stimuli url"),
  ]

  @Argument(
    help: ArgumentHelp("Only those with these words in their syntax or summary.", valueName: "word"),
    completion: .list(Set(StimulusDefinition.all.flatMap(\.words)).sorted()))
  var words: [String] = []

  @Flag(help: "Print JSON for programs.")
  var json = false

  mutating func run() throws {
    let query = words.joined(separator: " ")
    guard json else {
      let lines = StimulusDefinition.table(matching: query)
      if lines.isEmpty {
        throw Console.refuse(
          "no stimulus has \u{201C}\(query.oneLine)\u{201D} in it; \u{201C}proscenium stimuli\u{201D} lists all of them."
        )
      }
      for line in lines { Console.print(line) }
      return
    }
    let forms = StimulusDefinition.all.filter { $0.isDescribed(by: query) }
    Console.print(
      try JSONText.of(
        forms.map { Row(syntax: $0.syntax, words: $0.words, options: $0.options, summary: $0.summary) }))
  }

  private struct Row: Encodable {
    var syntax: String
    var words: [String]
    var options: [String]
    var summary: String
  }
}
