package import Foundation

/// Lines of text that can be edited.
package struct TextEditorContent: Hashable, Sendable {
  /// A range that the app has asked to make visible.
  package struct Reveal: Hashable, Sendable {
    /// In UTF-16 units.
    package var range: Range<Int>
    /// How often the app has asked, so that asking again for the same range is a change.
    package var count: Int

    package init(range: Range<Int>, count: Int) { (self.range, self.count) = (range, count) }
  }

  package var text: String
  /// The text with attributes, if it has some; its string is that of ``text``.
  package var styled: StyledText?
  package var appearance: TextAppearance
  package var isEditable: Bool
  /// Whether the text can be selected and copied.
  package var isSelectable = true
  /// Whether the widget scrolls if the text is larger than the view.
  package var isScrollable = true
  /// The insets between text and edges, in points.
  package var insets = EdgeInsets.zero
  /// The space at both ends of a line inside of the insets, in points.
  package var linePadding = 5.0
  /// The point of the text that is at the view's upper left corner.
  package var offset = CGPoint.zero
  /// The range to make visible; `nil` for none.
  package var reveal: Reveal?
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
