import SceneSystem
import SceneWire
import Testing

@testable import SceneSimulator

@Suite("Parsing of stimuli, and the messages for mistakes")
struct StimulusParserTests {
  let a = SessionID(rawValue: 1)
  let b = SessionID(rawValue: 2)
  let parser = StimulusParser()

  static let fixed: [(String, Stimulus)] = [
    ("tap icon", .tapIcon), ("begin pull notification-center", .beginGesture(.notificationCenter)),
    ("begin pull control-center", .beginGesture(.controlCenter)), ("begin swipe-up", .beginGesture(.appSwitcher)),
    ("cancel gesture", .cancelGesture), ("complete gesture", .completeGesture), ("dismiss", .dismiss),
    ("swipe home", .swipeHome), ("open switcher", .openSwitcher), ("new window", .newWindow), ("quit", .quit),
    ("alert", .alert), ("dismiss alert", .dismissAlert), ("lock", .lock), ("unlock", .unlock), ("app lock", .appLock),
    ("app lock cancel", .appLockCancel), ("handoff deliver", .handoffDeliver(nil)), ("handoff fail", .handoffFail()),
    ("silent push", .silentPush), ("prewarm", .prewarm), ("background fetch", .backgroundFetch),
    ("memory warning", .memoryWarning), ("time change", .significantTimeChange), ("suspend", .suspend), ("kill", .kill),
    ("reboot", .reboot),
    ("choose B", .choose(SessionID(rawValue: 2))), ("swipe away B", .swipeAway(SessionID(rawValue: 2))),
    ("close window B", .closeWindow(SessionID(rawValue: 2))), ("focus B", .focus(SessionID(rawValue: 2))),
    ("confirm close B", .closureConfirmed(SessionID(rawValue: 2))),
    ("cancel close B", .closureCancelled(SessionID(rawValue: 2))), ("side by side", .sideBySide(nil)),
    ("side by side B", .sideBySide(SessionID(rawValue: 2))), ("fold", .fold), ("unfold", .unfold),
    ("drag edge B 500x400", .resize(SessionID(rawValue: 2), SceneSize(width: 500, height: 400), isInteractive: true)),
    ("resize B 500x400", .resize(SessionID(rawValue: 2), SceneSize(width: 500, height: 400), isInteractive: false)),
    ("connect display", .attachDisplay(.externalNonInteractive)),
    ("disconnect display", .detachDisplay(.externalNonInteractive)),
    ("connect camera", .attachDisplay(.cameraCapture)), ("disconnect camera", .detachDisplay(.cameraCapture)),
    ("minimise B", .minimize(SessionID(rawValue: 2))), ("unminimise B", .unminimize(SessionID(rawValue: 2))),
    ("reclaim B", .reclaim(SessionID(rawValue: 2))), ("remove card AA", .removeCard(SessionID(rawValue: 27))),
    ("open url sample://item/7", .external(.urls([OpenedURL(url: "sample://item/7")]))),
    (
      "open url a:1 b:2 target=x",
      .external(
        .urls([
          OpenedURL(url: "a:1", targetContentIdentifier: "x"), OpenedURL(url: "b:2", targetContentIdentifier: "x"),
        ]))
    ),
    ("quick action compose", .external(.quickAction(QuickAction(type: "compose")))),
    (
      "quick action compose target=d",
      .external(.quickAction(QuickAction(type: "compose", targetContentIdentifier: "d")))
    ),
    ("tap notification n1", .external(.notification(NotificationResponse(identifier: "n1")))),
    (
      "tap notification n1 target=d",
      .external(.notification(NotificationResponse(identifier: "n1", targetContentIdentifier: "d")))
    ),
    ("accept share https://e.org/1", .external(.share(ShareInvitation(url: "https://e.org/1")))),
    ("protected data unavailable", .protectedData(available: false)),
    ("protected data available", .protectedData(available: true)),
    ("restoration times out B", .restorationTimedOut(SessionID(rawValue: 2))),
    ("handoff reading", .external(.handoff(activityType: "reading"))),
  ]

  @Test("Each line of the stimuli table is parsed as the table states", arguments: fixed)
  func meaning(line: String, stimulus: Stimulus) throws {
    #expect(try parser.parse(line, location: "prompt") == .device(stimulus))
    #expect(parser.text(for: .device(stimulus)) == line)
  }

