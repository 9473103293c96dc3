import SwiftUICore

extension EnvironmentValues {
  /// The font of text that has none of its own; `nil` for the font of text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The largest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The colour of text and lines; `nil` for the platform's.
  var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension View {
  /// Sets the font of the text in the view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Limits the number of lines of the texts in the view.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the alignment of the lines of the texts in the view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the colour of the text in the view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { environment(\.foregroundColor, color) }
}
