import Testing

@testable import HandoffService

/// Text of other devices, and languages.
@Suite struct NotificationTextTests {
  @Test(
    "Text is one line without control and direction characters; nothing but them is no text",
    arguments: [
      ("a\nb\r\n\tc", "a b c"), ("  a  ", "a"), ("\u{202E}abc\u{2066}", "abc"), ("\u{1B}[31mred\u{7}", "[31mred"),
      ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"), ("\u{200B}\n\u{0}", nil), ("", nil), ("שלום", "שלום"),
      ("👩\u{200D}💻", "👩\u{200D}💻"),
    ] as [(String, String?)])
  func line(text: String, line: String?) { #expect(NotificationLine.text(text) == line) }

  @Test("Long text is cut, by characters and by their combining marks")
  func length() {
    #expect(NotificationLine.text(String(repeating: "a", count: 120)) == String(repeating: "a", count: 120))
    #expect(
      NotificationLine.text(String(repeating: "a", count: 121)) == String(repeating: "a", count: 120) + "\u{2026}")
    let marks = NotificationLine.text("a" + String(repeating: "\u{301}", count: 10_000))
    #expect(marks?.unicodeScalars.count == 241)
  }

  @Test("Markup is escaped")
  func markup() {
    #expect(NotificationLine.escaped("<a href=\"x\">&amp;</a>") == "&lt;a href=\"x\"&gt;&amp;amp;&lt;/a&gt;")
  }

  @Test(
    "The language follows LANGUAGE, LC_ALL, LC_MESSAGES and LANG, and is English by default",
    arguments: [
      ([:], "Continue"), (["LANG": "de_AT.UTF-8"], "Fortsetzen"), (["LANG": "C", "LANGUAGE": "fr"], "Continue"),
      (["LANG": "de_DE", "LANGUAGE": "xx:fr_CA:es"], "Continuer"), (["LANG": "de", "LC_MESSAGES": "es"], "Continuar"),
      (["LANG": "de", "LC_MESSAGES": "es", "LC_ALL": "ja_JP.UTF-8"], "続ける"), (["LANG": "he_IL"], "המשך"),
      (["LANG": "ar_EG"], "متابعة"), (["LANG": "zh_CN"], "继续"), (["LANG": "zh_TW.UTF-8"], "繼續"),
      (["LANG": "xx"], "Continue"), (["LANG": ""], "Continue"), (["LANG": "sr@latin"], "Continue"),
    ] as [([String: String], String)])
  func language(environment: [String: String], action: String) {
    let texts = NotificationTexts.texts(for: NotificationLocale(environment: environment))
    #expect(texts.action == action)
    #expect(texts.app.contains("{app}") && texts.app.contains("{device}"))
    #expect(texts.page.contains("{device}") && !texts.page.contains("{app}"))
  }
}