  @Test(
    "Requests of the app are parsed",
    arguments: [
      ("app activate new", AppAction.activate(nil, activityType: nil, from: nil)),
      ("app activate new activity=detail from=A", .activate(nil, activityType: "detail", from: SessionID(rawValue: 1))),
      ("app activate B activity=detail", .activate(SessionID(rawValue: 2), activityType: "detail", from: nil)),
      ("app destroy B", .destroy(SessionID(rawValue: 2), .standard)),
      ("app destroy B animation=commit", .destroy(SessionID(rawValue: 2), .commit)),
      ("app destroy B animation=decline", .destroy(SessionID(rawValue: 2), .decline)),
      ("app refresh B", .refresh(SessionID(rawValue: 2))),
      ("type A hello  world", .type(SessionID(rawValue: 1), "hello  world")),
      (#"type A one\ntwo\\n"#, .type(SessionID(rawValue: 1), "one\ntwo\\n")),
      ("type A  # no comment here", .type(SessionID(rawValue: 1), " # no comment here")),
    ])
  func acts(line: String, act: AppAction) throws {
    #expect(try parser.parse(line, location: "prompt") == .app(act))
    #expect(parser.text(for: .app(act)) == line)
  }

  @Test(
    "Z-01, Z-09: a mistyped size or stimulus gets a correction",
    arguments: [
      ("resize A", "\u{201C}resize\u{201D} needs a size; write: resize LABEL WIDTHxHEIGHT"),
      ("resize A 500", "\u{201C}500\u{201D} is no size; write: resize A 500x400"),
      ("drag edge A 5x", "\u{201C}5x\u{201D} is no size; write: drag edge A 500x400"),
      ("unfld", "did you mean \u{201C}unfold\u{201D}?"), ("side-by-side", "did you mean \u{201C}side by side"),
    ])
  func corrections(line: String, message: String) throws {
    let error = #expect(throws: ScriptError.self) { try parser.parse(line, location: "prompt") }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test("E-10: a link's target is its activity, unless the script gives a target")
  func link() throws {
    guard
      case .device(.external(.activity(let plain))) = try parser.parse("tap link https://e.com/7#part", location: "p"),
      case .device(.external(.activity(let aimed))) = try parser.parse(
        "tap link https://e.com/7 target=d", location: "p")
    else {
      Issue.record("no activity")
      return
    }
    #expect(plain.activityType == "NSUserActivityTypeBrowsingWeb")
    #expect(plain.targetContentIdentifier == "https://e.com/7#part")
    #expect(aimed.targetContentIdentifier == "d")
    #expect(parser.text(for: .device(.external(.activity(plain)))) == "tap link https://e.com/7#part")
    #expect(parser.text(for: .device(.external(.activity(aimed)))) == "tap link https://e.com/7 target=d")
  }

  @Test("A stimulus that was parsed earlier is checked against the current sessions")
  func check() throws {
    let now = StimulusParser(knownSessions: [a])
    #expect(throws: Never.self) { try now.check(.app(.activate(nil, activityType: nil, from: a)), location: "f:1") }
    #expect(throws: Never.self) { try now.check(.device(.tapIcon), location: "f:1") }
    let error = #expect(throws: ScriptError.self) { try now.check(.device(.choose(b)), location: "f:1") }
    #expect(error?.description == "f:1: error: unknown label \u{201C}B\u{201D}; known is A")
  }

  @Test("Extra spaces between words are ignored")
  func blanks() throws {
    #expect(try parser.parse("  tap \t icon ", location: "p") == .device(.tapIcon))
    #expect(try parser.parse("app  destroy  B   animation=commit", location: "p") == .app(.destroy(b, .commit)))
  }

  @Test(
    "Mistakes are reported with the known values",
    arguments: [
      ("swipe away D", "unknown label \u{201C}D\u{201D}; known are A, B"),
      ("swipe away d", "unknown label \u{201C}d\u{201D}; known are A, B"),
      ("app activate new from=Z", "unknown label \u{201C}Z\u{201D}; known are A, B"),
      ("type Q hello", "unknown label \u{201C}Q\u{201D}; known are A, B"),
      ("tap link sample://7", "\u{201C}sample://7\u{201D} is no link; a universal link begins with https://"),
      ("swipe away", "\u{201C}swipe away\u{201D} needs a label; write: swipe away LABEL"),
      ("type", "\u{201C}type\u{201D} needs a label; write: type LABEL TEXT"),
      ("open url", "\u{201C}open url\u{201D} needs a URL\u{2026}; write: open url URL\u{2026} [target=ID]"),
      (
        "tap notification",
        "\u{201C}tap notification\u{201D} needs an identifier; write: tap notification ID [target=ID]"
      ),
      (
        "choose A twice", "\u{201C}twice\u{201D} is not understood after \u{201C}choose\u{201D}; write: choose LABEL"
      ),
      (
        "app destroy A speed=9",
        "\u{201C}speed=9\u{201D} is not understood after \u{201C}app destroy\u{201D}; write: app destroy LABEL [animation=standard|commit|decline]"
      ),
      ("app destroy A animation=slow", "unknown animation \u{201C}slow\u{201D}; known are standard, commit, decline"),
      ("open url a:b target=x target=y", "the option \u{201C}target\u{201D} stands twice"),
    ])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: ScriptError.self) {
      try StimulusParser(knownSessions: [b, a]).parse(line, location: "prompt")
    }
    #expect(error?.description == "prompt: error: \(message)")
  }

