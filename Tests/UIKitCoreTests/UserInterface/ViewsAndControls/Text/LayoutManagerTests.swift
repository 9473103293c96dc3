import Foundation
import Testing

@testable import UIKitCore

// Without a host a character is 8 points wide and a line 20 points high.
@MainActor @Suite("Layout managers") struct LayoutManagerTests {
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 80, height: 1000))
  private let storage = NSTextStorage(string: "one two three\nfour")

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  private func ranges() -> [String] {
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in
      lines.append(storage.attributedSubstring(from: range).string)
    }
    return lines
  }

  @Test("Lines are broken after words and at line ends") func lines() {
    #expect(ranges() == ["one two ", "three\n", "four"])
    #expect(manager.usedRect(for: container) == CGRect(x: 0, y: 0, width: 56, height: 60))
    #expect(manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil) == CGRect(x: 0, y: 20, width: 80, height: 20))
    #expect(
      manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: nil) == CGRect(x: 0, y: 20, width: 40, height: 20))
  }

  @Test("A word that is wider than the container is broken") func longWord() {
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "abcdefghijklmno")
    #expect(ranges() == ["abcdefghij", "klmno"])
  }

  @Test("The character at a point is found, with the part of it in front of the point") func points() {
    var fraction: CGFloat = -1
    #expect(manager.glyphIndex(for: CGPoint(x: 33, y: 5), in: container) == 4)
    let index = manager.characterIndex(
      for: CGPoint(x: 12, y: 25), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 9 && fraction == 0.5)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 500, y: 500), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 17)
  }

  @Test("A range has one rectangle for each line") func rects() {
    let range = NSRange(location: 4, length: 6)
    #expect(manager.boundingRect(forGlyphRange: range, in: container) == CGRect(x: 0, y: 0, width: 56, height: 40))
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: range, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects == [CGRect(x: 32, y: 0, width: 24, height: 20), CGRect(x: 0, y: 20, width: 16, height: 20)])
  }

  @Test("Layout respects padding, alignment and the maximum number of lines") func settings() {
    container.lineFragmentPadding = 8
    #expect(ranges() == ["one two ", "three\n", "four"])
    #expect(manager.location(forGlyphAt: 1).x == 16)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 2
    #expect(ranges().count == 2)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
    #expect(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).minX == 24)
  }

  @Test("A container without a width has one line for each paragraph") func unlimited() {
    container.size = CGSize(width: 0, height: 0)
    #expect(ranges() == ["one two three\n", "four"])
  }

  @Test("A manager without text or container has no lines") func empty() {
    let other = NSLayoutManager()
    #expect(other.numberOfGlyphs == 0 && other.usedRect(for: container) == .zero)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
  }

  @Test("Glyphs are characters") func indexes() {
    let range = NSRange(location: 2, length: 3)
    #expect(manager.numberOfGlyphs == storage.length)
    #expect(manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil) == range)
    #expect(manager.characterIndexForGlyph(at: 3) == 3)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 18))
    #expect(manager.textContainer(forGlyphAt: 2, effectiveRange: nil) === container)
  }
}
