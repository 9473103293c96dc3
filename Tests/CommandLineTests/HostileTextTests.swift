import Foundation
import SceneStore
import SceneSystem
import Testing
import TestSupport
import TestTraits

@Suite(
  "What is hostile in arguments, files and saved states reaches the terminal as one printable line", .waitsForProcesses)
struct HostileTextTests {
  let scratch: TemporaryFolder
  init() throws { scratch = TemporaryFolder() }

  /// Clears the screen, begins new lines, reverses the writing direction, and is long.
  static let hostile =
    "a\u{1B}[2J\u{1B}]0;title\u{7}\nerror: forged\r\u{202E}live\u{2066}\u{2028}\u{85}\u{9B}31m"
    + String(repeating: "long", count: 5_000)

  /// The place of the hostile text in the arguments of tests, whose descriptions go to the log of the test run.
  private static let mark = "HOSTILE"

  private func filled(_ text: String) -> String { text.replacing(Self.mark, with: Self.hostile) }

  /// What a terminal obeys, or shows in another order than it is written.
  private func obeyed(_ text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }.map { "U+\(String($0.value, radix: 16))" }
  }

  private func expectLines(
    _ text: String, atMost count: Int = 1, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(obeyed(text).isEmpty, "\(what): \(obeyed(text))", sourceLocation: sourceLocation)
    #expect(1...count ~= lines.count, "\(what): \(lines.count) lines", sourceLocation: sourceLocation)
    let longest = lines.map(\.unicodeScalars.count).max() ?? 0
    #expect(longest <= 4096, "\(what): a line of \(longest)", sourceLocation: sourceLocation)
  }

  @Test(
    "An argument with control characters is printed on one line",
    arguments: [
      [mark], ["simulate", mark], ["simulate", "./" + mark], ["simulate", "WireProbe", "--profile", mark],
      ["simulate", "WireProbe", "--os", mark], ["simulate", "WireProbe", "--variant", mark],
      ["simulate", "WireProbe", "--trace", mark], ["simulate", "WireProbe", "--trace-file", "/nowhere/" + mark],
      ["simulate", "WireProbe", "--container", "/proc/" + mark],
      ["simulate", "WireProbe", "--state", "/proc/" + mark, "--script", "/nowhere"],
      ["simulate", "WireProbe", "--info-plist", mark], ["simulate", "WireProbe", "--script", mark],
      ["stimuli", mark], ["conformance", mark], ["conformance", "--without", mark, "."],
      ["trace", mark], ["trace", "-", "--format", mark], ["trace", "-", "-o", "/nowhere/" + mark],
      ["sessions", mark], ["sessions", "list", mark], ["sessions", "list", "--state", mark],
      ["sessions", "list", mark, "--state", "x"], ["sessions", "show", "--state", mark, "A"],
      ["sessions", "discard", mark, "A"], ["sessions", "import", "--state", "/nowhere/x", mark],
      ["install", mark], ["install", "WireProbe", "--info-plist", mark], ["uninstall", mark],
    ])
  func argument(arguments: [String]) throws {
    let run = try Run(
      arguments.map(filled), folder: scratch.path,
      environment: ["XDG_STATE_HOME": scratch.path + "/state", "XDG_DATA_HOME": scratch.path + "/data"])
    #expect(run.status == 64)
    expectLines(run.errors, arguments.prefix(3).joined(separator: " "))
  }

  @Test(
    "An option that is unknown, and a value that no option takes",
    arguments: [
      ["simulate", "WireProbe", "--" + mark], ["stimuli", "--json=" + mark], ["simulate", "a", mark],
    ])
  func option(arguments: [String]) throws {
    let run = try Run(arguments.map(filled))
    #expect(run.status == 64)
    expectLines(run.errors, atMost: 6, arguments[0])
  }

  @Test(
    "A line of a script, as of standard input",
    arguments: [
      "> tap \(mark)", "> choose \(mark)", "> tap icon \(mark)", "profile: \(mark)", "\(mark): x",
      "app: \(mark)", "os: \(mark)", "sessions: A=x,\(mark)", "> handoff x y\(mark)",
      "> app activate new \(mark)=x", "> tap icon\n\(mark)", "only: \(mark)", "restoration: \(mark)",
    ])
  func script(text: String) throws {
    // What breaks a line is no part of it.
    let line = String(filled(text).unicodeScalars.filter { !Character($0).isNewline || $0 == "\n" })
      .replacing("\nerror", with: "error")
    let file = try scratch.write(line + "\n", to: "s.trace")
    for arguments in [["simulate", "WireProbe", "--script", file], ["conformance", file], ["trace", file]] {
      let run = try Run(arguments)
      #expect(run.status == 64)
      expectLines(run.errors, "\(arguments[0]): \(text)")
    }
    let run = try Run(["simulate", "WireProbe"], input: String(line.drop { $0 == ">" }) + "\n")
    expectLines(run.errors, "standard input: \(text)")
  }

  @Test(
    "A line of a trace",
    arguments: [
      #"{"kind":"KEY"}"#, #"{"KEY":1}"#,
      #"{"kind":"callback","time":1,"owner":"o","callback":"c","duration":0,"session":"KEY","applicationBefore":"active","applicationAfter":"active"}"#,
      #"{"kind":"callback","time":1,"owner":"o","callback":"c","duration":0,"applicationBefore":"KEY","applicationAfter":"active"}"#,
    ])
  func trace(line: String) throws {
    let text = try #require(String(data: try JSONEncoder().encode(Self.hostile), encoding: .utf8))
    let file = try scratch.write(line.replacing("\"KEY\"", with: text) + "\n", to: "t.jsonl")
    let run = try Run(["trace", file])
    #expect(run.status == 64)
    expectLines(run.errors, line)
  }

  @Test("An event of a trace that is drawn as text is one line")
  func event() throws {
    let text = try #require(String(data: try JSONEncoder().encode(Self.hostile), encoding: .utf8))
    let event =
      #"{"kind":"callback","time":1,"owner":KEY,"callback":KEY,"duration":0,"applicationBefore":"active","#
      + #""applicationAfter":"active","details":[{"key":KEY,"value":KEY}]}"#
    let file = try scratch.write(event.replacing("KEY", with: text) + "\n", to: "t.jsonl")
    let run = try Run(["trace", file])
    #expect(run.status == 0)
    expectLines(run.output, atMost: 12, "trace")
  }

  /// Sessions of which every text is hostile.
  private func hostileStore(bytes: Bytes = [1, 2, 3]) throws -> String {
    let path = scratch.path + "/kept/sessions.sqlite"
    var state = PersistentState(identifierSeed: 1)
    let id = state.addSession(
      configuration: SceneConfiguration(
        name: Self.hostile, sceneClassName: Self.hostile, delegateClassName: Self.hostile,
        storyboardName: Self.hostile),
      restorationActivity: ActivityArchive(
        activityType: Self.hostile, targetContentIdentifier: Self.hostile, bytes: bytes))
    let location = try #require(state.index(of: id))
    state.entries[location].record.snapshot = Self.hostile
    state.entries[location].record.conditions.canActivate = .comparison(.contains, Self.hostile, [])
    try SQLiteSessionStore(path: path, report: { Issue.record("\($0)") }).commit(state)
    return path
  }

  @Test("Saved values of an app are printable lines in a table, alone, and in an error")
  func kept() throws {
    let path = try hostileStore()
    expectLines(try Run(["sessions", "list", "--state", path]).output, atMost: 4, "list")
    expectLines(try Run(["sessions", "show", "--state", path, "A"]).output, atMost: 40, "show")
    expectLines(try Run(["sessions", "show", "--state", path, Self.hostile]).errors, "show a label")
    expectLines(
      try Run(["simulate", "WireProbe", "--state", path], input: "sessions\n").output, atMost: 3, "the prompt")
  }

  @Test("A label in a file that is imported")
  func imported() throws {
    let path = try hostileStore(bytes: [])
    let label = try #require(String(data: try JSONEncoder().encode(Self.hostile), encoding: .utf8))
    let text = try Run(["sessions", "export", "--state", path]).output
    let file = try scratch.write(text.replacing("\"label\" : \"A\"", with: "\"label\" : " + label), to: "x.json")
    let run = try Run(["sessions", "import", "--state", scratch.path + "/new.sqlite", file])
    #expect(run.status == 0)
    expectLines(run.output, "import")
  }

  @Test("A property list that installs an app, and one that a device reads")
  func infoPlist() throws {
    // An OpenStep list writes any letter by its number.
    let text = Self.hostile.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
    let file = try scratch.write(
      """
      { CFBundleIdentifier = "org.example.x"; UIApplicationSceneManifest = { "\(text)" = "\(text)";
        UISceneConfigurations = { "\(text)" = "\(text)"; UIWindowSceneSessionRoleApplication =
          ({ "\(text)" = "\(text)"; UISceneDelegateClassName = ("\(text)"); }); }; }; }
      """, to: "Info.plist")
    let run = try Run(["simulate", "WireProbe", "--info-plist", file])
    #expect(run.errors.contains("Info.plist"))
    expectLines(run.errors, atMost: 12, "diagnostics")
  }
}
