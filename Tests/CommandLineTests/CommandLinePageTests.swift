import Foundation
import SceneSimulator
import Testing
import TestSupport

@testable import proscenium

/// Parts of the page that follow from the code are between marks; `RECORD_SNAPSHOTS=1` rewrites them.
@Suite("docs/COMMAND_LINE.md")
struct CommandLinePageTests {
  static let file = BuildLayout.package + "/docs/COMMAND_LINE.md"

  @Test(
    "What it states about commands, stimuli, the prompt and exit statuses is what the tool does",
    arguments: ["commands", "stimuli", "prompt", "exit statuses"])
  func section(name: String) throws {
    let expected =
      switch name {
      case "commands": CommandReference.commands(try CommandDescription.all())
      case "stimuli": CommandReference.stimuli
      case "prompt": CommandReference.promptCommands
      default: CommandReference.exitStatuses
      }
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(name) -->\n"), "the page has no mark for its \(name)")
    let end = try #require(text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      let fresh = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: expected + "\n")
      try fresh.write(toFile: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      text[start.upperBound..<end.lowerBound] == expected + "\n", "run with RECORD_SNAPSHOTS=1 if the change is meant")
  }

  @Test("It contains every stimulus, command and option")
  func complete() throws {
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
    for form in StimulusDefinition.all {
      #expect(text.contains("| `\(form.syntax.replacing("|", with: "\\|"))` | \(form.summary) |"))
    }
    #expect(CommandTree.all.count == 26)
    for command in try CommandDescription.all() {
      #expect(text.contains("\n### \(command.name)\n"))
      for option in command.options { #expect(text.contains("| `\(option.name)` |"), "\(option.name)") }
    }
  }

  @Test("The commands that it lists with --json have that option, and no others do")
  func json() throws {
    let text = try String(contentsOfFile: Self.file, encoding: .utf8)
    let sentence = try #require(
      text.components(separatedBy: "with `--json`, by ").last?.components(separatedBy: ":").first)
    let named = Set(sentence.matches(of: /`([a-z ]+)`/).map { String($0.1) })
    let having = try CommandDescription.all().filter { $0.options.contains { $0.name == "--json" } }
    #expect(named == Set(having.map { $0.path.dropFirst().joined(separator: " ") }))
  }
}
