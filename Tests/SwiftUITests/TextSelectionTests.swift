import Foundation
import SwiftUI
import Testing

/// The selection of fields and editors.
@MainActor @Suite("What is selected in a text") struct TextSelectionTests {
  @MainActor private final class Model: ObservableObject {
    @Published var text = "Grüße 👋🏽 an alle"
    @Published var selection: TextSelection?

    var selected: String? {
      guard case .selection(let range) = selection?.indices else { return nil }
      return String(text[range])
    }
  }

  private struct Editor: View {
    @ObservedObject var model: Model
    var body: some View { TextEditor(text: $model.text, selection: $model.selection) }
  }

  private struct Field: View {
    @ObservedObject var model: Model
    var body: some View { TextField("Text", text: $model.text, selection: $model.selection) }
  }

  @Test("What the user selects in an editor is the value, and the value is shown")
  func editor() throws {
    let model = Model()
    let hosted = Hosted(Editor(model: model))
    let view = try #require(hosted.first(UITextView.self))
    view.selectedRange = NSRange(location: 6, length: 4)
    view.delegate?.textViewDidChangeSelection(view)
    #expect(model.selected == "👋🏽")
    let word = try #require(model.text.range(of: "alle"))
    model.selection = TextSelection(range: word)
    hosted.layOut()
    #expect(view.selectedRange == NSRange(word, in: model.text))
    #expect(model.selected == "alle")
  }

  @Test("What the user selects in a field is the value, and the value is shown")
  func field() throws {
    let model = Model()
    let hosted = Hosted(Field(model: model))
    let field = try #require(hosted.first(UITextField.self))
    model.selection = TextSelection(insertionPoint: model.text.startIndex)
    hosted.layOut()
    field.insertText("X")
    #expect(model.text.hasPrefix("XGr"))
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 5))
    field.selectedTextRange = field.textRange(from: start, to: end)
    hosted.layOut()
    #expect(model.selected == "Grüße")
    #expect(model.selection?.isInsertion == false)
  }

  @Test("A selection of another, longer text is the end of this one")
  func otherText() throws {
    let model = Model()
    let long = "a much longer text than the one that is shown here"
    let hosted = Hosted(Editor(model: model))
    model.selection = TextSelection(insertionPoint: long.endIndex)
    hosted.layOut()
    let view = try #require(hosted.first(UITextView.self))
    #expect(view.selectedRange.location == (model.text as NSString).length)
  }

  @Test("Of several ranges the one around them is shown")
  func severalRanges() throws {
    let model = Model()
    let hosted = Hosted(Editor(model: model))
    let text = model.text
    let first = text.startIndex..<text.index(text.startIndex, offsetBy: 2)
    let last = text.index(text.startIndex, offsetBy: 4)..<text.index(text.startIndex, offsetBy: 5)
    let selection = TextSelection(ranges: RangeSet([first, last]))
    #expect(!selection.isInsertion && TextSelection(ranges: RangeSet()).isInsertion)
    model.selection = selection
    hosted.layOut()
    #expect(try #require(hosted.first(UITextView.self)).selectedRange == NSRange(location: 0, length: 5))
  }
}
