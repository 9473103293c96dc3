import Testing

@testable import XcodeProject

@Suite("JSON with comments and trailing commas") struct RelaxedJSONReaderTests {
  private func read(_ text: String) throws(ProjectError) -> FileValue {
    try RelaxedJSONReader.value(Array(text.utf8), file: "p.xcproj")
  }

  private func reason(_ text: String) throws -> String {
    try #require(throws: ProjectError.self) { try read(text) }.description
  }

  @Test("Comments, trailing commas, plain keys and single quotation marks are read")
  func relaxed() throws {
    let value = try read(
      """
      // A comment.
      { "a": [ 1, 2.5, true, null, ], /* b */ b: 'c', }
      """)
    #expect(
      value["a"]?.array?.map(\.content) == [
        .scalar(element: "integer", text: "1"), .scalar(element: "real", text: "2.5"), .boolean(true), .string(""),
      ])
    #expect(value["b"]?.text == "c")
  }

  @Test("Escapes stand for control characters and for characters by number, also in pairs")
  func escapes() throws {
    #expect(try read(#"{"a": "x\n\"\\\/\u00fc\ud83e\udd8a"}"#)["a"]?.text == "x\n\"\\/ü🦊")
  }

  @Test("Half a pair becomes the replacement character", arguments: [#""\ud83e""#, #""\ud83e\u0041""#, #""\udd8a""#])
  func halfPair(text: String) throws {
    #expect(try read(text).text?.unicodeScalars.first == "\u{FFFD}")
  }

  @Test("An entry has the line of its key")
  func lines() throws {
    let value = try read("{\n \"a\": 1,\n \"b\": [\n  {}\n ]\n}")
    #expect(value["a"]?.line == 2)
    #expect(value["b"]?.array?.first?.line == 4)
  }

  @Test("True and false are the YES and NO of settings")
  func booleans() throws {
    let value = try read("[true, false]")
    #expect(value.texts == ["YES", "NO"])
    #expect(value.array?.map(\.isTrue) == [true, false])
  }

  @Test(
    "Damage is reported with its line and what is found there",
    arguments: [
      ("{\n \"a\" 1 }", "p.xcproj:2: error: Expected ‘:’ after a key, found ‘1’."),
      ("{ \"a\": 1 \"b\": 2 }", "Expected ‘,’ or ‘}’ after a value, found ‘\"’."),
      ("[ 1 2 ]", "Expected ‘,’ or ‘]’ in a list, found ‘2’."),
      ("{ \"a\":\n", "Expected a value, found the end of the file."),
      ("{ \"a\": 1", "Expected ‘,’ or ‘}’ after a value, found the end of the file."),
      ("[ 1,", "The ‘[’ of line 1 has no ‘]’; the file is cut off or damaged."),
      ("{ \"a\": 1,", "The ‘{’ of line 1 has no ‘}’; the file is cut off or damaged."),
      ("[ yes ]", "Expected a value, found the word ‘yes’."),
      ("\"a", "A text in quotation marks has no end."),
      ("{} {}", "Expected the end of the file, found ‘{’."),
      ("", "Expected a value, found the end of the file."),
      ("{\n<<<<<<< HEAD\n}", ":2: error: The file has an unresolved merge conflict."),
    ])
  func damage(text: String, expected: String) throws {
    #expect(try reason(text).contains(expected))
  }

  @Test("Deep nesting is refused", arguments: ["[", "{\"a\":"])
  func depth(opening: String) throws {
    #expect(try reason(String(repeating: opening, count: 100_000)).contains("nested more than"))
  }
}
