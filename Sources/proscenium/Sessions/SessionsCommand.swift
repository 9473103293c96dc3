import ArgumentParser

/// `proscenium sessions`
struct SessionsCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "List, show and change an app's saved sessions.",
    discussion: """
      APP is the bundle identifier of an app, a built app (its executable, its folder NAME.app, or the name of one \
      beside proscenium), or it is left out and --state FILE names the file of the sessions. The sessions of an app on \
      the desktop are in $XDG_STATE_HOME/proscenium/BUNDLE-IDENTIFIER/sessions.sqlite, those of a simulated device in \
      the file that simulate was given with --state.

      Sessions are named by their labels, which list prints: A for the first one that the app ever had, then B, C, … They \
      can be listed and shown while the app runs.
      """,
    subcommands: [
      SessionsListCommand.self, SessionsShowCommand.self, SessionsDiscardCommand.self, SessionsRecoverCommand.self,
      SessionsExportCommand.self, SessionsImportCommand.self,
    ])

  static let examples = [
    Example(
      "Create some sessions in a file:",
      "printf 'tap icon\\nnew window\\n' | proscenium simulate Notes --profile padN --state notes.sqlite"),
    Example("List them:", "proscenium sessions list --state notes.sqlite"),
  ]
}

/// The options of all its subcommands.
struct SessionsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file of the sessions, in place of APP.", valueName: "file"), completion: .file())
  var state: String?
}
