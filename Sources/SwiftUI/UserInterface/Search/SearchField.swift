import SwiftUICore
import UIKitCore

/// The field of a search.
struct SearchField: UIViewRepresentable {
  @Binding var text: String
  let prompt: String
  let isActive: Bool
  let onActivate: (Bool) -> Void
  @Environment(\.submitActions) private var submitActions

  init(text: Binding<String>, prompt: String, isActive: Bool, onActivate: @escaping (Bool) -> Void) {
    _text = text
    self.prompt = prompt
    self.isActive = isActive
    self.onActivate = onActivate
  }

  /// Connects the field with the last value of the view.
  @MainActor final class Coordinator {
    var value: SearchField?
    var isActive = false
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.returnKeyType = .search
    field.accessibilityIdentifier = "SearchField"
    field.setContentHuggingPriority(.required, for: .vertical)
    let coordinator = context.coordinator
    func on(_ event: UIControl.Event, _ action: @escaping @MainActor (UITextField) -> Void) {
      field.addAction(UIAction { [weak field] _ in if let field { action(field) } }, for: event)
    }
    on(.editingChanged) { coordinator.value?.text = $0.text ?? "" }
    on(.editingDidBegin) { _ in coordinator.value?.onActivate(true) }
    on(.editingDidEndOnExit) { _ in
      for action in coordinator.value?.submitActions ?? [] where action.triggers.contains(.search) { action.action() }
    }
    return field
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    context.coordinator.value = self
    if uiView.text != text { uiView.text = text }
    if uiView.placeholder != prompt { uiView.placeholder = prompt }
    if context.coordinator.isActive, !isActive { uiView.resignFirstResponder() }
    context.coordinator.isActive = isActive
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 200, height: 36)
  }
}

/// The background of a search field, which has the colour of the content below a bar, as the bar has.
struct SearchBackground: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { SearchBackgroundView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class SearchBackgroundView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = nearestController?.navigationController?.navigationBar.contentColor
  }
}
