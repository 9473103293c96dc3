import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class InputListener: UITextInputDelegate {
  var log: [String] = []
  func selectionWillChange(_ textInput: (any UITextInput)?) { log.append("selection will") }
  func selectionDidChange(_ textInput: (any UITextInput)?) { log.append("selection did") }
  func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will") }
  func textDidChange(_ textInput: (any UITextInput)?) { log.append("text did") }
}

// Without a host a character is 8 points wide and a line 20 points high.
@MainActor @Suite("Text input: geometry, replacement and marked text") struct TextGeometryTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))

  private func position(_ offset: Int) -> UITextPosition { UITextPosition(offset) }
  private func range(_ start: Int, _ end: Int) -> UITextRange { UITextRange(position(start), position(end)) }

  @Test("The insertion point of a field is in the middle of its height, after the characters before it")
  func caretOfField() {
    field.text = "abc"
    #expect(field.caretRect(for: position(0)) == CGRect(x: 0, y: 10, width: 2, height: 20))
    #expect(field.caretRect(for: position(2)).minX == 16)
    #expect(field.caretRect(for: position(99)).minX == 24)
    field.textAlignment = .right
    #expect(field.caretRect(for: position(3)).minX == 200)
    field.text = ""
    #expect(field.caretRect(for: field.beginningOfDocument).height == 20)
  }

  @Test("The insertion point of a text view is in its line; after a line end at the end it is in a line of its own")
  func caretOfView() {
    view.text = "one two three\n"
    // The padding of a line is 5 points, the inset at the top 8.
    #expect(view.caretRect(for: position(1)) == CGRect(x: 13, y: 8, width: 2, height: 20))
    #expect(view.caretRect(for: position(8)).origin == CGPoint(x: 5, y: 28))
    #expect(view.caretRect(for: position(14)).origin == CGPoint(x: 5, y: 48))
  }

  @Test("A selection has a rectangle for each line, which carry its start and its end") func selectionRects() {
    view.text = "one two three"
    let rects = view.selectionRects(for: range(4, 10))
    #expect(rects.map(\.rect.minY) == [8, 28] && rects.map(\.rect.width) == [24, 16])
    #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
    #expect(view.firstRect(for: range(4, 10)) == rects.first?.rect)
    #expect(view.firstRect(for: range(2, 2)) == view.caretRect(for: position(2)))
    #expect(view.selectionRects(for: range(50, 60)).isEmpty)
  }

  @Test("The nearest position to a point is before or after the character there") func closest() {
    field.text = "abc"
    #expect(field.closestPosition(to: CGPoint(x: 10, y: 20)) == position(1))
    #expect(field.closestPosition(to: CGPoint(x: 15, y: 20)) == position(2))
    #expect(field.closestPosition(to: CGPoint(x: 500, y: 20)) == position(3))
    #expect(field.closestPosition(to: CGPoint(x: 500, y: 20), within: range(0, 1)) == position(1))
    #expect(field.characterRange(at: CGPoint(x: 10, y: 20)) == range(1, 2))
    #expect(field.characterRange(at: CGPoint(x: 100, y: 20)) == nil)
  }

  @Test("A position moves up and down by lines, and not beyond them") func lines() {
    view.text = "one two three\n"
    #expect(view.position(from: position(1), in: .down, offset: 1) == position(9))
    #expect(view.position(from: position(9), in: .up, offset: 1) == position(1))
    #expect(view.position(from: position(9), in: .down, offset: 1) == position(14))
    #expect(view.position(from: position(9), in: .down, offset: 2) == nil)
    #expect(view.position(from: position(9), in: .down, offset: .max) == nil)
    #expect(view.position(from: position(9), in: .left, offset: .min) == nil)
    #expect(view.position(from: position(9), in: .left, offset: 2) == position(7))
  }

  @Test("A replaced range asks no delegate and notifies it; a range outside the text is clamped") func replace() {
    let listener = TextListener()
    view.delegate = listener
    view.text = "one two"
    view.replace(range(0, 3), withText: "1")
    #expect(view.text == "1 two" && view.selectedRange == NSRange(location: 1, length: 0))
    view.replace(range(4, 900), withText: "!")
    #expect(view.text == "1 tw!" && listener.take() == ["did change '1 two'", "did change '1 tw!'"])
    field.text = "abc"
    field.replace(range(1, 2), withText: "")
    #expect(field.text == "ac")
  }

  @Test("Marked text replaces the marked text before it, and ends with each other change") func marked() {
    field.text = "a"
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.text == "ani" && field.markedTextRange == range(1, 3))
    field.setMarkedText("你", selectedRange: NSRange(location: NSNotFound, length: .max))
    #expect(field.text == "a你" && field.markedTextRange == range(1, 2))
    field.unmarkText()
    #expect(field.text == "a你" && field.markedTextRange == nil)
    field.setMarkedText("x", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.selectedTextRange == range(2, 3))
    field.insertText("y")
    #expect(field.text == "a你y" && field.markedTextRange == nil)
    field.setMarkedText(nil, selectedRange: NSRange())
    #expect(field.markedTextRange == nil)
  }

  @Test("The input delegate is notified of the app's changes, and not of the user's") func inputDelegate() {
    let listener = InputListener()
    field.inputDelegate = listener
    field.text = "ab"
    #expect(listener.log == ["text will", "selection will", "selection did", "text did"])
    listener.log = []
    field.selectedTextRange = range(0, 1)
    #expect(listener.log == ["selection will", "selection did"])
    listener.log = []
    field.receive(.textChanged("abc", selection: nil))
    #expect(field.text == "abc" && listener.log.isEmpty)
  }

  @Test("The tokenizer finds words, sentences and paragraphs in both directions") func tokenizer() {
    view.text = "Don't go. Now!\nLast"
    let tokenizer = view.tokenizer
    let (forward, backward) = (UITextDirection.storage(.forward), UITextDirection.storage(.backward))
    #expect(tokenizer.rangeEnclosingPosition(position(3), with: .word, inDirection: forward) == range(0, 5))
    #expect(tokenizer.rangeEnclosingPosition(position(5), with: .word, inDirection: forward) == nil)
    #expect(tokenizer.rangeEnclosingPosition(position(5), with: .word, inDirection: backward) == range(0, 5))
    #expect(tokenizer.rangeEnclosingPosition(position(7), with: .sentence, inDirection: forward) == range(0, 10))
    #expect(tokenizer.rangeEnclosingPosition(position(11), with: .paragraph, inDirection: forward) == range(0, 15))
    #expect(tokenizer.rangeEnclosingPosition(position(2), with: .document, inDirection: forward) == range(0, 19))
    #expect(tokenizer.position(from: position(6), toBoundary: .word, inDirection: forward) == position(8))
    #expect(tokenizer.position(from: position(6), toBoundary: .word, inDirection: backward) == position(0))
    #expect(tokenizer.isPosition(position(5), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(position(5), withinTextUnit: .word, inDirection: forward))
    view.text = ""
    #expect(tokenizer.rangeEnclosingPosition(position(0), with: .word, inDirection: forward) == nil)
  }

  @Test("The direction of writing is that of the first letter of the paragraph") func direction() {
    view.text = "abc\n123 שלום\n123"
    #expect(view.baseWritingDirection(for: position(1), in: .forward) == .leftToRight)
    #expect(view.baseWritingDirection(for: position(6), in: .forward) == .rightToLeft)
    #expect(view.baseWritingDirection(for: position(900), in: .forward) == .natural)
  }

  @Test("The interaction state of a view restores its selection in another") func interactionState() {
    view.text = "one two"
    view.selectedRange = NSRange(location: 2, length: 3)
    let other = UITextView(frame: view.frame)
    other.text = "one two"
    other.interactionState = view.interactionState
    #expect(other.selectedRange == NSRange(location: 2, length: 3))
    other.interactionState = "something else"
    #expect(other.selectedRange == NSRange(location: 2, length: 3))
  }

  @Test("A part of a search's text becomes a token") func token() {
    let search = UISearchTextField(frame: field.frame)
    search.text = "from:ann mail"
    search.replaceTextualPortion(of: range(0, 9), with: UISearchToken(icon: nil, text: "ann"), at: 0)
    #expect(search.text == "mail" && search.tokens.map(\.text) == ["ann"])
    #expect(search.tokens(in: search.textualRange).count == 1 && search.tokens(in: range(1, 2)).isEmpty)
  }
}
