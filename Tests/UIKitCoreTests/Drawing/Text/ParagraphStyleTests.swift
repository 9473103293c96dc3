import Foundation
import Testing

@testable import UIKitCore

@Suite("Tab stops and lists of paragraphs") struct ParagraphStyleTests {
  @Test("A style has twelve tab stops by default; those that are added are in order") func tabStops() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12 && style.tabStops.first?.location == 28)
    style.tabStops = []
    for location in [50, 10, 30] as [CGFloat] {
      style.addTabStop(NSTextTab(textAlignment: .left, location: location))
    }
    #expect(style.tabStops.map(\.location) == [10, 30, 50])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 50])
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test("A copy has the tab stops and lists, and is equal until it is changed") func copies() throws {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 9)]
    style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
    style.lineBreakStrategy = .pushOut
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.hash == style.hash && copy.lineBreakStrategy == .pushOut)
    style.addTabStop(NSTextTab(textAlignment: .left, location: 90))
    #expect(copy != style && copy.tabStops.count == 1)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.textLists = []
    #expect(mutable != copy && copy.textLists.count == 1)
  }

  @Test("Markers are symbols, letters and numbers; numbers without a form are decimal") func markers() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
    }
    #expect(marker(.disc, 4) == "•" && marker(.decimal, 12) == "12")
    #expect(marker(NSTextList.MarkerFormat("({lower-alpha})"), 28) == "(ab)" && marker(.uppercaseLatin, 26) == "Z")
    #expect(marker(.uppercaseRoman, 1994) == "MCMXCIV" && marker(.lowercaseRoman, 4000) == "4000")
    #expect(marker(.lowercaseAlpha, .min) == "\(Int.min)" && marker(.uppercaseHexadecimal, 255) == "FF")
    #expect(marker(NSTextList.MarkerFormat("}{"), 3) == "}{")
    #expect(!NSTextList(markerFormat: .disc, options: 0).isOrdered)
    #expect(NSTextList(markerFormat: .octal, options: 0).isOrdered)
  }

  @Test("An attachment is measured by its bounds, or by its picture") func attachment() {
    let attachment = NSTextAttachment()
    func bounds() -> CGRect {
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }
    #expect(bounds() == .zero)
    attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 8)
    #expect(bounds() == attachment.bounds)
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.containsAttachments(in: NSRange(location: 1, length: 900)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    #expect(!text.containsAttachments(in: NSRange(location: NSNotFound, length: .max)))
  }

  @Test("Fixed attributes keep attachments at their character only") func fixed() {
    let storage = NSTextStorage(string: "a\u{FFFC}")
    storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 2))
    #expect(!storage.containsAttachments(in: NSRange(location: 0, length: 1)))
    #expect(storage.containsAttachments(in: NSRange(location: 1, length: 1)))
    storage.fixAttributes(in: NSRange(location: 5, length: .max))
  }

  @MainActor @Test("A line end at the end of a text has an extra line; the delegate is notified of layout")
  func extraLine() {
    @MainActor final class Listener: NSObject, NSLayoutManagerDelegate {
      var count = 0
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) { count += 1 }
    }
    let (manager, listener) = (NSLayoutManager(), Listener())
    let container = NSTextContainer(size: CGSize(width: 80, height: 0))
    let storage = NSTextStorage(string: "a \n")
    manager.delegate = listener
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(manager.extraLineFragmentRect == CGRect(x: 0, y: 20, width: 80, height: 20) && listener.count == 1)
    #expect(manager.propertyForGlyph(at: 1) == .elastic && manager.propertyForGlyph(at: 2) == .controlCharacter)
    #expect(manager.propertyForGlyph(at: -1) == [] && manager.propertyForGlyph(at: 3) == [])
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
    #expect(manager.extraLineFragmentRect == .zero && listener.count == 2)
    let rect = container.lineFragmentRect(
      forProposedRect: CGRect(x: -5, y: 0, width: 500, height: 20), at: 0, writingDirection: .natural, remaining: nil)
    #expect(rect == CGRect(x: 0, y: 0, width: 80, height: 20))
  }
}
