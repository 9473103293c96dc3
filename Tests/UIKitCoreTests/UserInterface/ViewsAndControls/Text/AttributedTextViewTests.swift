import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class LinkReader: NSObject, UITextViewDelegate {
  var log: [String] = []
  var opens = false
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    log.append("\(URL) \(characterRange.location)+\(characterRange.length)")
    return opens
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled \(Int(scrollView.contentOffset.y))") }
}

@MainActor @Suite("Text views: attributes and scrolling") struct AttributedTextViewTests {
  private func content(_ view: UITextView) -> TextEditorContent {
    if case .textEditor(let content) = view.shownContent { return content }
    Issue.record("A text view shows something else.")
    return TextEditorContent(text: "", appearance: TextAppearance(font: FontDescription(size: 1)))
  }

  private func view() -> UITextView { UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 50)) }

  private let bold: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 20)]

  @Test("a text with attributes is shown with them; a plain text is shown without") func shown() {
    let view = view()
    view.font = .systemFont(ofSize: 11)
    let text = NSMutableAttributedString(string: "ab", attributes: bold)
    text.append(NSAttributedString(string: "cd"))
    view.attributedText = text
    let runs = content(view).styled?.runs
    #expect(view.text == "abcd" && runs?.map(\.text) == ["ab", "cd"] && runs?.map(\.font.size) == [20, 11])
    view.text = "e"
    #expect(content(view).styled == nil && view.attributedText.string == "e")
    view.attributedText = nil
    #expect(view.text == "")
  }

  @Test("text that the user types into a text with attributes gets those before the insertion point") func typing() {
    let view = view()
    view.attributedText = NSAttributedString(string: "ab", attributes: bold)
    let shown = ShownWindow(view)
    shown.person(.textChanged("abc", selection: 3..<3), view)
    let runs = content(view).styled?.runs
    #expect(view.attributedText.string == "abc" && runs?.map(\.text).joined() == "abc")
    #expect(runs?.allSatisfy { $0.font.size == 20 } == true)
    shown.person(.textChanged("c", selection: 0..<0), view)
    #expect(view.attributedText.string == "c" && view.text == "c")
  }

  @Test("typing attributes that the app sets apply to what is typed next, in a plain text too") func typingAttributes()
  {
    let view = view()
    view.text = "ab"
    view.typingAttributes = [.foregroundColor: UIColor.red]
    let shown = ShownWindow(view)
    shown.person(.textChanged("abc", selection: 3..<3), view)
    #expect(content(view).styled?.runs.last?.text == "c" && content(view).styled?.runs.last?.color == .pureRed)
  }

  @Test("a refused change leaves the attributes as they are") func refused() {
    final class Refusing: NSObject, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        false
      }
    }
    let (view, delegate) = (view(), Refusing())
    view.delegate = delegate
    view.attributedText = NSAttributedString(string: "ab", attributes: bold)
    ShownWindow(view).person(.textChanged("abc", selection: 3..<3), view)
    #expect(view.attributedText.string == "ab" && view.text == "ab")
  }

  @Test("a click on a link asks the delegate; only in a text that cannot be edited") func links() {
    let (view, reader) = (view(), LinkReader())
    view.delegate = reader
    let text = NSMutableAttributedString(string: "see ")
    text.append(NSAttributedString(string: "here", attributes: [.link: "https://example.com"]))
    view.attributedText = text
    view.receive(.pressedText(5))
    #expect(reader.log.isEmpty, "the text can be edited")
    view.isEditable = false
    view.receive(.pressedText(1))
    view.receive(.pressedText(99))
    #expect(reader.log.isEmpty, "there is no link")
    view.receive(.pressedText(5))
    #expect(reader.log == ["https://example.com 4+4"])
    #expect(content(view).styled?.runs.last?.color == RGBA(.link, in: view.traitCollection))
  }

  @Test("a text view is a scroll view: its content is as high as its text, and the delegate receives scrolling")
  func scrolling() {
    let (view, reader) = (view(), LinkReader())
    view.delegate = reader
    view.text = String(repeating: "x", count: 100)
    #expect(view.contentSize == CGSize(width: 80, height: 10 * 20 + 16))
    view.receive(.scrolled(CGPoint(x: 0, y: 40)))
    #expect(view.contentOffset.y == 40 && reader.log == ["scrolled 40"])
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(content(view).offset.y == 10)
    #expect(!UITextView(frame: .zero).contentSize.height.isNaN)
  }

  @Test("a range is made visible again if the app asks again; one that exceeds the text is clamped") func reveal() {
    let view = view()
    view.text = "abc"
    #expect(content(view).reveal == nil)
    view.scrollRangeToVisible(NSRange(location: 1, length: 1))
    let first = content(view).reveal
    #expect(first?.range == 1..<2)
    view.scrollRangeToVisible(NSRange(location: 1, length: 1))
    #expect(content(view).reveal != first && content(view).reveal?.range == 1..<2)
    view.scrollRangeToVisible(NSRange(location: 9, length: 9))
    #expect(content(view).reveal?.range == 3..<3)
  }

  @Test("the container's padding is the space at both ends of a line; a label inside keeps its place when text scrolls")
  func container() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 50), textContainer: nil)
    #expect(content(view).linePadding == 5)
    view.textContainer.lineFragmentPadding = 0
    #expect(content(view).linePadding == 0)
    let hint = UILabel(frame: CGRect(x: 5, y: 8, width: 40, height: 20))
    view.addSubview(hint)
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(hint.shownDescription.frame.minY == -22)
  }

  @Test("typing in a plain text keeps it plain") func plain() {
    let view = view()
    ShownWindow(view).person(.textChanged("a", selection: 1..<1), view)
    #expect(content(view).styled == nil && view.attributedText.string == "a")
  }
}
