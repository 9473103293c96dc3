import ArgumentParser
import Foundation
import SceneSystem

/// `proscenium sessions import APP FILE`
struct SessionsImportCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the sessions of an exported file to an app's.",
    usage: """
      proscenium sessions import APP FILE
      proscenium sessions import --state FILE FILE
      """,
    discussion: """
      Imported sessions get new labels and keep their identifiers, unless another session has them. The whole file is \
      checked before anything is written. The app must not be running.
      """)

  static let examples = [
    Example("Add exported sessions to the example app's:", "proscenium sessions import Notes notes.json"),
    Example("Copy them into a file:", "proscenium sessions import --state copy.sqlite notes.json"),
  ]

  @Argument(
    help: ArgumentHelp("The app (left out with --state), and the file that export wrote.", valueName: "app-file"),
    completion: Completions.appThenFile)
  var names: [String]

  @OptionGroup var options: SessionsOptions

  mutating func run() throws {
    let (app, files) = try AppSessions.split(names, options.state)
    guard files.count == 1, let file = files.first else {
      throw Console.refuse("import needs the one file that export wrote; \(files.count) were named.")
    }
    try AppSessions.perform(app, options.state, mayBeNew: true) { sessions in
      let records = try SessionsDocument.read(file)
      var added: [(label: String, was: String, keepsIdentifier: Bool)] = []
      try sessions.edit([]) { state, _ in
        for (imported, id) in zip(records, state.importSessions(records.map(\.record))) {
          let identifier = state.session(id)?.persistentIdentifier
          added.append((id.label, imported.label, identifier == imported.record.persistentIdentifier))
        }
      }
      for session in added {
        let identifier = session.keepsIdentifier ? "" : "; its identifier was taken, so it has a new one"
        Console.say(
          "Session \(session.was.oneLine) of \(file.oneLine) is session \(session.label) of \(sessions.name)\(identifier)."
        )
      }
      if added.isEmpty { Console.say("There are no sessions in \(file).") }
    }
  }
}
