public import Foundation

/// Finds misspelled words.
///
/// Differs from Apple: words are looked up in the lists of words of the system (`/usr/share/dict`, and the dictionaries of Hunspell and
/// Myspell). Where there is none for a language, no word of it is misspelled.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  private static var dictionaries: [String: Set<String>] = [:]

  /// The words that this object ignores, besides those in its dictionary.
  open var ignoredWords: [String]?
  private let lookUp: (String) -> Set<String>

  /// A checker with the system's dictionaries.
  public override convenience init() { self.init(words: UITextChecker.words(in:)) }

  /// A checker with dictionaries by their languages.
  init(words: @escaping (String) -> Set<String>) { lookUp = words }

  /// The languages for which there are dictionaries.
  open class var availableLanguages: [String] {
    var languages: Set<String> = []
    if FileManager.default.fileExists(atPath: "/usr/share/dict/words") { languages.insert("en_US") }
    for folder in ["/usr/share/hunspell", "/usr/share/myspell"] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".dic") {
        languages.insert(String(name.dropLast(4)))
      }
    }
    return languages.sorted()
  }

  private static func words(in language: String) -> Set<String> {
    if let known = dictionaries[language] { return known }
    let code = String(language.prefix { $0 != "_" && $0 != "-" })
    var words: Set<String> = []
    func read(_ path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        // Hunspell's files have a number in the first line, and rules behind the words.
        let word = line.prefix { $0 != "/" }
        if !word.isEmpty, word.allSatisfy({ !$0.isNumber }) { words.insert(word.lowercased()) }
      }
    }
    if code == "en" {
      for name in ["words", "american-english", "british-english"] { read("/usr/share/dict/\(name)") }
    }
    if words.isEmpty {
      for folder in ["/usr/share/hunspell", "/usr/share/myspell"] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let exact = language.replacing("-", with: "_") + ".dic"
        guard
          let name = names.first(where: { $0 == exact })
            ?? names.first(where: {
              $0.hasSuffix(".dic") && ($0.hasPrefix(code + "_") || $0 == code + ".dic")
            })
        else { continue }
        read("\(folder)/\(name)")
      }
    }
    dictionaries[language] = words
    return words
  }

  private func isKnown(_ word: String, _ words: Set<String>) -> Bool {
    let word = word.lowercased()
    if words.contains(word) || UITextChecker.learned.contains(word) { return true }
    if ignoredWords?.contains(where: { $0.lowercased() == word }) == true { return true }
    // Lists have the plain forms.
    for (ending, plain) in [
      ("'s", ""), ("ies", "y"), ("es", ""), ("s", ""), ("ed", ""), ("ed", "e"), ("ing", ""),
      ("ing", "e"), ("ly", ""),
    ]
    where word.hasSuffix(ending) && word.count > ending.count + 1 {
      if words.contains(word.dropLast(ending.count) + plain) { return true }
    }
    return false
  }

  /// The range of the first misspelled word in a part of a text, from an offset in UTF-16; its location is `NSNotFound` if there is none.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text.
  ///   - startingOffset: Where the search begins.
  ///   - wrapFlag: Whether it goes on at the beginning of the part.
  ///   - language: The language, such as `en_US`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    let words = lookUp(language)
    guard !words.isEmpty, let bounds = Range(range, in: stringToCheck) else { return none }
    var first: NSRange?
    var index = bounds.lowerBound
    while index < bounds.upperBound {
      guard stringToCheck[index].isLetter else {
        index = stringToCheck.index(after: index)
        continue
      }
      var end = index
      while end < bounds.upperBound, stringToCheck[end].isLetter || stringToCheck[end] == "'" {
        end = stringToCheck.index(after: end)
      }
      let found = NSRange(index..<end, in: stringToCheck)
      if !isKnown(String(stringToCheck[index..<end]), words) {
        if found.location >= startingOffset { return found }
        if first == nil { first = found }
      }
      index = end
    }
    return wrapFlag ? first ?? none : none
  }

  /// Words that a misspelled word may be: those that differ by one letter, at most ten; `nil` if the range is outside of the text.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let bounds = Range(range, in: string) else { return nil }
    let word = Array(string[bounds].lowercased())
    let found = lookUp(language).filter { UITextChecker.differ(word, Array($0)) }
    return Array(found.sorted().prefix(10))
  }

  /// Whether one letter was added, left out or replaced, or two were swapped.
  private static func differ(_ one: [Character], _ two: [Character]) -> Bool {
    guard abs(one.count - two.count) <= 1 else { return false }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), two.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (left, right) = (one.count - start - end, two.count - start - end)
    if left <= 1, right <= 1 { return true }
    return left == 2 && right == 2 && one[start] == two[start + 1] && one[start + 1] == two[start]
  }

  /// Words that begin with a part of a word, at most ten; `nil` if the range is outside of the text.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let bounds = Range(range, in: string), !bounds.isEmpty else { return nil }
    let start = string[bounds].lowercased()
    return Array(lookUp(language).filter { $0.hasPrefix(start) }.sorted().prefix(10))
  }

  /// Adds a word to the words that this object ignores.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Adds a word to the dictionaries. It is known as long as the app runs.
  open class func learnWord(_ word: String) { learned.insert(word.lowercased()) }

  /// Whether a word was added to the dictionaries.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word.lowercased()) }

  /// Removes a word that was added to the dictionaries.
  open class func unlearnWord(_ word: String) { learned.remove(word.lowercased()) }
}
