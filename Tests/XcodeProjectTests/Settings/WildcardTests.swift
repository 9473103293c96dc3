import Testing

@testable import XcodeProject

@Suite("Patterns of conditions") struct WildcardTests {
  @Test(
    "A star stands for any characters, a question mark for one",
    arguments: [
      ("*", "", true), ("", "", true), ("", "a", false), ("a*", "a", true), ("a*c", "abbc", true),
      ("a*c", "abcd", false),
      ("?", "a", true), ("?", "", false), ("*b*", "abc", true), ("**", "x", true), ("a?c*", "abcd", true),
      ("a", "A", false),
    ])
  func matches(pattern: String, text: String, expected: Bool) {
    #expect(Wildcard.matches(pattern, text) == expected)
  }

  @Test("A pattern of many stars is compared without trying all ways")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 400) + "b"
    #expect(!Wildcard.matches(pattern, String(repeating: "a", count: 1000)))
  }
}
