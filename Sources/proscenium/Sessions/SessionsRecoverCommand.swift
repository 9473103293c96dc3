import ArgumentParser
import SceneSystem

/// `proscenium sessions recover APP LABEL…`
struct SessionsRecoverCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "recover",
    abstract: "Restore a state that was set aside.",
    usage: """
      proscenium sessions recover APP LABEL…
      proscenium sessions recover --state FILE LABEL…
      """,
    discussion: """
      If two processes end while they restore a session, its state is set aside and its next scene starts clean. Once the \
      app can restore it, this command replaces the session's present state by it. The app must not be running.
      """)

  static let examples = [
    Example("Restore the state of the example app's first session:", "proscenium sessions recover Notes A"),
    Example("The same for two sessions in a file:", "proscenium sessions recover --state notes.sqlite A B"),
  ]

  @Argument(
    help: ArgumentHelp("The app (left out with --state), and the sessions' labels.", valueName: "app-labels"),
    completion: Completions.labels)
  var names: [String]

  @OptionGroup var options: SessionsOptions

  mutating func run() throws {
    let (app, labels) = try AppSessions.labels(names, options.state, for: "recover")
    try AppSessions.perform(app, options.state) { sessions in
      try sessions.edit(labels) { state, ids in
        for id in ids where !state.recoverStateSetAside(of: id) {
          throw sessions.error("session \(id.label) has no state that was set aside")
        }
      }
      for label in labels {
        Console.say(
          "The state of session \(label) of \(sessions.name) is restored; its scene receives it at the next launch.")
      }
    }
  }
}
