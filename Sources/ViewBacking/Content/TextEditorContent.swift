/// Lines of text that can be edited.
package struct TextEditorContent: Hashable, Sendable {
  package var text: String
  package var appearance: TextAppearance
  package var isEditable: Bool
  /// Whether the text can be selected and copied.
  package var isSelectable = true
  /// Whether the widget scrolls if the text is larger than the view.
  package var isScrollable = true
  /// The insets between text and edges, in points.
  package var insets = EdgeInsets.zero
  /// The selection that the app has set, in UTF-16 units; `nil` to keep the current one.
  package var selection: Range<Int>?
  /// Increases when the user's typing was refused, so that the host restores the widget's text.
  package var revision = 0

  package init(text: String, appearance: TextAppearance, isEditable: Bool = true) {
    self.text = text
    self.appearance = appearance
    self.isEditable = isEditable
  }
}
