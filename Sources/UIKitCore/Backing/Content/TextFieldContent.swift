/// One line of text that can be edited.
package struct TextFieldContent: Hashable, Sendable {
  package var text: String
  package var placeholder: String
  package var look: TextLook

  package init(text: String, placeholder: String = "", look: TextLook) {
    self.text = text
    self.placeholder = placeholder
    self.look = look
  }
}
