import Testing

@testable import XcodeProject

@Suite("Build settings") struct SettingResolverTests {
  private let platform = BuildPlatform(configuration: "Debug", architecture: "arm64")

  /// A resolver of assignments in the order of levels, from the lowest.
  private func resolver(_ assignments: [(String, String)], defaults: [(String, String)] = []) -> SettingResolver {
    var table = SettingsTable(platform: platform)
    for (name, value) in defaults { table.setDefault(name, value) }
    for (line, (key, value)) in assignments.enumerated() {
      guard let (name, conditions) = SettingAssignment.split(key) else { continue }
      table.push(
        name, SettingAssignment(value: value, conditions: conditions, file: "a.xcconfig", line: line + 1))
    }
    return SettingResolver(table)
  }

  @Test("The highest level applies, and its inherited value is the one below")
  func levels() {
    var settings = resolver([("A", "1"), ("A", "$(inherited) 2"), ("A", "$(inherited) 3")], defaults: [("A", "0")])
    #expect(settings.text("A") == "1 2 3")
    #expect(settings.value("B") == nil)
    #expect(settings.text("B") == "")
  }

  @Test("Variables are replaced in round and curly brackets, without brackets, and inside names")
  func variables() {
    var settings = resolver([
      ("A", "x"), ("B", "$(A)-${A}-$A"), ("KIND", "A"), ("C", "$($(KIND))"), ("D", "$(NOTHING)|"), ("E", "$$A $5 $"),
    ])
    #expect(settings.text("B") == "x-x-x")
    #expect(settings.text("C") == "x")
    #expect(settings.text("D") == "|")
    #expect(settings.text("E") == "$A $5 $")
  }

  @Test(
    "Modifiers change the value",
    arguments: [
      ("My App-1.0", "rfc1034identifier", "My-App-1.0"), ("1 My App", "c99extidentifier", "__My_App"),
      ("Größe", "c99extidentifier", "Größe"), ("aB", "lower", "ab"), ("aB", "upper", "AB"),
      ("/a/b/c.tar.gz", "file", "c.tar.gz"), ("/a/b/c.gz", "dir", "/a/b/"), ("/a/b/c.gz", "base", "c"),
      ("/a/b/c.gz", "suffix", ".gz"), ("/a/./b/../c", "standardizepath", "/a/c"), ("a b", "quote", "a\\ b"),
      ("", "default=x:y", "x:y"), ("z", "default=x", "z"), ("YES", "not", "NO"),
      ("My App", "lower:c99extidentifier", "my_app"),
    ])
  func modifiers(value: String, modifier: String, expected: String) {
    var settings = resolver([("A", value), ("B", "$(A:\(modifier))")])
    #expect(settings.text("B") == expected)
    #expect(settings.problems.isEmpty)
  }

  @Test("A digit in front of an identifier gets an underscore")
  func leadingDigit() {
    #expect(SettingModifier.c99Identifier("2048") == "_048")
    #expect(SettingModifier.c99Identifier("") == "")
  }

  @Test("An unknown modifier is reported and has no effect")
  func unknownModifier() {
    var settings = resolver([("A", "x"), ("B", "$(A:shout)")])
    #expect(settings.text("B") == "x")
    #expect(settings.problems == [.unknownModifier("shout")])
  }

  @Test("A setting that refers to itself has the value below, without a report")
  func selfReference() {
    var settings = resolver([("A", "1"), ("A", "$(A) 2")])
    #expect(settings.text("A") == "1 2")
    #expect(settings.problems.isEmpty)
  }

  @Test("Settings that refer to each other end, and are reported")
  func cycle() {
    var settings = resolver([("A", "$(B)a"), ("B", "$(A)b")])
    #expect(settings.text("A") == "ba")
    #expect(settings.problems == [.cycle(["A", "B"])])
  }

  @Test("Settings that double with each step are cut off and reported")
  func growth() {
    var assignments = [("A0", "xxxxxxxxxx")]
    for index in 1...60 { assignments.append(("A\(index)", "$(A\(index - 1))$(A\(index - 1))")) }
    var settings = resolver(assignments)
    #expect(settings.text("A60").utf8.count <= ReaderLimits.settingSize + 10)
    #expect(settings.problems.contains { if case .tooLong = $0 { true } else { false } })
  }

  @Test("Deep brackets and brackets without an end are texts or cut off")
  func brackets() {
    let deep = String(repeating: "$(", count: 50_000)
    var settings = resolver([
      ("A", deep), ("B", "$(A"), ("C", "${"), ("D", deep + String(repeating: ")", count: 50_000)),
    ])
    _ = settings.text("A")
    #expect(settings.text("B") == "$(A")
    #expect(settings.text("C") == "${")
    #expect(settings.text("D").utf8.count < 200_000)
  }

  @Test(
    "Conditions are compared with what is built",
    arguments: [
      ("A[sdk=iphonesimulator*]", true), ("A[sdk=iphoneos*]", false), ("A[sdk=*]", true), ("A[sdk=iphone*]", true),
      ("A[sdk=iphonesimulator]", true), ("A[config=Debug]", true), ("A[config=Release]", false),
      ("A[arch=arm64]", true), ("A[arch=x86_64]", false), ("A[sdk=iphonesimulator*][config=Release]", false),
      ("A[sdk=iphonesimulator*,config=Debug]", true), ("A[variant=normal]", true), ("A[weather=rain]", false),
      ("A[sdk=macosx*]", false), ("A[config=De?ug]", true),
    ])
  func conditions(key: String, applies: Bool) {
    var settings = resolver([("A", "below"), (key, "above $(inherited)")])
    #expect(settings.text("A") == (applies ? "above below" : "below"))
  }

  @Test("A condition without an end is no key", arguments: ["A[sdk=x", "A[", "A[sdk]", "A[sdk=x]b"])
  func damagedConditions(key: String) {
    #expect(SettingAssignment.split(key) == nil)
  }

  @Test("In a project file settings without a condition come first, lists become words, and lines are kept")
  func level() throws {
    let (level, rejected) = SettingsLevel.read(
      [
        "A[sdk=*]": FileValue(.string("c"), line: 2), "B": FileValue(.string("b"), line: 1),
        "L": FileValue(.array([FileValue("a b"), FileValue("c"), FileValue("$(inherited)")]), line: 3),
        "X[": FileValue(.string("x"), line: 4),
      ], file: "p")
    #expect(level.entries.map(\.name) == ["B", "L", "A"])
    #expect(level.entries[1].assignment.value == "\"a b\" c $(inherited)")
    #expect(level.entries.map(\.assignment.line) == [1, 3, 2])
    #expect(rejected.map(\.line) == [4])
  }

  @Test(
    "Values become words as in a shell",
    arguments: [
      ("a b", ["a", "b"]), ("  a\t\n b ", ["a", "b"]), ("\"a b\" c", ["a b", "c"]), ("'a \"b' c", ["a \"b", "c"]),
      ("a\\ b", ["a b"]), ("\"\"", [""]), ("", []), ("a\"b c\"d", ["ab cd"]), ("\"open", ["open"]), ("\\", [""]),
    ])
  func words(text: String, expected: [String]) {
    #expect(SettingWords.split(text) == expected)
  }

  @Test("In an Info.plist only variables in brackets are replaced")
  func infoPlistTexts() {
    var settings = resolver([("A", "x"), ("B", "$A")])
    #expect(settings.expand("$(A) $A $$ $(B)") == "x $A $$ x")
  }
}
