import BinaryPlist
import Foundation
import SceneStore
import SceneSystem
import Testing
import TestSupport
import TestTraits

/// A home folder with the sessions of one app.
private struct Home {
  let scratch: TemporaryFolder
  let identifier = "org.example.letters"

  init(_ state: PersistentState? = Home.sample) throws {
    scratch = TemporaryFolder()
    if let state { try SQLiteSessionStore(path: path, report: { _ in }).commit(state) }
  }

  func path(of identifier: String) -> String { "\(scratch.path)/proscenium/\(identifier)/sessions.sqlite" }
  var path: String { path(of: identifier) }

  /// Runs `proscenium sessions`; the home's path is replaced by HOME in the output.
  func run(_ arguments: [String]) throws -> Run {
    var run = try Run(
      ["sessions"] + arguments, folder: scratch.path,
      environment: ["XDG_STATE_HOME": scratch.path, "XDG_RUNTIME_DIR": scratch.path + "/run"])
    run.output = run.output.replacingOccurrences(of: scratch.path, with: "HOME")
    run.errors = run.errors.replacingOccurrences(of: scratch.path, with: "HOME")
    return run
  }

  func stored(_ identifier: String? = nil) throws -> PersistentState? {
    try SQLiteSessionStore.read(path: path(of: identifier ?? self.identifier), report: { Issue.record("\($0)") })
  }

  /// Three sessions: A with every value that can be saved, B as left by an app that never saved, C with a state that was set aside.
  static var sample: PersistentState {
    var state = PersistentState(identifierSeed: 7)
    let editor = SceneConfiguration(name: "Editor", delegateClassName: "Letters.SceneDelegate")
    let a = state.addSession(
      configuration: editor, restorationActivity: activity("Dear Ada\u{1B}[31m", values: everything),
      conditions: ActivationConditions(
        canActivate: .comparison(.beginsWith, "letters://\"ada\"", []),
        prefersToActivate: .or([.comparison(.equal, "a", [.caseInsensitive]), .not(.isIn(["b", "c"], []))])))
    _ = state.addSession(configuration: SceneConfiguration(name: "Viewer", storyboardName: "Main"))
    let c = state.addSession(configuration: editor)
    for index in state.entries.indices {
      switch state.entries[index].record.id {
      case a:
        state.entries[index].record.userInfo = Bytes(
          BinaryPropertyListWriter.bytes(of: .dictionary(["page": .integer(3)])))
        state.entries[index].record.geometry = WindowGeometry(x: 10, y: 20, width: 800, height: 600, isMaximized: true)
        state.entries[index].record.snapshot = "a.png"
        state.entries[index].record.isDiscardedOnDisconnection = true
      case c:
        state.entries[index].record.stateSetAside = activity("Dear Charles", values: ["page": .integer(1)])
        state.entries[index].restorationDeaths = 1
      default: break
      }
    }
    state.space = [c, a]
    return state
  }

  private static var everything: [String: PropertyListValue] {
    func tagged(_ type: String, _ value: PropertyListValue) -> PropertyListValue {
      .dictionary(["org.proscenium.type": .string(type), "value": value])
    }
    return [
      "bool": .bool(true), "count": .integer(-3), "ratio": .real(0.5), "huge": .unsigned(.max),
      "date": .date(0), "fraction": .date(86_400.25), "blob": .data(Array(0..<40)), "none": .data([]),
      "text": .string("two\nlines and a \"quote\""), "list": .array([.integer(1), .string("x")]), "empty": .array([]),
      "nested": .dictionary(["deep": .dictionary(["deeper": .string("here")])]),
      "url": tagged("url", .string("https://example.org/a")),
      "uuid": tagged("uuid", .string("49D451EC-721C-4CDB-90D8-98D5E6EB6EBF")),
      "price": tagged("decimal", .string("1.10")), "set": tagged("set", .array([.string("a"), .string("b")])),
      "null": .dictionary(["org.proscenium.type": .string("null")]),
      "numbered": tagged("entries", .array([.array([.integer(1), .string("one")])])),
    ]
  }

  static func activity(_ title: String, values: [String: PropertyListValue]) -> ActivityArchive {
    ActivityArchive(
      activityType: "org.example.letters.editing", targetContentIdentifier: "letters://ada",
      bytes: Bytes(
        BinaryPropertyListWriter.bytes(
          of: .dictionary([
            "format": .integer(1), "activityType": .string("org.example.letters.editing"), "title": .string(title),
            "isEligibleForHandoff": .bool(true), "userInfo": .dictionary(values),
          ]))))
  }
}

