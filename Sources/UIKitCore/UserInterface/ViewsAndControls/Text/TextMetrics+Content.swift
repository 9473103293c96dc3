import Foundation
import ViewBacking

extension TextMetrics {
  /// The baselines of a control with one vertically centred line.
  static func baselines(ofLineIn height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let room = (height - lineHeight) / 2
    return (room + ascent, room + descent)
  }

  /// The size of a content's widget without a host: the sizes of a device's controls, around text of fixed metrics.
  static func size(of content: ViewContent, fitting size: CGSize) -> CGSize {
    switch content {
    case .label(let label): self.size(of: label, width: size.width)
    case .button(let button): self.size(of: button)
    case .textField(let field): self.size(of: field)
    case .textEditor(let editor): self.size(of: editor, width: size.width)
    case .toggle: CGSize(width: 51, height: 31)
    case .slider: CGSize(width: 118, height: 34)
    case .segments(let segments):
      CGSize(width: segments.segments.reduce(0) { $0 + width(of: $1) }, height: 32)
    case .stepper: CGSize(width: 94, height: 32)
    case .progress: CGSize(width: 118, height: 4)
    case .activity(let activity): CGSize(width: activity.side, height: activity.side)
    case .image(let image): image.size
    case .plain, .drawing, .scroll, .row: .zero
    }
  }

  /// Lines that are higher than those of their font are higher by the same distance here.
  private static func size(of label: LabelContent, width: CGFloat) -> CGSize {
    var size = size(of: label.text, width: width, lines: label.lines)
    guard let runs = label.styled?.runs else { return size }
    let distance = runs.reduce(0) { distance, run in
      guard let factor = run.lineHeight else { return distance }
      return max(distance, (factor - 1) * Double(UIFont.systemFont(ofSize: CGFloat(run.font.size)).lineHeight))
    }
    if distance > 0 { size.height += (size.height / lineHeight * CGFloat(distance) * 1000).rounded() / 1000 }
    return size
  }

  private static func width(of segment: SegmentsContent.Segment) -> CGFloat {
    guard segment.width == 0 else { return CGFloat(segment.width) }
    return max(CGFloat(segment.title.count) * characterWidth, segment.image?.size.width ?? 0) + 24
  }

  private static func size(of editor: TextEditorContent, width: CGFloat) -> CGSize {
    let insets = editor.insets
    let sides = insets.left + insets.right
    let text = size(of: editor.text, width: width - sides, lines: 0)
    return CGSize(width: text.width + sides, height: max(text.height, lineHeight) + insets.top + insets.bottom)
  }

  private static func size(of field: TextFieldContent) -> CGSize {
    let text = size(of: field.text.isEmpty ? field.placeholder : field.text, width: 0, lines: 1)
    let padding = field.border.padding
    let width = field.insets.map { $0.left + $0.right } ?? 2 * padding.width
    let height = field.insets.map { $0.top + $0.bottom } ?? 2 * padding.height
    return CGSize(width: max(text.width, 8) + width, height: lineHeight + height)
  }

  private static func size(of button: ButtonContent) -> CGSize {
    var words = size(of: button.title, width: 0, lines: 1)
    if let subtitle = button.subtitle, !subtitle.isEmpty {
      let second = size(of: subtitle, width: 0, lines: 1)
      words = CGSize(
        width: max(words.width, second.width), height: words.height + second.height + button.titlePadding)
    }
    let picture = button.isBusy ? CGSize(width: 20, height: 20) : button.image?.size ?? .zero
    let gap = words == .zero || picture == .zero ? 0 : button.imagePadding
    let insets =
      button.insets
      ?? (button.style == .bare
        ? .zero : DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    let isHorizontal = button.imageEdge == .leading || button.imageEdge == .trailing
    let inner =
      isHorizontal
      ? CGSize(width: words.width + gap + picture.width, height: max(words.height, picture.height))
      : CGSize(width: max(words.width, picture.width), height: words.height + gap + picture.height)
    // A picture behind the content is not cut.
    let ground = button.backgroundImage?.size ?? .zero
    return CGSize(
      width: max(inner.width + insets.leading + insets.trailing, ground.width),
      height: max(inner.height + insets.top + insets.bottom, ground.height))
  }
}
