import ArgumentParser
import SessionReports

/// `proscenium sessions show APP LABEL`
struct SessionsShowCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print everything that is saved for one session, with its activity and userInfo readable.",
    usage: """
      proscenium sessions show APP LABEL [--json]
      proscenium sessions show --state FILE LABEL [--json]
      """)

  static let examples = [
    Example("Show the first session in a file:", "proscenium sessions show --state notes.sqlite A"),
    Example("Show the first session of the example app as JSON:", "proscenium sessions show Notes A --json"),
  ]

  @Argument(
    help: ArgumentHelp("The app (left out with --state), and the session's label.", valueName: "app-label"),
    completion: Completions.labels)
  var names: [String]

  @OptionGroup var options: SessionsOptions

  @Flag(help: "Print JSON for programs, as export does.")
  var json = false

  mutating func run() throws {
    let (app, labels) = try AppSessions.labels(names, options.state, for: "show")
    guard labels.count == 1 else { throw Console.refuse("show takes one label; \(labels.count) were given.") }
    try AppSessions.perform(app, options.state) { sessions in
      let state = try sessions.read()
      let id = try sessions.ids(labels, in: state)[0]
      if json {
        Console.print(try SessionsDocument(state, app: sessions.name, only: id).text)
      } else {
        for line in SessionDescription(id, in: state, of: sessions.name).lines { Console.print(line) }
      }
    }
  }
}