@Suite("proscenium sessions", .waitsForProcesses)
struct SessionsTests {
  @Test(
    "The help is equal to its snapshot",
    arguments: ["", "list", "show", "discard", "recover", "export", "import"])
  func help(command: String) throws {
    let run = try Run(["sessions"] + (command.isEmpty ? [] : [command]) + ["--help"])
    #expect(run.status == 0)
    try expectSnapshot(run.output, command.isEmpty ? "help-sessions" : "help-sessions-\(command)")
  }

  @Test("list prints a table with the last used session first and the known facts of each")
  func list() throws {
    var state = Home.sample
    state.discard(SessionID(rawValue: 2))
    let run = try Home(state).run(["list", "org.example.letters"])
    #expect(run.status == 0 && run.errors.isEmpty)
    try expectSnapshot(run.output, "sessions-list")
  }

  @Test("show prints everything in a session, each value with its type, on one line and without control characters")
  func show() throws {
    let home = try Home()
    try expectSnapshot(try home.run(["show", home.identifier, "A"]).output, "sessions-show")
    try expectSnapshot(try home.run(["show", home.identifier, "C"]).output, "sessions-show-aside")
  }

  @Test("--state names the file itself, and the output of --json is that of export")
  func stateOption() throws {
    let home = try Home()
    #expect(try home.run(["list", "--state", home.path]).lines.count == 5)
    let json = try home.run(["show", "--state", home.path, "B", "--json"]).output
    #expect(json.contains("\"label\" : \"B\"") && !json.contains("\"label\" : \"A\""))
    let all = try home.run(["list", home.identifier, "--json"]).output
    #expect(all.contains("\"content\"") && !all.contains("\"bytes\""))
  }

