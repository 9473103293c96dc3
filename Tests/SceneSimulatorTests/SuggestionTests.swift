import Foundation
import SceneSystem
import Testing

@testable import SceneSimulator

@Suite("Suggestions for mistyped stimuli")
struct SuggestionTests {
  private let a = SessionID(rawValue: 1)
  private let b = SessionID(rawValue: 2)

  private func message(_ line: String, known: [SessionID]? = nil) throws -> String {
    try #require(throws: ScriptError.self) { try StimulusParser(knownSessions: known).parse(line, location: "f:3") }
      .message
  }

  @Test(
    "An unknown stimulus gives the nearest one with the argument kept",
    arguments: [
      ("open-url myapp://x", "open url myapp://x"), ("openurl myapp://x", "open url myapp://x"),
      ("open_url a:1 b:2 target=x", "open url a:1 b:2 target=x"), ("opne url myapp://x", "open url myapp://x"),
      ("url myapp://x", "open url myapp://x"), ("Open URL myapp://x", "open url myapp://x"),
      ("open the url myapp://x", "open url myapp://x"), ("openurl", "open url URL\u{2026} [target=ID]"),
      ("tap-icon", "tap icon"), ("tap icn", "tap icon"), ("tapicon", "tap icon"), ("TAP ICON", "tap icon"),
      ("tpa icon", "tap icon"), ("tap on icon", "tap icon"), ("swipe hom", "swipe home"), ("swipehome", "swipe home"),
      ("press home", "swipe home"), ("home", "swipe home"), ("kil", "kill"), ("memory", "memory warning"),
      ("memmory warnig", "memory warning"), ("taplink https://e.com/7", "tap link https://e.com/7"),
      ("quik action compose", "quick action compose"), ("notification n1", "tap notification n1"),
      ("tap notificaton n1 target=d", "tap notification n1 target=d"),
      ("chose A", "choose A"), ("minimize A", "minimise A"), ("reclame", "reclaim LABEL"),
      ("begin swipe up", "begin swipe-up"),
      ("begin pull control-centre", "begin pull control-center"), ("app destory A", "app destroy A"),
      ("app-activate new from=A", "app activate new from=A"), ("launch", "tap icon"),
      ("tipe A hello there", "type A hello there"),
      ("lokc now", "lock"),
    ])
  func nearest(line: String, meant: String) throws {
    #expect(
      try message(line)
        == "unknown stimulus \u{201C}\(line)\u{201D}; did you mean \u{201C}\(meant)\u{201D}? \u{201C}proscenium stimuli\u{201D} lists all of them"
    )
  }

  @Test("Equally near stimuli are all listed, up to three")
  func several() throws {
    #expect(
      try message("tap").contains(
        "did you mean \u{201C}tap icon\u{201D} or \u{201C}tap link URL [target=ID]\u{201D} or "))
    #expect(
      try message("close A").contains(
        "did you mean \u{201C}close window A\u{201D} or \u{201C}confirm close A\u{201D} or \u{201C}cancel close A\u{201D}?"
      ))
    #expect(try message("app").components(separatedBy: "\u{201D} or \u{201C}").count == 3)
  }

  @Test(
    "Without a near stimulus only the list is named",
    arguments: ["sing a song", "x", "?", "rotate left", "\u{1F98A}", "= = ="])
  func nothingNear(line: String) throws {
    #expect(
      try message(line)
        == "unknown stimulus \u{201C}\(line)\u{201D}; \u{201C}proscenium stimuli\u{201D} lists all of them")
  }

  @Test("A line without a stimulus is reported as such")
  func empty() throws {
    #expect(try message("") == "there is no stimulus; \u{201C}proscenium stimuli\u{201D} lists all of them")
  }

  @Test(
    "A surplus word gives the stimulus without it",
    arguments: [
      (
        "lock screen",
        "\u{201C}screen\u{201D} is not understood after \u{201C}lock\u{201D}; did you mean \u{201C}lock\u{201D}? "
          + "\u{201C}proscenium stimuli\u{201D} lists all stimuli"
      ),
      (
        "dismiss alrt",
        "\u{201C}alrt\u{201D} is not understood after \u{201C}dismiss\u{201D}; did you mean \u{201C}dismiss alert\u{201D}? "
          + "\u{201C}proscenium stimuli\u{201D} lists all stimuli"
      ),
      (
        "app destroy A animaton=commit",
        "\u{201C}animaton=commit\u{201D} is not understood after \u{201C}app destroy\u{201D}; did you mean "
          + "\u{201C}animation=commit\u{201D}? Write: app destroy LABEL [animation=standard|commit|decline]"
      ),
    ])
  func surplus(line: String, expected: String) throws {
    #expect(try message(line) == expected)
  }

  @Test("An argument that is invalid in its place is not suggested")
  func wrongArgument() throws {
    #expect(try message("chose D", known: [a, b]).contains("did you mean \u{201C}choose LABEL\u{201D}?"))
    #expect(try message("chose B", known: [a, b]).contains("did you mean \u{201C}choose B\u{201D}?"))
    #expect(try message("taplink sample://7").contains("did you mean \u{201C}tap link URL [target=ID]\u{201D}?"))
    let long = String(repeating: "x", count: 100_000)
    #expect(try message("openurl a:\(long)").contains("did you mean \u{201C}open url URL\u{2026} [target=ID]\u{201D}?"))
  }

  @Test("Every suggestion with an argument can be parsed", arguments: 0..<100 as Range<UInt64>)
  func suggestionsParse(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let forms = Set(StimulusDefinition.all.map(\.syntax))
    for _ in 0..<10 {
      var letters = Array(StimulusDefinition.all.randomElement(using: &generator)!.words.joined(separator: " ") + " A")
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let location = letters.indices.randomElement(using: &generator)!
        letters[location] = "abcdefghijklmnopqrstuvwxyz -A".randomElement(using: &generator)!
      }
      let words = String(letters).split(separator: " ").map(String.init)
      guard !words.isEmpty else { continue }
      let lines = StimulusSuggestions(for: words) { (try? StimulusParser().parse($0, location: "p")) != nil }.lines
      for line in lines where !forms.contains(line) {
        let isStimulus = (try? StimulusParser().parse(line, location: "p")) != nil
        #expect(isStimulus, "seed \(seed): \(words) gives \(line)")
      }
    }
  }

  @Test(
    "One wrong letter in a stimulus always gives that stimulus", arguments: StimulusDefinition.all.map(\.syntax))
  func oneLetter(syntax: String) throws {
    let form = try #require(StimulusDefinition.all.first { $0.syntax == syntax })
    let text = form.words.joined(separator: " ")
    for location in text.indices where text[location].isLetter {
      var damaged = text
      damaged.replaceSubrange(location...location, with: "#")
      let words = damaged.split(separator: " ").map(String.init)
      // `handoff #eliver` is a Handoff of another type.
      guard !StimulusDefinition.all.contains(where: { words.starts(with: $0.words) }) else { continue }
      let lines = StimulusSuggestions(for: words) { _ in false }.lines
      #expect(lines.contains(syntax), "\(damaged) gives \(lines)")
    }
  }

  @Test(
    "Mistyped headers, profiles, apps, owners and labels of a script give the nearest, with file and line",
    arguments: [
      (
        "profil: phone\n\n> tap icon\n",
        "x.trace:1: error: unknown header \u{201C}profil\u{201D}; did you mean \u{201C}profile\u{201D}? Known are id,"
      ),
      (
        "profile: padn\n\n> tap icon\n",
        "x.trace:1: error: unknown profile \u{201C}padn\u{201D}; did you mean \u{201C}padN\u{201D}? Known are phone,"
      ),
      (
        "profile: pad\n\n> tap icon\n",
        "x.trace:1: error: unknown profile \u{201C}pad\u{201D}; did you mean \u{201C}pad1\u{201D} or \u{201C}padN\u{201D}? Known are"
      ),
      (
        "app: storybord\n\n> tap icon\n",
        "x.trace:1: error: unknown app \u{201C}storybord\u{201D}; did you mean \u{201C}storyboard\u{201D}? Known are"
      ),
      (
        "only: SceneDelgate\n\n> tap icon\n",
        "x.trace:1: error: unknown owner \u{201C}SceneDelgate\u{201D}; did you mean \u{201C}SceneDelegate\u{201D}? Known are"
      ),
      (
        "> tap icon\n> choose a\n",
        "x.trace:2: error: \u{201C}a\u{201D} is no label; did you mean \u{201C}A\u{201D}? Labels are A, B, C and so on"
      ),
      (
        "> tap icon\n\n# why\n> tap-icon\n",
        "x.trace:4: error: unknown stimulus \u{201C}tap-icon\u{201D}; did you mean \u{201C}tap icon\u{201D}?"
      ),
    ])
  func script(text: String, expected: String) throws {
    let error = try #require(throws: ScriptError.self) { try DeviceScript.parse(text, file: "x.trace") }
    #expect(error.description.hasPrefix(expected), "\(error)")
  }

  @Test("A label with the wrong case gives the session's label")
  func label() throws {
    #expect(
      try message("choose b", known: [a, b])
        == "unknown label \u{201C}b\u{201D}; did you mean \u{201C}B\u{201D}? Known are A, B")
  }

  @Test("A long list of known values is cut")
  func longList() throws {
    let many = (1...500).map { SessionID(rawValue: $0) }
    #expect(
      try message("choose ZZZ", known: many).hasSuffix("known are A, B, C, D, E, F, G, H, I, J, K, L and 488 more"))
  }

  @Test(
    "Edit distance of two words",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xbc", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3), ("a\u{301}", "\u{E1}", 0),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(NearestWord.distance(Array(left), Array(right)) == expected)
    #expect(NearestWord.distance(Array(right), Array(left)) == expected)
  }

  @Test("A word of another meaning is not suggested", arguments: ["watch", "a", "", "macintosh", "padpadpad"])
  func notNear(word: String) {
    #expect(NearestWord.suggestion(for: word, among: DeviceProfile.Kind.allCases.map(\.rawValue)) == nil)
  }
}
