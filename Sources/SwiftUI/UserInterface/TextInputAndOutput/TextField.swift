public import SwiftUICore
import UIKitCore

/// The value of a field, as text.
struct FieldValue {
  /// The text of the present value.
  let text: () -> String
  /// Takes a text over while the user edits.
  let edit: (String) -> Void
  /// Takes the text over when the user has finished.
  let commit: (String) -> Void
  /// Whether the text of the value is shown while the user edits. A value in a format is shown again afterwards.
  let followsWhileEditing: Bool
  /// What is selected in the text.
  var selection: Binding<TextSelection?>?

  static func text(_ binding: Binding<String>, _ selection: Binding<TextSelection?>? = nil) -> FieldValue {
    FieldValue(
      text: { binding.wrappedValue }, edit: { if binding.wrappedValue != $0 { binding.wrappedValue = $0 } },
      commit: { _ in }, followsWhileEditing: true, selection: selection)
  }

  static func value<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput>, _ format: F) -> FieldValue
  where F.FormatOutput == String {
    let write: (String) -> Void = { text in
      if let value = try? format.parseStrategy.parse(text) { binding.wrappedValue = value }
    }
    return FieldValue(
      text: { format.format(binding.wrappedValue) }, edit: write, commit: write, followsWhileEditing: false)
  }

  static func optional<F: ParseableFormatStyle>(_ binding: Binding<F.FormatInput?>, _ format: F) -> FieldValue
  where F.FormatOutput == String {
    let write: (String) -> Void = { text in
      if text.isEmpty {
        binding.wrappedValue = nil
      } else if let value = try? format.parseStrategy.parse(text) {
        binding.wrappedValue = value
      }
    }
    return FieldValue(
      text: { binding.wrappedValue.map { format.format($0) } ?? "" }, edit: write, commit: write,
      followsWhileEditing: false)
  }

  static func value<V>(_ binding: Binding<V>, _ formatter: Formatter) -> FieldValue {
    FieldValue(
      text: { formatter.string(for: binding.wrappedValue) ?? "" }, edit: { _ in },
      commit: { text in if let value = formatter.value(of: text, V.self) { binding.wrappedValue = value } },
      followsWhileEditing: false)
  }
}

extension Formatter {
  /// The value of a text. The formatters of Foundation that read values do it by functions of their own here.
  fileprivate func value<V>(of text: String, _ type: V.Type) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let candidates: [Any] = [
        number, number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
        number.decimalValue,
        number.int64Value, number.uintValue, number.int32Value,
      ]
      return candidates.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return text as? V
    }
  }
}

/// A field in which the user edits one text.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let value: FieldValue
  var axis: Axis? = nil
  var onEditingChanged: ((Bool) -> Void)? = nil
  var onCommit: (() -> Void)? = nil
}

