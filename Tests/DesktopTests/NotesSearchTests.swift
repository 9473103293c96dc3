#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// A note in the searches of the desktop, by real keys.
  @Suite("Notes in searches", .waitsForProcesses, .serialized)
  struct NotesSearchTests {
    private let desktop: PrivateDesktop
    private let tool = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
      .appendingPathComponent("proscenium").path

    init() throws { desktop = try PrivateDesktop() }

    @Test("E-03: a note that was typed is found by its title while its app does not run, and opens as it was")
    func note() throws {
      let app = try RunningApp("Notes", on: desktop)
      try desktop.activate("Untitled")
      desktop.act("type", "Groceries")
      _ = try desktop.window(titled: "Groceries")
      var found = ""
      try desktop.wait(for: "the note in the index") {
        found = desktop.output([tool, "search", "groc", "--json"])
        return found.contains("\"title\" : \"Groceries\"")
      }
      // The title that it had before is gone with it.
      #expect(desktop.output([tool, "search", "untitled"]) == "Nothing was found.\n")
      app.signal(SIGKILL)
      _ = app.waitForExit()
      #expect(desktop.output([tool, "search", "groc", "--json"]) == found)
      let results = try JSONSerialization.jsonObject(with: Data(found.utf8)) as? [[String: Any]]
      let key = try #require(results?.first?["key"] as? String)
      let again = try RunningApp("Notes", arguments: ["--proscenium-search-result", key], on: desktop)
      _ = try desktop.window(titled: "Groceries")
      #expect(desktop.windows(titled: "Untitled").isEmpty && again.warnings == [])
      // What is typed last is found although the app quits at once.
      try desktop.activate("Groceries")
      desktop.act("key", "ctrl+End")
      desktop.act("type", " for Monday")
      _ = try desktop.window(titled: "Groceries for Monday")
      again.signal(SIGTERM)
      #expect(again.waitForExit() == 0)
      #expect(desktop.output([tool, "search", "monday"]).contains("Groceries for Monday"))
    }
  }
#endif
