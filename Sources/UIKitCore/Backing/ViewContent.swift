/// What is in a view, as the kind of widget that shows it.
package enum ViewContent: Equatable, Sendable {
  /// Nothing but background and subviews.
  case plain
  /// What `draw(_:)` has drawn.
  case drawing(DrawingContent)
  case label(LabelContent)
  case button(ButtonContent)
  case textField(TextFieldContent)
  case textEditor(TextEditorContent)
  case toggle(ToggleContent)
  case slider(SliderContent)
  case segments(SegmentsContent)
  case stepper(StepperContent)
  case progress(ProgressContent)
  case activity(ActivityContent)
  case image(ImageContent)
  /// A part of something larger, of which the subviews are parts.
  case scroll(ScrollContent)
  /// A row of a list, of which the subviews are parts.
  case row(RowContent)
}
