import Foundation
import TestSupport
import TestTraits
import Testing

/// `ProsceniumRefusesUnknownArguments` in Info.plist, which the examples have.
@Suite("Arguments of an app that reads none itself", .waitsForProcesses, .serialized) struct UnknownArgumentTests {
  let folder = TemporaryFolder.forApps()

  /// The output of a start that ends by itself.
  private func end(_ app: String, _ arguments: String...) throws -> (status: Int32, output: [String], errors: String) {
    let process = try RunningProcess(app: app, in: folder, arguments: arguments)
    let output = process.remainingLines()
    return (process.waitForEnd(), output, try process.errorText)
  }

  @Test("An unknown option is refused with status 64", arguments: ["--anything", "-x", "--proscenium-colour"])
  func option(_ option: String) throws {
    let result = try end("Notes", option)
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(
      result.errors
        == "Notes has no option \u{201C}\(option)\u{201D}. It opens files, and links that begin with notes:. It was "
        + "not started.\n")
  }

  @Test(
    "A link of a foreign scheme, and a file that does not exist, are refused",
    arguments: ["https://example.org", "mailto:ada@example.org", "missing.txt", ""])
  func link(_ argument: String) throws {
    let result = try end("Notes", argument)
    #expect(result.status == 64 && result.errors.hasPrefix("Notes cannot open \u{201C}\(argument)\u{201D}. "))
  }

  @Test("A file is refused by an app that declares no types of documents")
  func file() throws {
    let file = try folder.write("text", to: "letter.txt")
    let result = try end("Chat", file)
    #expect(result.status == 64)
    #expect(
      result.errors
        == "Chat cannot open \u{201C}\(file)\u{201D}. It opens links that begin with chat:. It was not started.\n")
  }

  @Test("--help prints what the app opens")
  func help() throws {
    let result = try end("Notes", "--help")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.output == [
        "Usage: Notes [FILE or LINK]\u{2026}", "",
        "It opens files, and links that begin with notes:. If it runs already, it comes to the front.",
      ])
  }

  @Test(
    "What the desktop and a Mac start apps with is accepted",
    arguments: [
      ["-AppleLanguages", "(de)"], ["--proscenium-action", "new-window"], ["notes:groceries"],
      ["--proscenium-search-query", "milk"],
    ])
  func known(_ arguments: [String]) throws {
    let process = try RunningProcess(app: "Notes", in: folder, arguments: arguments, mergesErrors: true)
    let line = try #require(process.line())
    #expect(line.hasPrefix("Notes: no display, so its windows are not shown."), "\(line)")
    process.send(SIGKILL)
    _ = process.remainingLines()
  }
}
