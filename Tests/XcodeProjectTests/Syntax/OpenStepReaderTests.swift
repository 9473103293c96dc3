import Testing

@testable import XcodeProject

@Suite("Property lists in the older text format") struct OpenStepReaderTests {
  private func read(_ text: String) throws(ProjectError) -> FileValue {
    try OpenStepReader.value(Array(text.utf8), file: "p.pbxproj")
  }

  private func reason(_ text: String) throws -> String {
    try #require(throws: ProjectError.self) { try read(text) }.description
  }

  @Test("Dictionaries, lists, comments and both kinds of texts are read")
  func values() throws {
    let value = try read(
      """
      // !$*UTF8*$!
      { a = b; "c d" = (1, "two", 'three',); /* comment { */ e = { f = g/h.i-j; }; }
      """)
    #expect(value["a"]?.text == "b")
    #expect(value["c d"]?.texts == ["1", "two", "three"])
    #expect(value["e"]?["f"]?.text == "g/h.i-j")
    #expect(value["nothing"] == nil)
  }

  @Test("Escapes stand for control characters, quotation marks, and characters by number")
  func escapes() throws {
    let value = try read(#"{ a = "x\n\t\"\\\U00fc\101\'"; }"#)
    #expect(value["a"]?.text == "x\n\t\"\\üA'")
  }

  @Test("Characters beyond ASCII need no quotation marks")
  func unicode() throws {
    #expect(try read("{ ü = 漢; }")["ü"]?.text == "漢")
  }

  @Test("Data becomes base 64, as in XML")
  func data() throws {
    let value = try read("{ d = <0102 ff>; }")
    #expect(value["d"]?.content == .scalar(element: "data", text: "AQL/"))
  }

  @Test("An entry has the line of its key")
  func lines() throws {
    let value = try read("{\n  a = 1;\n  b = {\n    c = 2;\n  };\n}")
    #expect(value["a"]?.line == 2)
    #expect(value["b"]?.line == 3)
    #expect(value["b"]?["c"]?.line == 4)
  }

  @Test("The last entry of a dictionary needs no semicolon, and the last element no comma")
  func lastEntries() throws {
    let value = try read("{ a = (1, 2); b = 3 }")
    #expect(value["a"]?.texts == ["1", "2"])
    #expect(value["b"]?.text == "3")
  }

  @Test("A byte order mark is skipped")
  func byteOrderMark() throws {
    let value = try OpenStepReader.value([0xEF, 0xBB, 0xBF] + Array("{ a = b; }".utf8), file: "p")
    #expect(value["a"]?.text == "b")
  }

  @Test(
    "Damage is reported with its line and what is found there",
    arguments: [
      ("{\n a = b\n c = d; }", "p.pbxproj:3: error: Expected ‘;’ after a value, found ‘c’."),
      ("{\n a b; }", "p.pbxproj:2: error: Expected ‘=’ after a key, found ‘b’."),
      ("{ a = (1 2); }", "Expected ‘,’ or ‘)’ in a list, found ‘2’."),
      ("{\n a = {\n", "The ‘{’ of line 2 has no ‘}’; the file is cut off or damaged."),
      ("{ a = (1,\n", "The ‘(’ of line 1 has no ‘)’; the file is cut off or damaged."),
      ("{ a = \"b; }", "A text in quotation marks has no end."),
      ("{ a = <01; }", "Data has no ‘>’."),
      ("{ /* a = b; }", "A comment has no end."),
      ("{ a = b; } x", "Expected the end of the file, found ‘x’."),
      ("", "Expected a key or a value, found the end of the file."),
      ("{ a = ;}", "Expected a key or a value, found ‘;’."),
      (
        "{\n<<<<<<< HEAD\n a = b;\n=======\n a = c;\n>>>>>>> other\n}",
        ":2: error: The file has an unresolved merge conflict."
      ),
      ("{ \u{1} = b; }", "found the byte 1."),
    ])
  func damage(text: String, expected: String) throws {
    #expect(try reason(text).contains(expected))
  }

  @Test("Deep nesting is refused, in braces and in parentheses", arguments: ["{a=", "("])
  func depth(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    #expect(try reason(text).contains("nested more than \(ReaderLimits.depth) deep"))
  }

  @Test("Nesting up to the limit is read")
  func allowedDepth() throws {
    let text =
      String(repeating: "(", count: ReaderLimits.depth) + "x" + String(repeating: ")", count: ReaderLimits.depth)
    var value = try read(text)
    while let inner = value.array?.first { value = inner }
    #expect(value.text == "x")
  }
}
