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

extension ViewContent {
  /// The text by which a screen reader names a content that has no label; empty for one that has a role and no text. `nil` for a content that
  /// has no role of its own, and for labels, which are read by themselves.
  package var name: String? {
    switch self {
    case .button(let button):
      let lines = [button.title, button.subtitle ?? ""].filter { !$0.isEmpty }
      return lines.isEmpty ? button.image?.label ?? "" : lines.joined(separator: ", ")
    case .textField(let field): return field.placeholder
    case .textEditor, .toggle, .slider, .segments, .stepper, .progress, .activity, .image: return ""
    case .plain, .drawing, .label, .scroll, .row: return nil
    }
  }
}
