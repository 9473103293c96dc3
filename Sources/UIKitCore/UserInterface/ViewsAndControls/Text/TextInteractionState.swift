import Foundation

/// What a text field's or a text view's `interactionState` has.
struct TextInteractionState: Hashable {
  var selection: NSRange
  var isEditing: Bool
  /// The scroll offset; `nil` for a field.
  var offset: CGPoint?

  func hash(into hasher: inout Hasher) {
    hasher.combine(selection.location)
    hasher.combine(isEditing)
  }
}