  @Test("Without sessions to check, any letters are a label and nothing else is")
  func anyLabel() throws {
    #expect(try parser.parse("choose ZZ", location: "p") == .device(.choose(SessionID(rawValue: 702))))
    #expect(throws: ScriptError.self) { try parser.parse("choose 7", location: "p") }
  }

  @Test("A stimulus that no script can express has no text")
  func noText() {
    let silent: [Stimulus] = [
      .processExited, .autosave, .discardSession(a), .geometry(a, WindowGeometry(width: 1, height: 1)),
      .snapshotTaken(a, "a.png"), .external(.share(ShareInvitation(url: "https://e.org/1", title: "Pot Roast"))),
      .reply(.preservedState(nil)),
      .request(RequestID(rawValue: 1), .refresh(a)), .handoffDeliver(ActivityArchive(activityType: "x")),
      .external(.activity(ActivityArchive(activityType: "x"))),
    ]
    for stimulus in silent { #expect(parser.text(for: .device(stimulus)) == nil) }
  }

  @Test("Every form has a one-line summary and a unique syntax")
  func table() {
    #expect(Set(StimulusDefinition.all.map(\.syntax)).count == StimulusDefinition.all.count)
    for form in StimulusDefinition.all {
      #expect(!form.summary.isEmpty && !form.summary.contains("\n") && !form.summary.hasSuffix("."))
    }
  }

  @Test("Writing a stimulus and parsing it again gives the same stimulus", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let stimulus = Self.random(using: &generator)
      let text = try #require(parser.text(for: stimulus), "seed \(seed)")
      #expect(try parser.parse(text, location: "p") == stimulus, "seed \(seed): \(text)")
    }
  }

  @Test("Random lines never trap", arguments: 0..<200 as Range<UInt64>)
  func randomLines(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces =
      StimulusDefinition.all.flatMap(\.words) + ["A", "=", "target=", "[", "\\", "\u{301}", "\u{1F98A}", "  "]
    for _ in 0..<20 {
      let line = (0..<Int.random(in: 0...5, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      guard let stimulus = try? parser.parse(line, location: "p") else { continue }
      #expect(parser.text(for: stimulus) != nil, "seed \(seed): \(line)")
    }
  }

  private static func random(using generator: inout SeededGenerator) -> ScriptStimulus {
    let id = SessionID(rawValue: UInt32.random(in: 1...800, using: &generator))
    let word = ["a", "sample://item/7?x=1", "https://e.com/#y", "\u{FC}", "com.example.Type", "{x}"].randomElement(
      using: &generator)!
    let target = [nil, "d", "x=y"].randomElement(using: &generator)!
    switch Int.random(in: 0...8, using: &generator) {
    case 0:
      return .device(
        .external(
          .urls(
            (0...Int.random(in: 0...2, using: &generator)).map {
              OpenedURL(url: "\(word)\($0)", targetContentIdentifier: target)
            })))
    case 1:
      let link = ["https://e.com/#y", "https://e.com/7?x=1", "http://e.com"].randomElement(using: &generator)!
      return .device(.external(.activity(ScriptedActivity.link(link, target: target))))
    case 2: return .device(.external(.quickAction(QuickAction(type: word, targetContentIdentifier: target))))
    case 3:
      return .device(.external(.notification(NotificationResponse(identifier: word, targetContentIdentifier: target))))
    case 4: return .app(.activate(Bool.random(using: &generator) ? id : nil, activityType: target, from: nil))
    case 5: return .app(.destroy(id, [.standard, .commit, .decline].randomElement(using: &generator)!))
    case 6:
      let letters = Array("ab \\\n\t\r#>|\u{1F98A}=")
      return .app(.type(id, String((0..<8).map { _ in letters.randomElement(using: &generator)! })))
    case 7:
      return .device(
        [.choose(id), .swipeAway(id), .reclaim(id), .minimize(id), .removeCard(id)].randomElement(using: &generator)!)
    default: return .device(fixed.randomElement(using: &generator)!.1)
    }
  }
}
