import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A storage of an app with its own characters, which makes numbers bold.
private final class BoldNumbers: NSTextStorage {
  private let backing = NSMutableAttributedString(string: "")
  override var string: String { backing.string }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    for (index, unit) in backing.string.utf16.enumerated() where (48...57).contains(unit) {
      backing.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: index, length: 1))
    }
    super.processEditing()
  }
}

private final class Recorder: NSObject, NSTextStorageDelegate {
  var log: [String] = []
  var replacement: (NSTextStorage) -> Void = { _ in }

  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    if editedMask.contains(.editedCharacters) { replacement(textStorage) }
  }

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    log.append("\(textStorage.string) \(editedRange.location)+\(editedRange.length) \(delta)")
  }
}

@MainActor @Suite("Text views: storage") struct TextViewStorageTests {
  private func view(_ text: String = "") -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    return view
  }

  private func runs(_ view: UITextView) -> [String] {
    guard case .textEditor(let content) = view.shownContent else { return [] }
    return content.styled?.runs.map { "\($0.text) \(Int($0.font.size))" } ?? [content.text]
  }

  @Test("Changes of the storage are shown, characters and attributes") func changes() {
    let view = view("ab")
    view.textStorage.append(NSAttributedString(string: "cd"))
    #expect(view.text == "abcd" && runs(view) == ["ab 17", "cd 17"])
    view.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 1))
    #expect(runs(view) == ["a 30", "b 17", "cd 17"])
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(view.text == "" && !view.hasText)
  }

  @Test("What the user types is in the storage, with the attributes before it; its delegate is notified") func typing()
  {
    let (view, recorder) = (view("a"), Recorder())
    view.textStorage.delegate = recorder
    view.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 1))
    let shown = ShownWindow(view)
    recorder.log = []
    shown.person(.textChanged("ab", selection: 2..<2), view)
    #expect(view.textStorage.string == "ab" && recorder.log == ["ab 1+1 1"])
    #expect(runs(view) == ["ab 30"])
  }

  @Test("A text that a delegate of the storage changes while the user types is shown, and the host is asked to show it")
  func delegateChanges() {
    let (view, recorder) = (view(""), Recorder())
    view.textStorage.delegate = recorder
    let shown = ShownWindow(view)
    recorder.replacement = { storage in
      let text = storage.string.uppercased()
      if text != storage.string {
        storage.replaceCharacters(in: NSRange(location: 0, length: storage.string.utf16.count), with: text)
      }
    }
    let revision = view.revision
    shown.person(.textChanged("x", selection: 1..<1), view)
    #expect(view.text == "X" && view.textStorage.string == "X" && view.revision == revision + 1)
  }

  @Test("A text, attributes, a font and a color that the app sets are in the storage") func setters() {
    let view = view("a")
    let storage = view.textStorage
    view.text = "bc"
    view.font = .systemFont(ofSize: 12)
    view.textColor = .red
    let attributes = storage.attributes(at: 0, effectiveRange: nil)
    #expect(storage.string == "bc" && (attributes[.font] as? UIFont)?.pointSize == 12)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    view.attributedText = NSAttributedString(string: "d", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    #expect(view.textStorage === storage && storage.string == "d" && runs(view) == ["d 9"])
  }

  @Test("The layout manager finds the characters of the view's text in lines as wide as the view") func layout() {
    let view = view("one two three four five six seven eight nine ten")
    let manager = view.layoutManager
    #expect(manager === view.textContainer.layoutManager && manager.textStorage === view.textStorage)
    #expect(view.textContainer.size.width == 200)
    var lines = 0
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, _, _ in lines += 1 }
    #expect(lines > 1)
    #expect(manager.glyphIndex(for: CGPoint(x: 6, y: 2), in: view.textContainer) == 0)
    view.text = "x"
    #expect(manager.numberOfGlyphs == 1)
  }

  @Test("A view that is made with the container of an app's own storage shows and edits that") func ownStorage() {
    let storage = BoldNumbers()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    view.text = "a1"
    #expect(storage.string == "a1" && runs(view) == ["a 17", "1 20"])
    let shown = ShownWindow(view)
    shown.person(.textChanged("a1b2", selection: 4..<4), view)
    #expect(storage.string == "a1b2" && runs(view).last?.hasSuffix("2 20") == true)
  }
}
