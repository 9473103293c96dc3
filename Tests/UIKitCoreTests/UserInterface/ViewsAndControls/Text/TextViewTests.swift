import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Text views") struct TextViewTests {
  private func content(_ view: UITextView) -> TextEditorContent {
    if case .textEditor(let content) = view.shownContent { return content }
    Issue.record("A text view shows something else.")
    return TextEditorContent(text: "", appearance: TextAppearance(font: FontDescription(size: 1)))
  }

  @Test("a text view is editable, selectable and scrolling by default, with insets above and below the text")
  func defaults() {
    let shown = content(UITextView())
    #expect(shown.isEditable && shown.isSelectable && shown.isScrollable && shown.text == "")
    #expect(shown.insets == EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) && shown.appearance.font.size == 17)
  }

  @Test("each change of its appearance is sent once, with the new value") func sent() {
    let view = UITextView()
    let shown = ShownWindow(view)
    let changes: [(() -> Void, (TextEditorContent) -> Bool)] = [
      ({ view.isEditable = false }, { !$0.isEditable }), ({ view.isSelectable = false }, { !$0.isSelectable }),
      ({ view.isScrollEnabled = false }, { !$0.isScrollable }),
      ({ view.textColor = .red }, { $0.appearance.color == .pureRed }),
      ({ view.textAlignment = .center }, { $0.appearance.alignment == .center }),
      ({ view.font = .italicSystemFont(ofSize: 9) }, { $0.appearance.font.isItalic && $0.appearance.font.size == 9 }),
      ({ view.textContainerInset = .zero }, { $0.insets == .zero }), ({ view.text = "a" }, { $0.text == "a" }),
    ]
    for (index, (change, isShown)) in changes.enumerated() {
      let updates = shown.updates(of: view, change)
      guard updates.count == 1, case .textEditor(let content) = updates[0].content else {
        Issue.record("change \(index) was sent \(updates.count) times")
        continue
      }
      #expect(isShown(content), "change \(index)")
    }
  }

  @Test("a view that scrolls has no intrinsic size; one that does not is as high as its lines at its width")
  func size() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.text = String(repeating: "x", count: 25)
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 80, height: 3 * 20 + 16))
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 5 * 20 + 16))
    view.text = ""
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)).height == 36)
  }

  @Test("line breaks are text here, whether typed or reported") func lineBreaks() {
    let view = UITextView()
    view.insertText("one\ntwo\n")
    #expect(view.text == "one\ntwo\n")
    view.receive(.textChanged("one\ntwo\n\n", selection: 9..<9))
    view.receive(.returned)
    view.deleteBackward()
    #expect(view.text == "one\ntwo\n")
  }

  @Test("a read-only view accepts no typing, from anywhere, and the widget's text is restored")
  func readOnly() {
    let view = UITextView()
    view.text = "read"
    view.isEditable = false
    let shown = ShownWindow(view)
    view.insertText("x")
    view.deleteBackward()
    shown.person(.textChanged("reads", selection: nil), view)
    #expect(view.text == "read" && !view.becomeFirstResponder())
    guard case .textEditor(let content)? = shown.backing(of: view).last?.content else { return }
    #expect(content.text == "read" && content.revision == 1)
  }

  @Test("constraints give a view that does not scroll the height of its text") func fitted() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 500))
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = String(repeating: "x", count: 25)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 76))
    view.text += String(repeating: "y", count: 10)
    root.layoutIfNeeded()
    #expect(view.frame.height == 96)
  }
}
