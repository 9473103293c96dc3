import Foundation

/// One line of text that can be edited.
package struct TextFieldContent: Hashable, Sendable {
  /// What is around the text.
  package enum Border: Hashable, Sendable {
    case none
    case line
    case bezel
    /// The desktop's usual entry.
    case rounded

    /// Between text and edge, in points.
    var padding: CGSize { self == .none ? .zero : CGSize(width: 7, height: 7) }
  }

  /// What kind of text is meant, for on-screen keyboards and completion.
  package enum Purpose: Hashable, Sendable { case text, digits, number, phone, url, email }

  package var text: String
  package var placeholder: String
  package var look: TextLook
  package var border = Border.none
  package var purpose = Purpose.text
  /// The text is kept from view.
  package var isSecure = false
  /// A button that empties the field.
  package var showsClearButton = false
  /// What the app asks to be marked, in UTF-16 units; `nil`: whatever is.
  package var selection: Range<Int>?
  /// Grows when what a person has typed was refused, so that the widget's text is put back.
  package var revision = 0

  package init(text: String, placeholder: String = "", look: TextLook) {
    self.text = text
    self.placeholder = placeholder
    self.look = look
  }
}
