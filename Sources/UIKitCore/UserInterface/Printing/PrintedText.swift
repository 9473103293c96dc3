import Foundation

/// A text in lines on pages.
@MainActor struct PrintedText {
  /// The paragraphs on each page, with their distances from the top.
  private(set) var pages: [[(text: NSAttributedString, top: CGFloat)]] = []

  /// - Parameter size: The size of the text on a page.
  init(_ text: NSAttributedString, size: (_ page: Int) -> CGSize) {
    var page: [(NSAttributedString, CGFloat)] = []
    var top: CGFloat = 0
    func endPage() {
      pages.append(page)
      (page, top) = ([], 0)
    }
    for paragraph in Self.paragraphs(of: text) {
      var rest = paragraph
      while pages.count < 10_000 {
        let room = size(pages.count)
        guard room.width > 1, room.height > 1 else {
          endPage()
          return
        }
        let height = Self.height(of: rest, width: room.width)
        if top + height <= room.height {
          page.append((rest, top))
          top += height
          break
        }
        let fitting = Self.prefix(of: rest, width: room.width, height: room.height - top)
        if fitting.length > 0 {
          page.append((fitting, top))
          rest = rest.attributedSubstring(from: NSRange(location: fitting.length, length: rest.length - fitting.length))
          endPage()
        } else if page.isEmpty {
          // A word that is longer than the page, or a script without blanks between words.
          let part = Self.prefix(of: rest, width: room.width, height: room.height, breaksWords: true)
          guard part.length > 0, part.length < rest.length else {
            // A line that is higher than the page.
            page.append((rest, top))
            break
          }
          page.append((part, top))
          rest = rest.attributedSubstring(from: NSRange(location: part.length, length: rest.length - part.length))
          endPage()
        } else {
          endPage()
        }
      }
    }
    if !page.isEmpty || pages.isEmpty { endPage() }
  }

  private static func paragraphs(of text: NSAttributedString) -> [NSAttributedString] {
    var paragraphs: [NSAttributedString] = []
    var location = 0
    for line in text.string.components(separatedBy: "\n") {
      let length = (line as NSString).length
      let part = text.attributedSubstring(from: NSRange(location: location, length: length))
      // An empty line has the height of one.
      paragraphs.append(
        length > 0 || location >= text.length
          ? part : NSAttributedString(string: " ", attributes: text.attributes(at: location, effectiveRange: nil)))
      location += length + 1
    }
    return paragraphs
  }

  private static func height(of text: NSAttributedString, width: CGFloat) -> CGFloat {
    text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
    ).height
  }

  /// The longest part of a text that fits, up to the end of a word or of a character.
  private static func prefix(
    of text: NSAttributedString, width: CGFloat, height: CGFloat, breaksWords: Bool = false
  ) -> NSAttributedString {
    let ends = breaksWords ? characterEnds(text.string) : wordEnds(text.string)
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high + 1) / 2
      let part = text.attributedSubstring(from: NSRange(location: 0, length: ends[middle - 1]))
      if self.height(of: part, width: width) <= height { low = middle } else { high = middle - 1 }
    }
    return text.attributedSubstring(from: NSRange(location: 0, length: low > 0 ? ends[low - 1] : 0))
  }

  private static func wordEnds(_ string: String) -> [Int] {
    let characters = Array(string.utf16)
    return characters.indices.filter { characters[$0] == 32 }.map { $0 + 1 }
  }

  private static func characterEnds(_ string: String) -> [Int] {
    var end = 0
    return string.map { character in
      end += character.utf16.count
      return end
    }
  }

  func draw(page: Int, in rect: CGRect) {
    guard pages.indices.contains(page) else { return }
    for (text, top) in pages[page] {
      text.draw(in: CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top))
    }
  }
}
