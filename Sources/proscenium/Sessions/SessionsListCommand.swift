import ArgumentParser
import SessionReports

/// `proscenium sessions list APP`
struct SessionsListCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print a table of an app's sessions, the most recently used first.",
    usage: """
      proscenium sessions list APP [--json]
      proscenium sessions list --state FILE [--json]
      """)

  static let examples = [
    Example("List the example app's sessions:", "proscenium sessions list Notes"),
    Example("List the sessions in a file as JSON:", "proscenium sessions list --state notes.sqlite --json"),
  ]

  @Argument(
    help: ArgumentHelp("The app; left out with --state.", valueName: "app"), completion: Completions.appsWithSessions)
  var app: String?

  @OptionGroup var options: SessionsOptions

  @Flag(help: "Print JSON for programs, as export does, without the saved bytes.")
  var json = false

  mutating func run() throws {
    try AppSessions.perform(app, options.state) { sessions in
      let state = try sessions.read()
      if json {
        Console.print(try SessionsDocument(state, app: sessions.name, withBytes: false).text)
      } else {
        for line in SessionsTable(state, of: sessions.name, at: sessions.path).lines { Console.print(line) }
      }
    }
  }
}
