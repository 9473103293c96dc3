package import Foundation

/// One line of text that can be edited.
package struct TextFieldContent: Hashable, Sendable {
  /// The border of the field.
  package enum Border: Hashable, Sendable {
    case none
    case line
    case bezel
    /// The desktop's default entry.
    case rounded

    /// The distance between text and edge, in points.
    package var padding: CGSize { self == .none ? .zero : CGSize(width: 7, height: 7) }
  }

  /// The kind of text, for on-screen keyboards and completion.
  package enum Purpose: Hashable, Sendable { case text, digits, number, phone, url, email }

  package var text: String
  package var placeholder: String
  package var appearance: TextAppearance
  /// The colour of the placeholder; `nil` for the theme's.
  package var placeholderColor: RGBA?
  package var border = Border.none
  /// The distances between the edges and the text, in points; `nil` for those of the border.
  package var insets: EdgeInsets?
  package var purpose = Purpose.text
  /// Whether the text is obscured.
  package var isSecure = false
  /// Whether the field shows a clear button.
  package var showsClearButton = false
  /// The selection that the app has set, in UTF-16 units; `nil` to keep the current one.
  package var selection: Range<Int>?
  /// Increases when the user's typing was refused, so that the host restores the widget's text.
  package var revision = 0

  package init(text: String, placeholder: String = "", appearance: TextAppearance) {
    self.text = text
    self.placeholder = placeholder
    self.appearance = appearance
  }
}
