import ArgumentParser
import Foundation
import SceneSimulator
import SceneSystem

/// `proscenium sessions export APP [FILE]`
struct SessionsExportCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write an app's sessions as JSON.",
    usage: """
      proscenium sessions export APP [FILE]
      proscenium sessions export --state FILE [FILE]
      """,
    discussion: """
      The file has everything that is saved, in readable form ("content") and as bytes ("bytes", base64); import reads the \
      bytes. Equal sessions give equal files. Only its owner may read it, because it has the user's data.
      """)

  static let examples = [
    Example("Write the sessions in a file as JSON:", "proscenium sessions export --state notes.sqlite notes.json"),
    Example("Write those of the example app to standard output:", "proscenium sessions export Notes > backup.json"),
  ]

  @Argument(
    help: ArgumentHelp(
      "The app (left out with --state), and the file to write (default: standard output).", valueName: "app-file"),
    completion: Completions.appThenFile)
  var names: [String] = []

  @OptionGroup var options: SessionsOptions

  mutating func run() throws {
    let (app, files) = try AppSessions.split(names, options.state)
    guard files.count <= 1 else { throw Console.refuse("export writes one file; \(files.count) were named.") }
    try AppSessions.perform(app, options.state) { sessions in
      let state = try sessions.read()
      let text = try SessionsDocument(state, app: sessions.name).text
      guard let file = files.first else {
        Console.print(text)
        return
      }
      try write(text + "\n", to: file)
      let count = state.entries.count
      Console.say("\(count) \(count == 1 ? "session" : "sessions") of \(sessions.name) written to \(file).")
    }
  }

  /// Writes a temporary file and renames it, so that an existing file is replaced as a whole or not at all.
  private func write(_ text: String, to file: String) throws(ScriptError) {
    let fresh = "\(file).\(ProcessInfo.processInfo.processIdentifier)"
    let manager = FileManager.default
    guard manager.createFile(atPath: fresh, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600]),
      rename(fresh, file) == 0
    else {
      let reason = String(cString: strerror(errno))
      unlink(fresh)
      throw ScriptError(.unusableFile, location: file, message: "the sessions cannot be written here: \(reason)")
    }
  }
}
