import Foundation
import SwiftUICore
import UIKitCore

/// A field of one line.
struct FieldControl {
  let value: FieldValue
  let placeholder: String
  let isSecure: Bool
  let hasBorder: Bool
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

@MainActor extension FieldControl: ControlView {
  typealias Body = Never

  final class Handler: ControlHandler<FieldControl> {
    private let control = WindowTextField()
    private let focus: FocusLink
    private let observer = FieldObserver()
    private let selection: SelectionLink
    private var field: FieldControl?
    private var submitActions: [SubmitAction] = []

    required init(_ inputs: _ViewInputs) {
      focus = FocusLink(control)
      selection = SelectionLink(
        text: { [control] in control.text ?? "" }, read: { [control] in control.selectedRange },
        write: { [control] in control.selectedRange = $0 })
      super.init(inputs)
      control.delegate = observer
      observer.onSelection = { [unowned self] in selection.selectionDidChange() }
      control.onMove = { [unowned self] in focus.didMoveToWindow() }
      control.on(.editingChanged) { [unowned self] in
        field?.value.edit(control.text ?? "")
        showText()
      }
      control.on(.editingDidBegin) { [unowned self] in
        focus.focusDidChange(true)
        field?.onEditingChanged?(true)
      }
      control.on(.editingDidEnd) { [unowned self] in
        commit()
        focus.focusDidChange(false)
        field?.onEditingChanged?(false)
      }
      // The field gives the focus up after this event, unless a function moves it.
      control.on(.editingDidEndOnExit) { [unowned self] in
        commit()
        field?.onCommit?()
        for action in submitActions where action.triggers.contains(.text) { action.action() }
      }
    }

    override var view: UIView { control }

    private func commit() {
      field?.value.commit(control.text ?? "")
      showText(force: true)
    }

    /// Shows the text of the value: a binding may have changed or refused what was entered.
    private func showText(force: Bool = false) {
      guard let field, force || field.value.followsWhileEditing || !control.isFirstResponder else { return }
      let text = field.value.text()
      if control.text != text { control.text = text }
      sizeMayChange()
    }

    override func update(_ value: FieldControl, in environment: EnvironmentValues) {
      field = value
      submitActions = environment.submitActions
      if control.placeholder != value.placeholder { control.placeholder = value.placeholder }
      control.isSecureTextEntry = value.isSecure
      control.borderStyle = value.hasBorder ? .roundedRect : .none
      control.adopt(environment)
      control.isEnabled = environment.isEnabled
      showText()
      selection.update(value.value.selection)
      focus.update(environment)
    }

    override func size(for proposal: ProposedViewSize) -> CGSize {
      let ideal = control.intrinsicContentSize
      return CGSize(
        width: proposal.width.map { $0.isFinite ? max($0, 0) : 10_000 } ?? ideal.width, height: ideal.height)
    }
  }
}

/// A field that reports when it comes into a window.
private final class WindowTextField: UITextField {
  var onMove: () -> Void = {}

  /// What is selected, in units of UTF-16.
  var selectedRange: NSRange? {
    get {
      guard let range = selectedTextRange else { return nil }
      let start = offset(from: beginningOfDocument, to: range.start)
      return NSRange(location: start, length: offset(from: range.start, to: range.end))
    }
    set {
      guard let newValue, let start = position(from: beginningOfDocument, offset: newValue.location),
        let end = position(from: start, offset: newValue.length)
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove()
  }
}

private final class FieldObserver: NSObject, UITextFieldDelegate {
  var onSelection: () -> Void = {}

  func textFieldDidChangeSelection(_ textField: UITextField) { onSelection() }
}
