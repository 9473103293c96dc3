/// Lines of text that can be edited.
package struct TextEditorContent: Hashable, Sendable {
  package var text: String
  package var look: TextLook
  package var isEditable: Bool

  package init(text: String, look: TextLook, isEditable: Bool = true) {
    self.text = text
    self.look = look
    self.isEditable = isEditable
  }
}
