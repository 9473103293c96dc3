public import SwiftUICore

/// The label of a field in a style.
public struct _TextFieldStyleLabel {
  let content: AnyView
  let text: String
}

@MainActor extension _TextFieldStyleLabel: View {
  /// The label.
  public var body: some View { content }
}

/// A label whose text is shown in an empty field.
protocol PlaceholderLabel {
  /// The text.
  var placeholder: String { get }
}

extension Text: PlaceholderLabel {
  var placeholder: String { string }
}

extension _TextFieldStyleLabel: PlaceholderLabel {
  var placeholder: String { text }
}

/// A look for text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of a field's view.
  associatedtype _Body: View
  /// The label of a field.
  typealias _Label = _TextFieldStyleLabel

  /// The view of a field.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The platform's look: text without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.face(hasBorder: false) }
}

/// Text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.face(hasBorder: false) }
}

/// Text in a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  nonisolated public init() {}

  /// The view of a field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration.face(hasBorder: true) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without a border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text in a border with round corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    pushStyle(style as any TextFieldStyle, as: StyleKind())
  }
}