extension TextField where Label == Text {
  /// A field of a text, with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, value: .text(text))
  }

  /// A field of a text, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, value: .text(text))
  }

  /// A field of a text, with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, value: .text(text))
  }

  /// A field of a text, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, value: .text(text))
  }

  /// A field of a text that grows along an axis, with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), prompt: nil, value: .text(text), axis: axis)
  }

  /// A field of a text that grows along an axis, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(label: Text(title), prompt: nil, value: .text(text), axis: axis)
  }

  /// A field of a text that grows along an axis, with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, value: .text(text), axis: axis)
  }

  /// A field of a text that grows along an axis, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, value: .text(text), axis: axis)
  }

  /// A field of a text with what is selected in it, and with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, value: .text(text, selection), axis: axis)
  }

  /// A field of a text with what is selected in it, and with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, value: .text(text, selection), axis: axis)
  }

  /// A field of a value in a format, with a title that is looked up in the app's strings.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: .value(value, format))
  }

  /// A field of a value in a format, with a title.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: .value(value, format))
  }

  /// A field of a value in a format; an empty text is none, with a title that is looked up in the app's strings.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: .optional(value, format))
  }

  /// A field of a value in a format; an empty text is none, with a title.
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: .optional(value, format))
  }

  /// A field of a value in a format, with a title that is looked up in the app's strings.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(titleKey), prompt: nil, value: .value(value, formatter))
  }

  /// A field of a value in a format, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(title), prompt: nil, value: .value(value, formatter))
  }

  /// A field of a value in a format, with a title that is looked up in the app's strings.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, value: .value(value, formatter))
  }

  /// A field of a value in a format, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(label: Text(title), prompt: prompt, value: .value(value, formatter))
  }

  /// A field of a text, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, value: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field of a text, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, value: .text(text), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field of a text, with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(label: Text(titleKey), prompt: nil, value: .text(text), onEditingChanged: onEditingChanged)
  }

  /// A field of a text, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(title), prompt: nil, value: .text(text), onEditingChanged: onEditingChanged)
  }

  /// A field of a text, with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), prompt: nil, value: .text(text), onCommit: onCommit)
  }

  /// A field of a text, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(label: Text(title), prompt: nil, value: .text(text), onCommit: onCommit)
  }

  /// A field of a value, with a title that is looked up in the app's strings.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, value: .value(value, formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// A field of a value, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, value: .value(value, formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// A field of a value, with a title that is looked up in the app's strings.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, value: .value(value, formatter), onEditingChanged: onEditingChanged)
  }

  /// A field of a value, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label: Text(title), prompt: nil, value: .value(value, formatter), onEditingChanged: onEditingChanged)
  }

  /// A field of a value, with a title that is looked up in the app's strings.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, value: .value(value, formatter), onCommit: onCommit)
  }

  /// A field of a value, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, value: .value(value, formatter), onCommit: onCommit)
  }
}

extension TextField {
  /// A field of a text, with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, value: .text(text))
  }

  /// A field of a text that grows along an axis, with a view as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, value: .text(text), axis: axis)
  }

  /// A field of a value in a format, with a view as its label.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: .value(value, format))
  }

  /// A field of a value in a format, with a view as its label; an empty text is none.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: .optional(value, format))
  }

  /// A field of a value in a format, with a view as its label.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, value: .value(value, formatter))
  }
}

@MainActor extension TextField: View, UnaryComposite {
  /// The field in the style of its environment.
  public var body: some View {
    ResolvedTextField(
      field: TextField<_TextFieldStyleLabel>(
        label: (label as? _TextFieldStyleLabel)
          ?? _TextFieldStyleLabel(content: AnyView(label), text: (label as? any PlaceholderLabel)?.placeholder ?? ""),
        prompt: prompt, value: value, axis: axis, onEditingChanged: onEditingChanged, onCommit: onCommit))
  }
}

private struct ResolvedTextField {
  @Environment(\EnvironmentValues[style: StyleKind<any TextFieldStyle>()]) var styles
  let field: TextField<_TextFieldStyleLabel>
}

@MainActor extension ResolvedTextField: View {
  var body: some View {
    if let styles {
      field.body(in: styles.style).environment(
        \EnvironmentValues[style: StyleKind<any TextFieldStyle>()], styles.outer)
    } else {
      field.face(hasBorder: false)
    }
  }
}

@MainActor extension TextField where Label == _TextFieldStyleLabel {
  private func styled<Style: TextFieldStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, self) { $0._body(configuration: $1) })
  }

  func body(in style: any TextFieldStyle) -> AnyView { styled(style) }

  /// The field itself.
  @ViewBuilder func face(hasBorder: Bool) -> some View {
    if axis == .vertical {
      GrowingField(
        value: value, placeholder: prompt?.string ?? label.text, hasBorder: hasBorder,
        onEditingChanged: onEditingChanged)
    } else {
      FieldControl(
        value: value, placeholder: prompt?.string ?? label.text, isSecure: false, hasBorder: hasBorder,
        onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
  }
}
