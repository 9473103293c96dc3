import Foundation
import SwiftUICore
import UIKitCore

/// Text of several lines that is edited.
struct EditorControl {
  let value: FieldValue
  var isGrowing = false
  var lines = FieldLines()
  var onEditingChanged: ((Bool) -> Void)?
}

@MainActor extension EditorControl: ControlView {
  typealias Body = Never

  final class Handler: ControlHandler<EditorControl> {
    private let control = WindowTextView()
    private let focus: FocusLink
    private let observer = EditorObserver()
    private let selection: SelectionLink
    private var editor: EditorControl?
    private var lineLimit: Int?

    required init(_ inputs: _ViewInputs) {
      focus = FocusLink(control)
      selection = SelectionLink(
        text: { [control] in control.text ?? "" }, read: { [control] in control.selectedRange },
        write: { [control] in control.selectedRange = $0 })
      super.init(inputs)
      control.delegate = observer
      observer.onSelection = { [unowned self] in selection.selectionDidChange() }
      control.onMove = { [unowned self] in focus.didMoveToWindow() }
      observer.onChange = { [unowned self] in
        editor?.value.edit(control.text ?? "")
        showText()
      }
      observer.onFocus = { [unowned self] isFocused in
        focus.focusDidChange(isFocused)
        editor?.onEditingChanged?(isFocused)
      }
    }

    override var view: UIView { control }

    private func showText() {
      let text = editor?.value.text() ?? ""
      if control.text != text { control.text = text }
      sizeMayChange()
    }

    override func update(_ value: EditorControl, in environment: EnvironmentValues) {
      editor = value
      lineLimit = environment.lineLimit
      control.isScrollEnabled = !value.isGrowing
      control.textContainerInset = value.isGrowing ? .zero : UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      control.backgroundColor = value.isGrowing || environment.hidesScrollContentBackground ? .clear : .systemBackground
      control.adopt(environment)
      control.isEditable = environment.isEnabled
      showText()
      selection.update(value.value.selection)
      focus.update(environment)
    }

    override func size(for proposal: ProposedViewSize) -> CGSize {
      let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
      guard let editor, editor.isGrowing else { return offered }
      let line = control.font?.lineHeight ?? 20
      var height = control.sizeThatFits(CGSize(width: offered.width, height: 0)).height
      if let minimum = editor.lines.minimum { height = max(height, line * CGFloat(minimum)) }
      if let maximum = editor.lines.maximum ?? lineLimit { height = min(height, line * CGFloat(maximum)) }
      return CGSize(width: offered.width, height: max(height, line))
    }
  }
}

/// An editor that reports when it comes into a window.
private final class WindowTextView: UITextView {
  var onMove: () -> Void = {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove()
  }
}

private final class EditorObserver: NSObject, UITextViewDelegate {
  var onChange: () -> Void = {}
  var onFocus: (Bool) -> Void = { _ in }
  var onSelection: () -> Void = {}

  func textViewDidChangeSelection(_ textView: UITextView) { onSelection() }
  func textViewDidChange(_ textView: UITextView) { onChange() }
  func textViewDidBeginEditing(_ textView: UITextView) { onFocus(true) }
  func textViewDidEndEditing(_ textView: UITextView) { onFocus(false) }
}
