import Foundation

/// Lines of text that can be edited.
package struct TextEditorContent: Hashable, Sendable {
  package var text: String
  package var look: TextLook
  package var isEditable: Bool
  /// Can be marked and copied.
  package var isSelectable = true
  /// Scrolls by itself where the text is larger than the view.
  package var isScrollable = true
  /// Between text and edges, in points.
  package var insets = UIEdgeInsets.zero
  /// What the app asks to be marked, in UTF-16 units; `nil`: whatever is.
  package var selection: Range<Int>?
  /// Grows when what a person has typed was refused, so that the widget's text is put back.
  package var revision = 0

  package init(text: String, look: TextLook, isEditable: Bool = true) {
    self.text = text
    self.look = look
    self.isEditable = isEditable
  }
}