  @Test("An app that saved nothing has no sessions, and that is no error")
  func nothingKept() throws {
    let home = try Home(PersistentState())
    let run = try home.run(["list", home.identifier])
    #expect(run.status == 0)
    #expect(
      run.output == "org.example.letters has no sessions. They would be saved in "
        + "HOME/proscenium/org.example.letters/sessions.sqlite.\n")
  }

  @Test(
    "A request that cannot be carried out gives one message with a way out, and exit status 64",
    arguments: [
      (["list"], "sessions: error: there is no APP; name an app, or the file of its sessions with --state\n"),
      (["list", "org.example.letters", "--state", "x"], "names the sessions already; leave the app out\n"),
      (
        ["list", "org.example.other"],
        "org.example.other: error: this is neither a built app nor the bundle identifier of one that has saved sessions; "
          + "sessions are saved for org.example.letters\n"
      ),
      (
        ["list", "--state", "none.sqlite"],
        "none.sqlite: error: there is no such file, so there are no sessions in it\n"
      ),
      (
        ["show", "org.example.letters", "Q"],
        "org.example.letters: error: there is no session \u{201C}Q\u{201D}; known are A, B, C\n"
      ),
      (["show", "org.example.letters"], "error: show needs the label of a session, as A.\n"),
      (["show", "org.example.letters", "A", "B"], "error: show takes one label; 2 were given.\n"),
      (["discard", "org.example.letters"], "error: discard needs the label of a session, as A.\n"),
      (
        ["discard", "org.example.letters", "A", "a"],
        "there is no session \u{201C}a\u{201D}; did you mean \u{201C}A\u{201D}? Known are A, B, C\n"
      ),
      (["recover", "org.example.letters", "A"], "session A has no state that was set aside\n"),
      (["import", "org.example.letters", "none.json"], "none.json: error: the file cannot be read\n"),
      (["export", "org.example.letters", "no/such/folder.json"], "the sessions cannot be written here: "),
    ])
  func mistakes(arguments: [String], sentence: String) throws {
    let home = try Home()
    let run = try home.run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(sentence))
    #expect(run.output.isEmpty)
    #expect(try home.stored() == Home.sample)
  }

  @Test("L-07: a discard while the app is not running is recorded and delivered once")
  func discard() throws {
    let home = try Home()
    let run = try home.run(["discard", home.identifier, "A", "C", "A"])
    #expect(run.status == 0)
    #expect(
      run.output
        == "Sessions A, C, A of org.example.letters are discarded. The app is not running; it is notified at its next "
        + "launch.\n")
    let state = try #require(try home.stored())
    #expect(state.pendingDiscards.map(\.id.label) == ["A", "C"])
    #expect(state.sessions.map(\.id.label) == ["B"])
    #expect(try home.run(["discard", home.identifier, "A"]).status == 64)
  }

  @Test("A store that another, unresponsive process writes is not changed, and the process is named")
  func inUse() throws {
    let home = try Home()
    let writer = SQLiteSessionStore(path: home.path, report: { _ in })
    _ = try writer.load()
    let process = ProcessInfo.processInfo.processIdentifier
    let discard = try home.run(["discard", home.identifier, "A"])
    #expect(discard.status == 64)
    #expect(discard.errors.contains("the running app, process \(process), does not respond; quit it first"))
    let recover = try home.run(["recover", home.identifier, "C"])
    #expect(recover.errors.contains("the app is running as process \(process); quit it first, then try again"))
    #expect(try home.run(["list", home.identifier]).status == 0)
    #expect(try home.stored() == Home.sample)
    _ = writer
  }

  @Test("recover restores a state that was set aside")
  func recover() throws {
    let home = try Home()
    let run = try home.run(["recover", home.identifier, "C"])
    #expect(run.status == 0)
    let session = try #require(try home.stored()?.sessions.first { $0.id.label == "C" })
    #expect(session.restorationActivity == Home.activity("Dear Charles", values: ["page": .integer(1)]))
    #expect(session.stateSetAside == nil)
  }

  @Test("import reads what export wrote unchanged and in the same order; only the owner can read the file")
  func roundTrip() throws {
    let home = try Home()
    let file = home.scratch.path + "/letters.json"
    #expect(
      try home.run(["export", home.identifier, file]).output
        == "3 sessions of org.example.letters written to HOME/letters.json.\n")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let run = try home.run(["import", "org.example.copy", file])
    #expect(run.status == 0)
    let copy = try #require(try home.stored("org.example.copy"))
    func withoutID(_ record: SessionRecord) -> SessionRecord {
      var record = record
      record.id = SessionID(rawValue: 0)
      return record
    }
    #expect(copy.sessions.map(withoutID) == Home.sample.sessions.map(withoutID))
    // Imported sessions are exported again, byte for byte.
    let again = try home.run(["export", home.identifier]).output
    #expect(try again == String(contentsOfFile: file, encoding: .utf8))
  }

  @Test("Imported next to the originals, sessions get new labels and identifiers")
  func importTwice() throws {
    let home = try Home()
    let file = home.scratch.path + "/letters.json"
    _ = try home.run(["export", home.identifier, file])
    let run = try home.run(["import", home.identifier, file])
    #expect(
      run.lines[0]
        == "Session A of HOME/letters.json is session D of org.example.letters; its identifier was taken, so it has a new one."
    )
    let state = try #require(try home.stored())
    #expect(state.sessions.count == 6)
    #expect(Set(state.sessions.map(\.persistentIdentifier)).count == 6)
  }

  @Test(
    "A file with a mistake is reported with its place, and nothing is imported",
    arguments: [
      ("\"format\" : 1", "\"format\" : 2", "is of format 2, and this version of proscenium reads format 1"),
      ("\"role\" : \"UIWindowSceneSessionRoleApplication\"", "\"role\" : \"\"", "sessions[0].role is empty"),
      ("\"canActivate\" : \"TRUEPREDICATE\"", "\"canActivate\" : \"SELF MATCHES 'x'\"", "conditions cannot be read: "),
      ("\"bytes\" : \"", "\"bytes\" : \"?", "is not base64"),
      ("\"bytes\" : \"YnBsaXN0", "\"bytes\" : \"eHBsaXN0", "is not a property list. "),
      ("\"label\"", "\"lable\"", ".sessions[0].label is missing"),
      ("\"label\" : \"A\"", "\"label\" : 1", ".label is not a String"),
      ("{", "[", "it is not JSON"),
    ])
  func damagedFile(whole: String, damaged: String, sentence: String) throws {
    let home = try Home()
    let text = try home.run(["export", home.identifier]).output
    let location = try #require(text.range(of: whole))
    let file = try home.scratch.write(text.replacingCharacters(in: location, with: damaged), to: "damaged.json")
    let run = try home.run(["import", home.identifier, file])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("HOME/damaged.json: error: ") && run.errors.contains(sentence), "\(run.errors)")
    #expect(try home.stored() == Home.sample)
  }
}
