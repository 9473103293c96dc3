public import SwiftUICore

/// A field whose text is not shown.
public struct SecureField<Label: View> {
  let label: Label
  let text: Binding<String>
  let prompt: Text?
  let onCommit: (() -> Void)?

  private init(label: Label, text: Binding<String>, prompt: Text?, onCommit: (() -> Void)?) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.onCommit = onCommit
  }

  /// A field with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text, prompt: prompt, onCommit: nil)
  }
}

extension SecureField where Label == Text {
  /// A field with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: text, prompt: nil, onCommit: nil)
  }

  /// A field with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), text: text, prompt: nil, onCommit: nil)
  }

  /// A field with a title that is looked up in the app's strings, and the text of an empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: text, prompt: prompt, onCommit: nil)
  }

  /// A field with a title, and the text of an empty field.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), text: text, prompt: prompt, onCommit: nil)
  }

  /// A field with a title that is looked up in the app's strings, and a function for the Return key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), text: text, prompt: nil, onCommit: onCommit)
  }

  /// A field with a title, and a function for the Return key.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), text: text, prompt: nil, onCommit: onCommit)
  }
}

@MainActor extension SecureField: View, UnaryComposite {
  /// The field, with the border of the style of text fields.
  public var body: some View {
    SecureFace(
      text: text, placeholder: prompt?.string ?? (label as? any PlaceholderLabel)?.placeholder ?? "", onCommit: onCommit
    )
  }
}

private struct SecureFace {
  @Environment(\EnvironmentValues[style: StyleKind<any TextFieldStyle>()]) var styles
  let text: Binding<String>
  let placeholder: String
  let onCommit: (() -> Void)?
}

@MainActor extension SecureFace: View {
  var body: some View {
    FieldControl(
      value: .text(text), placeholder: placeholder, isSecure: true,
      hasBorder: styles?.style is RoundedBorderTextFieldStyle, onCommit: onCommit)
  }
}
