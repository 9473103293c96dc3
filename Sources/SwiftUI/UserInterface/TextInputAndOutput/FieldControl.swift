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
      control.font = (environment.font ?? .body).uiFont
      control.textColor = environment.foregroundColor?.uiColor
      control.textAlignment =
        switch environment.multilineTextAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
      control.isEnabled = environment.isEnabled
      let traits = environment.textInputTraits
      control.keyboardType = traits.keyboardType
      control.autocapitalizationType = traits.capitalization ?? .sentences
      control.autocorrectionType = traits.isAutocorrectionDisabled.map { $0 ? .no : .yes } ?? .default
      control.returnKeyType = traits.submitLabel?.returnKey ?? .default
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

/// A field that grows with its text.
struct GrowingField {
  let value: FieldValue
  let placeholder: String
  let hasBorder: Bool
  let onEditingChanged: ((Bool) -> Void)?
  @Environment(\.fieldLines) private var lines
}

@MainActor extension GrowingField: View {
  var body: some View {
    if hasBorder {
      field.padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
        .modifier(ControlBackground(color: .systemBackground, cornerRadius: 6, borderColor: .separator))
    } else {
      field
    }
  }

  private var field: some View {
    EditorControl(value: value, isGrowing: true, lines: lines, onEditingChanged: onEditingChanged)
      .overlay(alignment: .topLeading) {
        if value.text().isEmpty { Text(verbatim: placeholder).foregroundColor(Color(.placeholderText)) }
      }
  }
}

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
      control.font = (environment.font ?? .body).uiFont
      control.textColor = environment.foregroundColor?.uiColor
      control.textAlignment =
        switch environment.multilineTextAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
      control.isEditable = environment.isEnabled
      let traits = environment.textInputTraits
      control.keyboardType = traits.keyboardType
      control.autocapitalizationType = traits.capitalization ?? .sentences
      control.autocorrectionType = traits.isAutocorrectionDisabled.map { $0 ? .no : .yes } ?? .default
      control.returnKeyType = traits.submitLabel?.returnKey ?? .default
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
