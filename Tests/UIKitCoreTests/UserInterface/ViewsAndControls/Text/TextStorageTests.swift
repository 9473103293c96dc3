import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Text storages") struct TextStorageTests {
  final class Observer: NSObject, NSTextStorageDelegate {
    var events: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { events.append("will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { events.append("did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
  }

  @Test("A change is reported with its range in the new text") func change() {
    let (storage, observer) = (NSTextStorage(string: "abcdef"), Observer())
    storage.delegate = observer
    storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
    #expect(storage.string == "axyzdef")
    #expect(observer.events == ["will 2 1+3 1", "did 2 1+3 1"])
    observer.events = []
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(observer.events == ["will 1 0+2 0", "did 1 0+2 0"])
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
  }

  @Test("Changes between beginning and end are reported together") func together() {
    let (storage, observer) = (NSTextStorage(string: "abcdef"), Observer())
    storage.delegate = observer
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "")
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx")
    #expect(observer.events.isEmpty && storage.editedMask == .editedCharacters)
    storage.endEditing()
    #expect(storage.string == "xxabcde" && observer.events == ["will 2 0+7 1", "did 2 0+7 1"])
  }

  @Test("A subclass with a store of its own reports its changes, and its layout manager follows") func subclass() {
    final class Store: NSTextStorage {
      private let own = NSMutableAttributedString(string: "")
      override var string: String { own.string }
      override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] { own.attributes(at: location, effectiveRange: range) }
      override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        own.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        endEditing()
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        own.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
      override func processEditing() {
        processed += 1
        super.processEditing()
      }
      var processed = 0
    }
    let (store, manager) = (Store(), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    store.addLayoutManager(manager)
    store.replaceCharacters(in: NSRange(location: 0, length: 0), with: "abc")
    #expect(store.processed == 1 && manager.usedRect(for: container).width == 24)
    store.replaceCharacters(in: NSRange(location: 3, length: 0), with: "d")
    #expect(store.processed == 2 && manager.usedRect(for: container).width == 32)
  }
}
