/// The content of a view, as the kind of widget that shows it.
package enum ViewContent: Equatable, Sendable {
  /// Only background and subviews.
  case plain
  /// The drawing of `draw(_:)`.
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
  /// A part of a larger content, which the subviews belong to.
  case scroll(ScrollContent)
  /// A row of a list, which the subviews belong to.
  case row(RowContent)
}
