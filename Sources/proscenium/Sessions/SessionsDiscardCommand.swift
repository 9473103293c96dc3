import ArgumentParser
import SceneStore
import SceneSystem
import SceneWire

/// `proscenium sessions discard APP LABEL…`
struct SessionsDiscardCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "discard",
    abstract: "Discard sessions permanently, as closing their windows does.",
    usage: """
      proscenium sessions discard APP LABEL…
      proscenium sessions discard --state FILE LABEL…
      """,
    discussion: """
      A running app is notified immediately, by didDiscardSceneSessions. An app that is not running is notified at its next \
      launch, before anything is connected; until then list shows the session as "discard pending".
      """)

  static let examples = [
    Example("Discard the first session of the example app:", "proscenium sessions discard Notes A"),
    Example("Discard two sessions in a file:", "proscenium sessions discard --state notes.sqlite A B"),
  ]

  @Argument(
    help: ArgumentHelp("The app (left out with --state), and the sessions' labels.", valueName: "app-labels"),
    completion: Completions.labels)
  var names: [String]

  @OptionGroup var options: SessionsOptions

  mutating func run() throws {
    let (app, labels) = try AppSessions.labels(names, options.state, for: "discard")
    try AppSessions.perform(app, options.state) { sessions in
      let outcome = try sessions.edit(labels) { state, ids in
        for id in ids { state.discard(id) }
      } elsewhere: { ids in
        .discard(ids)
      }
      let what = labels.count == 1 ? "Session \(labels[0])" : "Sessions \(labels.joined(separator: ", "))"
      let verb = labels.count == 1 ? "is" : "are"
      switch outcome {
      case .edited:
        Console.say(
          "\(what) of \(sessions.name) \(verb) discarded. The app is not running; it is notified at its next launch.")
      case .granted(let process):
        let who = process.map { "The app, process \($0)," } ?? "The running app"
        Console.say("\(what) of \(sessions.name) \(verb) discarded. \(who) was notified.")
      }
    }
  }
}
