import Foundation
import SceneSystem
import Testing

@testable import UIKitCore

// Without a host a character is 8 points wide and a line 20 points high.
@MainActor @Suite("Layout managers: any text in any width") struct LayoutManagerPropertyTests {
  private struct Layout {
    let storage: NSTextStorage
    let manager: NSLayoutManager
    let container: NSTextContainer

    @MainActor init(_ text: String, width: CGFloat, padding: CGFloat = 0) {
      manager = NSLayoutManager()
      storage = NSTextStorage(string: text)
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    @MainActor var lines: [(text: String, range: NSRange, rect: CGRect, used: CGRect)] {
      var lines: [(String, NSRange, CGRect, CGRect)] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
        rect, used, _, range, _ in
        lines.append((storage.attributedSubstring(from: range).string, range, rect, used))
      }
      return lines
    }
  }

  private static let pieces = [
    "a", "word", "longer-word", " ", "  ", "\n", "\r\n", "\r", "\u{2028}", "👨‍👩‍👧", "🇩🇪", "é", "e\u{301}", "漢字仮名", ".",
  ]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...30, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test("Every character is in one line, and lines are below each other", arguments: 1...60 as ClosedRange<UInt64>)
  func partition(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = text(&random)
    let layout = Layout(text, width: .random(in: 1...120, using: &random), padding: .random(in: 0...5, using: &random))
    let lines = layout.lines
    #expect(lines.map(\.text).joined() == text, "seed \(seed)")
    var (location, top) = (0, CGFloat(0))
    for line in lines {
      #expect(line.range.location == location && line.range.length > 0 && line.rect.minY == top, "seed \(seed)")
      location += line.range.length
      top += line.rect.height
    }
  }

  @Test("No line divides a character", arguments: 1...60 as ClosedRange<UInt64>)
  func characters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = text(&random)
    let width = CGFloat.random(in: 1...120, using: &random)
    let whole = Array(text)
    // The substrings of lines have all the text's characters only if each line ends where a character ends.
    let lines = Layout(text, width: width).lines
    #expect(lines.flatMap { Array($0.text) } == whole, "seed \(seed): \(lines.map(\.text))")
  }

  @Test(
    "The character at the middle of a character's rectangle is the character", arguments: 1...30 as ClosedRange<UInt64>)
  func points(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layout = Layout(text(&random), width: .random(in: 40...120, using: &random), padding: 3)
    let string = layout.storage.string as NSString
    var location = 0
    while location < string.length {
      let range = string.rangeOfComposedCharacterSequence(at: location)
      let rect = layout.manager.boundingRect(forGlyphRange: range, in: layout.container)
      if rect.width > 0 {
        let found = layout.manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: layout.container)
        #expect(found == location, "seed \(seed): \(found) at \(rect) of \(location)")
      }
      location = range.location + range.length
    }
  }

  @Test("A carriage return and a line feed end one line together") func windowsLines() {
    #expect(Layout("one\r\ntwo\r\n\r\nthree", width: 100).lines.map(\.text) == ["one\r\n", "two\r\n", "\r\n", "three"])
    #expect(Layout("a\rb\n\rc", width: 100).lines.map(\.text) == ["a\r", "b\n", "\r", "c"])
  }

  @Test("An emoji in a container that is narrower is not divided") func narrow() {
    #expect(Layout("👨‍👩‍👧👨‍👩‍👧", width: 4).lines.map(\.text) == ["👨‍👩‍👧", "👨‍👩‍👧"])
  }
}
