import SceneSystem
import Testing

@Suite("Text of others becomes one printable line")
struct PrintableLineTests {
  @Test(
    "What a terminal would obey is written out",
    arguments: [
      ("a\u{1B}[2Jb", "a\\u{1b}[2Jb"), ("a\r\nb", "a\\r\\nb"), ("a\tb", "a\\tb"), ("\u{0}\u{7F}", "\\u{0}\\u{7f}"),
      ("\u{9B}31m", "\\u{9b}31m"), ("\u{85}\u{2028}\u{2029}", "\\u{85}\\u{2028}\\u{2029}"),
      ("a\u{202E}b\u{2066}c\u{2069}", "a\\u{202e}b\\u{2066}c\\u{2069}"), ("\u{FEFF}\u{200B}", "\\u{feff}\\u{200b}"),
      ("\u{E0041}", "\\u{e0041}"),
    ])
  func escapes(text: String, line: String) { #expect(text.oneLine == line) }

  @Test(
    "What everybody may write stays",
    arguments: ["", "plain text, \"quoted\" \\n", "Grün, \u{4F60}\u{597D}, שלום", "e\u{301} \u{1F600}", "a → b … “c”"])
  func stays(text: String) { #expect(text.oneLine == text) }

  @Test("Of a long text the beginning and the end stay")
  func cut() {
    let text = "beginning" + String(repeating: "x", count: 1_000_000) + "end"
    let line = text.oneLine(limit: 30)
    #expect(line == "beginningxxxxxxxxxx\u{2026}xxxxxxxend")
    #expect(line.unicodeScalars.count == 30)
    #expect(String(repeating: "y", count: 30).oneLine(limit: 30) == String(repeating: "y", count: 30))
  }

  @Test("An escape is not torn, and one letter with a million accents is bounded")
  func pieces() {
    for limit in 0...40 {
      let line = (String(repeating: "\u{1B}", count: 9) + "m" + String(repeating: "\u{202E}", count: 9))
        .oneLine(limit: limit)
      #expect(line.unicodeScalars.count <= max(1, limit))
      let rest = line.replacing("\\u{1b}", with: "").replacing("\\u{202e}", with: "")
      #expect(rest.allSatisfy { $0 == "m" || $0 == "\u{2026}" }, "\(limit): \(line)")
    }
    let accents = "e" + String(repeating: "\u{301}", count: 1_000_000)
    #expect(accents.count == 1 && accents.oneLine(limit: 100).unicodeScalars.count == 100)
  }

  @Test("Any text becomes a printable line within the limit, and truncating it again does not change it")
  func property() {
    var generator = SeededGenerator(seed: 14)
    let odd: [Unicode.Scalar] = ["\n", "\u{1B}", "\u{202E}", "\u{301}", "\u{85}", "\\", "a", "\u{1F600}", "\u{2026}"]
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        text.append(
          Bool.random(using: &generator)
            ? odd.randomElement(using: &generator)!
            : Unicode.Scalar(UInt32.random(in: 0..<0xD800, using: &generator))!)
      }
      let limit = Int.random(in: 1...80, using: &generator)
      let line = String(text).oneLine(limit: limit)
      #expect(line.unicodeScalars.count <= limit)
      #expect(line.unicodeScalars.allSatisfy { PrintableLine.escape($0) == nil })
      #expect(line.oneLine(limit: limit) == line)
    }
  }
}
