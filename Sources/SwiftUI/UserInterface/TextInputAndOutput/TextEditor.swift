public import SwiftUICore

/// Text of any length that the user edits. It fills the space that it is offered, and scrolls.
public struct TextEditor {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// An editor of a text.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// An editor of a text, with what is selected in it.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

@MainActor extension TextEditor: View, UnaryComposite {
  /// The editor.
  public var body: some View { EditorControl(value: .text(text, selection)) }
}

/// A look for text editors.
@MainActor @preconcurrency public protocol TextEditorStyle {}

/// The platform's look.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
}

/// An editor without a look of its own.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style.
  nonisolated public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The platform's look.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without a look of its own.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors in the view.
  ///
  /// Differs from Apple: all styles look the same.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
