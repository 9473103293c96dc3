import SearchIndex
import Testing

@Suite("Words of texts for searches")
struct SearchWordsTests {
  @Test(
    "Words are compared without case, diacritics and punctuation",
    arguments: [
      ("Notes of Monday", ["notes", "of", "monday"]), ("  ", []), ("", []), ("a-b_c/d", ["a", "b", "c", "d"]),
      ("Crème BRÛLÉE", ["creme", "brulee"]), ("İstanbul", ["istanbul"]), ("don't", ["don", "t"]), ("2026", ["2026"]),
      ("Ｆｕｌｌ", ["full"]), ("naïve\nline", ["naive", "line"]), ("🙂 smile", ["smile"]),
      ("Straße", SearchWords.words(of: "STRASSE")),
      ("Привет Мир", ["привет", "мир"]), ("שלום עולם", ["שלום", "עולם"]),
    ])
  func words(text: String, expected: [String]) {
    #expect(SearchWords.words(of: text) == expected)
  }

  @Test("A script without spaces has a word for each character, so that each part is found")
  func scriptsWithoutSpaces() {
    #expect(SearchWords.words(of: "東京タワー2") == ["東", "京", "タ", "ワ", "ー", "2"])
    let item = SearchItem(key: .init(identifier: "1"), attributes: ["title": .text("東京タワー")])
    #expect(SearchQuery(words: "タワー").matches(item))
    #expect(!SearchQuery(words: "大阪").matches(item))
  }
}
