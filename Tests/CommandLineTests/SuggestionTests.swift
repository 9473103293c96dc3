import Foundation
import Testing
import TestSupport
import TestTraits

@Suite("Suggestions for mistyped input on the command line", .waitsForProcesses)
struct SuggestionTests {
  @Test(
    "A mistyped command gives the nearest command",
    arguments: [
      (
        ["simulat", "Notes"],
        "there is no command \u{201C}simulat\u{201D}; did you mean \u{201C}simulate\u{201D}? Commands of proscenium are new, run, "
      ),
      (["Trace"], "there is no command \u{201C}Trace\u{201D}; did you mean \u{201C}trace\u{201D}? "),
      (
        ["help", "conformence"],
        "there is no command \u{201C}conformence\u{201D}; did you mean \u{201C}conformance\u{201D}? "
      ),
      (
        ["sessions", "lst", "Notes"],
        "there is no command \u{201C}lst\u{201D}; did you mean \u{201C}list\u{201D}? Commands of proscenium sessions are list, "
      ),
      (
        ["list", "Notes"],
        "there is no command \u{201C}list\u{201D}; did you mean \u{201C}proscenium sessions list\u{201D}? "
      ),
      (
        ["WireProbe"],
        "there is no command \u{201C}WireProbe\u{201D}; did you mean \u{201C}proscenium simulate WireProbe\u{201D}? "
      ),
      (["dance"], "there is no command \u{201C}dance\u{201D}. Commands of proscenium are new, run, "),
    ])
  func command(arguments: [String], expected: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: " + expected), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test("A mistyped option gives the nearest option, by the argument parser")
  func option() throws {
    let run = try Run(["simulate", "WireProbe", "--profil", "padN"])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: Unknown option '--profil'. Did you mean '--profile'?\n"))
  }

  @Test(
    "A mistyped option value gives the nearest value",
    arguments: [
      (
        ["simulate", "WireProbe", "--profile", "padn"],
        "--profile: error: unknown profile \u{201C}padn\u{201D}; did you mean \u{201C}padN\u{201D}? Known are phone, pad1, padN, duo, mac, desktop\n"
      ),
      (
        ["simulate", "WireProbe", "--trace", "json"],
        "--trace: error: unknown format \u{201C}json\u{201D}; did you mean \u{201C}jsonl\u{201D}? Known are text, jsonl, off\n"
      ),
      (
        ["simulate", "WireProbe", "--variant", "kill=backgruond"],
        "--variant: error: unknown variant \u{201C}kill=backgruond\u{201D}; did you mean \u{201C}kill=background\u{201D}? "
      ),
      (
        ["trace", "Conformance/RULE-R-03.trace", "--format", "htm"],
        "--format: error: unknown format \u{201C}htm\u{201D}; did you mean \u{201C}html\u{201D}? "
      ),
      (
        ["conformance", "Conformance", "--without", "SwiftUi"],
        "--without: error: unknown name \u{201C}SwiftUi\u{201D}; did you mean \u{201C}swiftui\u{201D}? "
      ),
    ])
  func value(arguments: [String], expected: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix(expected), "\(run.errors)")
  }

  @Test("An unknown app gives the nearest app beside the tool and explains how to name others")
  func app() throws {
    let run = try Run(["simulate", "Notse"])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Notse: error: there is no such app; did you mean \u{201C}Notes\u{201D}? Known are "))
    #expect(run.errors.hasSuffix("or name its executable, as .build/debug/MyApp\n"))
    #expect(run.errors.count < 600)
  }

  @Test(
    "A folder in place of a file or an app is reported as a folder",
    arguments: [
      (["simulate", "."], ".: error: this folder is not an app; name its executable, as .build/debug/MyApp\n"),
      (["simulate", "WireProbe", "--script", "docs"], "docs: error: the file cannot be read (it is a folder)\n"),
      (["trace", "docs"], "docs: error: the file cannot be read (it is a folder)\n"),
      (["trace", "nowhere.jsonl"], "nowhere.jsonl: error: the file cannot be read (No such file or directory)\n"),
      (["trace", ""], "\u{201C}\u{201D}: error: the file cannot be read (No such file or directory)\n"),
      (
        ["trace", "Conformance/RULE-R-03.trace", "-o", "/proc/x/y"],
        "/proc/x/y: error: the timeline cannot be written here (No such file or directory)\n"
      ),
    ])
  func folder(arguments: [String], expected: String) throws {
    let run = try Run(arguments)
    #expect(run.status == 64)
    #expect(run.errors == expected)
  }

  @Test("An app built by the package manager in the current folder is found by its name")
  func builtApp() throws {
    let scratch = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: scratch.path + "/.build/debug", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/.build/debug/Mine", withDestinationPath: BuildLayout.products + "/WireProbe")
    let run = try Run(["simulate", "Mine"], input: "state\n", folder: scratch.path)
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasPrefix("app      ") })
  }

  @Test("A mistyped stimulus is reported with its line from standard input, with file and line from a script")
  func stimulus() throws {
    let piped = try Run(["simulate", "WireProbe"], input: "tap icon\nopen-url probe://7\n")
    #expect(piped.status == 64)
    #expect(
      piped.errors.hasSuffix(
        "stdin:2: error: unknown stimulus \u{201C}open-url probe://7\u{201D}; did you mean \u{201C}open url probe://7\u{201D}? "
          + "\u{201C}proscenium stimuli\u{201D} lists all of them\n"))
    let scratch = TemporaryFolder()
    let script = try scratch.write("profile: phone\n\n> tap icon\n> swipe hom\n", to: "s.trace")
    let played = try Run(["simulate", "WireProbe", "--script", script])
    #expect(played.status == 64)
    #expect(
      played.errors.hasPrefix(
        "\(script):4: error: unknown stimulus \u{201C}swipe hom\u{201D}; did you mean \u{201C}swipe home\u{201D}? "))
  }

  @Test("The list that an error refers to contains every stimulus and can be searched by word")
  func list() throws {
    let all = try Run(["stimuli"])
    #expect(all.status == 0)
    #expect(all.lines.count > 50)
    #expect(all.lines.contains { $0.hasPrefix("  tap icon ") })
    #expect(try Run(["stimuli", "url"]).lines.count == 4)
    let none = try Run(["stimuli", "rotate", "left"])
    #expect(none.status == 64)
    #expect(
      none.errors
        == "error: no stimulus has \u{201C}rotate left\u{201D} in it; \u{201C}proscenium stimuli\u{201D} lists all of them.\n"
    )
  }
}
