import DesktopIntegration

/// The output of `install` and `uninstall`: one line per file and a closing sentence for people, or one document for programs.
struct InstallReport {
  /// The app's bundle identifier.
  let app: String
  let changes: [DataHome.Change]
  /// Further notes, as sentences.
  var notes: [String]
  let isDryRun: Bool
  /// The sentence that confirms the operation.
  let closing: String

  init(app: String, _ changes: [DataHome.Change], notes: [String], dryRun: Bool, closing: String) {
    self.app = app
    self.changes = changes
    self.notes = notes
    self.isDryRun = dryRun
    self.closing = closing
  }

  /// Prints the files.
  func showChanges() {
    for change in changes { Console.say(line(change)) }
  }

  /// Prints what follows the files: notes and the closing sentence, or everything as JSON.
  func finish(json: Bool) throws {
    if json { return Console.print(try JSONText.of(Document(self))) }
    for note in notes { Console.logError(note) }
    if !isDryRun { Console.say(closing) }
  }

  private func line(_ change: DataHome.Change) -> String {
    switch change {
    case .wrote(let path): (isDryRun ? "would write " : "wrote ") + path
    case .unchanged(let path): (isDryRun ? "would keep " : "unchanged ") + path
    case .removed(let path): (isDryRun ? "would remove " : "removed ") + path
    case .setAside(let path, let name): (isDryRun ? "would rename " : "renamed ") + "\(path) to \(name)"
    case .kept(let path): "kept \(path), which was edited since it was written"
    }
  }

  private struct Document: Encodable {
    var app: String
    var isDryRun: Bool
    var files: [File]
    var notes: [String]

    struct File: Encodable {
      /// `wrote`, `unchanged`, `removed`, `renamed` or `kept`.
      var change: String
      var path: String
      var newName: String?

      init(_ change: DataHome.Change) {
        switch change {
        case .wrote(let path): (self.change, self.path) = ("wrote", path)
        case .unchanged(let path): (self.change, self.path) = ("unchanged", path)
        case .removed(let path): (self.change, self.path) = ("removed", path)
        case .setAside(let path, let name): (self.change, self.path, newName) = ("renamed", path, name)
        case .kept(let path): (self.change, self.path) = ("kept", path)
        }
      }
    }

    init(_ report: InstallReport) {
      app = report.app
      isDryRun = report.isDryRun
      files = report.changes.map(File.init)
      notes = report.notes
    }
  }
}
