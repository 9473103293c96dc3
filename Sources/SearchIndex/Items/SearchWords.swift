import Foundation

/// The words of texts, as the index compares them: without case, diacritics and punctuation.
///
/// Scripts that are written without spaces have a word for each character, so that each part of a text is found.
package enum SearchWords {
  /// The words of a text, in order.
  package static func words(of text: String) -> [String] {
    if let words = asciiWords(of: text) { return words }
    let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in folded {
      let scalar = character.unicodeScalars.first!
      if isWritten(withoutSpaces: scalar) {
        end()
        words.append(String(character))
      } else if isPartOfWord(scalar) {
        // Case folding leaves letters such as ß in both forms; the lower case is one.
        word += character.lowercased()
      } else {
        end()
      }
    }
    end()
    return words
  }

  /// Most texts; a table of Unicode's takes twenty times as long.
  private static func asciiWords(of text: String) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case 0x80...: return nil
      default:
        guard !word.isEmpty else { continue }
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  private static func isWritten(withoutSpaces scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Thai, Lao, Myanmar, Khmer; kana; ideographs with their extensions and compatibility forms.
    case 0x0E01...0x0E2E, 0x0E81...0x0EAE, 0x1000...0x102A, 0x1780...0x17A2, 0x3041...0x30FF, 0x31F0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

extension SearchItem {
  /// The item's words in a field.
  package func words(in field: SearchField) -> [String] {
    var words: [String] = []
    for name in SearchAttribute.fields[field] ?? [] {
      for text in attributes[name]?.texts ?? [] { words += SearchWords.words(of: text) }
    }
    return words
  }
}
