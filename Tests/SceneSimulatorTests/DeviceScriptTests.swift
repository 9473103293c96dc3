import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneSimulator

@Suite("Parsing of device scripts as device-script.md defines it")
struct DeviceScriptTests {
  @Test("Every header is read")
  func everyHeader() throws {
    let script = try DeviceScript.parse(
      """
      # A comment before the header does not end it.

      id: X-1
      title: All of it: at once   # a comment
      source: nobody
      confidence: inferred
      profile: padN
      variant: kill=discard restore-asks=yes
      os: 15
      app: multi
      # In between neither.
      sessions: A=Main B=Detail
      restoration: B
      only: AppDelegate SceneDelegate post
      partial: yes
      absent: SceneDelegate[B].sceneDidDisconnect(_:)
      absent: post UIScene.didActivateNotification
      unordered: yes

      | tap icon
      > app activate B activity=detail   # why
      SceneDelegate[B].scene(_:willConnectTo:options:) userActivities={detail} stateRestorationActivity=yes
      post UIScene.willConnectNotification[B]

      > open url sample://item#7

      process.exit
      scenePhase=active
      """, file: "dir/x.trace")
    #expect(script.id == "X-1")
    #expect(script.title == "All of it: at once")
    #expect(script.source == "nobody")
    #expect(script.confidence == "inferred")
    #expect(script.profile == .padN)
    #expect(script.osVersion == 15)
    #expect(script.app == .multi)
    #expect(script.sessions == [.init(configuration: "Main"), .init(configuration: "Detail", hasActivity: true)])
    #expect(script.only == ["AppDelegate", "SceneDelegate", "post"])
    #expect(script.isPartial && script.isUnordered)
    #expect(
      script.absent.map(\.description) == [
        "SceneDelegate[B].sceneDidDisconnect(_:)", "post UIScene.didActivateNotification",
      ])
    #expect(script.device.lastCard == .discard)
    #expect(script.device.asksConfigurationOnRestore)
    #expect(script.device.osVersion == 15)
    #expect(script.steps.map(\.isCompared) == [false, true, true])
    #expect(script.steps.map(\.line) == [20, 21, 25])
    #expect(script.steps[1].expected[0].details.map(\.key) == ["userActivities", "stateRestorationActivity"])
    #expect(
      script.steps[1].expected[1] == TraceLine(owner: "post", label: "B", callback: "UIScene.willConnectNotification"))
    #expect(script.steps[2].stimulus == .device(.external(.urls([OpenedURL(url: "sample://item#7")]))))
    #expect(script.steps[2].expected.map(\.description) == ["process.exit", "scenePhase=active"])
  }

  @Test("Missing headers have the defaults of the table")
  func defaults() throws {
    let script = try DeviceScript.parse("> tap icon\n", file: "some/folder/NAME.trace")
    #expect(script.id == "NAME")
    #expect(script.profile == .phone)
    #expect(script.osVersion == 26)
    #expect(script.app == .storyboard)
    #expect(script.sessions.isEmpty && script.absent.isEmpty && script.variants.isEmpty)
    #expect(script.only == nil)
    #expect(!script.isPartial && !script.isUnordered)
    #expect(script.device == .phone)
  }

  @Test("Line ends of other systems are accepted")
  func lineEnds() throws {
    let script = try DeviceScript.parse("id: X\r\nos: 14\r\n\r\n> tap icon\r\nAppDelegate.init()\r\n", file: "f")
    #expect(script.id == "X")
    #expect(script.osVersion == 14)
    #expect(script.steps[0].expected.map(\.description) == ["AppDelegate.init()"])
  }

  @Test(
    "A mistake is one line with file, line and the known values",
    arguments: [
      (
        "id: X\nprofil: phone\n", 2,
        "unknown header \u{201C}profil\u{201D}; did you mean \u{201C}profile\u{201D}? Known are id, title, source, confidence, profile, variant, os, app, sessions, restoration, only, partial, absent, unordered"
      ),
      ("profile: watch\n", 1, "unknown profile \u{201C}watch\u{201D}; known are phone, pad1, padN, duo, mac, desktop"),
      (
        "app: safari\n", 1,
        "unknown app \u{201C}safari\u{201D}; known are storyboard, programmatic, swiftui, swiftui-app, app-based, multi, no-delegate"
      ),
      (
        "os: 12\n", 1,
        "unknown os \u{201C}12\u{201D}; known are 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27"
      ),
      (
        "only: AppDelegate Window\n", 1,
        "unknown owner \u{201C}Window\u{201D}; known are AppDelegate, SceneDelegate, ViewController, ContentView, NotificationCenterDelegate, post, process, scenePhase"
      ),
      (
        "confidence: hopeful\n", 1, "unknown confidence \u{201C}hopeful\u{201D}; known are logged, documented, inferred"
      ),
      ("partial: maybe\n", 1, "unknown partial \u{201C}maybe\u{201D}; known are yes, no"),
      (
        "absent: Nobody.call()\n", 1,
        "unknown owner \u{201C}Nobody\u{201D}; known are AppDelegate, SceneDelegate, ViewController, ContentView, NotificationCenterDelegate, post, process, scenePhase"
      ),
      (
        "sessions: A=Main C=Detail\n", 1,
        "\u{201C}C=Detail\u{201D} is no session here; write B=CONFIGURATION, the labels in the order A, B, C"
      ),
      ("id: X\nsessions: A=Main\nrestoration: B\n\n> tap icon\n", 3, "unknown label \u{201C}B\u{201D}; known is A"),
      ("id: X\nid: Y\n", 2, "the header \u{201C}id\u{201D} stands twice"),
      ("os:\n", 1, "the header \u{201C}os\u{201D} has no value"),
      ("hello\n", 1, "\u{201C}hello\u{201D} is no header; write key: value, and a blank line before the events"),
      (
        "id: X\n\nAppDelegate.init()\n", 3,
        "\u{201C}AppDelegate.init()\u{201D} follows no stimulus; a stimulus begins with > or |"
      ),
      ("id: X\n\n> tap icon\nAppDelegate\n", 4, "\u{201C}AppDelegate\u{201D} is no event; write AppDelegate.callback"),
      ("id: X\n\n> tap icon\nSceneDelegate[x].a()\n", 4, "\u{201C}x\u{201D} is no label; labels are A, B, C and so on"),
      (
        "id: X\n\n> tap icon\nSceneDelegate[.a()\n", 4,
        "the bracket in \u{201C}SceneDelegate[.a()\u{201D} is not closed, or is empty"
      ),
      ("id: X\n\n> tap icon\nAppDelegate.a() yes\n", 4, "\u{201C}yes\u{201D} is no detail; write key=value"),
      ("id: X\n\n> tap icon\npost\n", 4, "\u{201C}post\u{201D} needs a notification's name"),
      ("id: X\n\n> choose 1\n", 3, "\u{201C}1\u{201D} is no label; labels are A, B, C and so on"),
    ])
  func mistakes(text: String, line: Int, message: String) {
    let error = #expect(throws: ScriptError.self) { try DeviceScript.parse(text, file: "x.trace") }
    #expect(error?.description == "x.trace:\(line): error: \(message)")
  }

  @Test("The message for an unknown variant lists all of them")
  func variant() throws {
    let error = try #require(throws: ScriptError.self) { try DeviceScript.parse("variant: kill=softly\n", file: "x") }
    #expect(
      error.message.hasPrefix(
        "unknown variant \u{201C}kill=softly\u{201D}; known are kill=disconnect, kill=background, kill=discard, "))
  }

  @Test("A file that is missing or not UTF-8 is named")
  func unreadable() throws {
    let error = try #require(throws: ScriptError.self) { try DeviceScript.load("/nowhere/x.trace") }
    #expect(error.description.hasPrefix("/nowhere/x.trace: error: the file cannot be read ("))
    let folder = TemporaryFolder()
    let path = try folder.write([0x69, 0x64, 0x3A, 0x20, 0xFC], to: "latin.trace")
    #expect(throws: ScriptError(.unusableFile, location: path, message: "the file is not UTF-8")) {
      try DeviceScript.load(path)
    }
  }

  @Test("Random bytes are refused or parsed, and never trap", arguments: 0..<300 as Range<UInt64>)
  func randomFiles(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "id: ", "os: 15", "\n", "\n\n", "> ", "| ", "tap icon", "SceneDelegate", "[A]", "[", "]", ".", "=", "#", "{A,B}",
      "only: ", "absent: ", "post ", "restoration: A", "sessions: A=Main", "\u{0}", "\u{1F98A}", "\u{2028}", "\t",
    ]
    let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
      .joined()
    guard let script = try? DeviceScript.parse(text, file: "x") else { return }
    for event in script.absent + script.steps.flatMap(\.expected) {
      #expect((try? TraceLine(parsing: Substring(event.description))) == event, "seed \(seed): \(event)")
    }
  }

  @Test("Every listed variant can be applied and changes at least one profile")
  func everyVariant() {
    for name in DeviceProfile.knownVariants {
      var changed = false
      for kind in DeviceProfile.Kind.allCases {
        var profile = DeviceProfile(kind: kind)
        let isKnown = profile.apply(variant: name)
        #expect(isKnown)
        changed = changed || profile != DeviceProfile(kind: kind)
      }
      #expect(
        changed || name == "background-disconnects=no" || name == "restore-asks=no"
          || name == "background-connection-announced=yes" || name == "unfold-restores=yes"
          || name == "full-screen-honored=yes", "\(name) changes nothing")
    }
  }

  @Test(
    "An unknown variant changes nothing",
    arguments: ["", "kill", "kill=", "restore-asks", "restore-asks=maybe", "x=yes", "=yes"])
  func noVariant(name: String) {
    var profile = DeviceProfile.padN
    let isKnown = profile.apply(variant: name)
    #expect(!isKnown)
    #expect(profile == .padN)
  }
}
