import ArgumentParser

/// `proscenium sessions`
struct SessionsCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "Look at the sessions that an app has kept, and change them.",
    discussion: """
      APP is the bundle identifier of an app, a built app (its executable, its folder NAME.app, or the name of one \
      beside proscenium), or it is left out and --state FILE names the file that holds the sessions. The sessions of an \
      app that runs by itself lie in $XDG_STATE_HOME/proscenium/BUNDLE-IDENTIFIER/sessions.sqlite, those of a simulated \
      device in the file that simulate was given with --state.

      Sessions are named by their labels, which list prints: A for the first one that the app ever had, then B, C, … They \
      can be looked at while the app runs.
      """,
    subcommands: [
      SessionsListCommand.self, SessionsShowCommand.self, SessionsDiscardCommand.self, SessionsRecoverCommand.self,
      SessionsExportCommand.self, SessionsImportCommand.self,
    ])

  static let examples = [
    Example(
      "Make some sessions to look at, in a file of their own:",
      "printf 'tap icon\\nnew window\\n' | proscenium simulate Notes --profile padN --state notes.sqlite"),
    Example("List them:", "proscenium sessions list --state notes.sqlite"),
  ]
}

/// The options of all its subcommands.
struct SessionsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file that holds the sessions, in place of APP.", valueName: "file"), completion: .file())
  var state: String?
}
