import SwiftUICore

/// A style in the environment, and the one around it, which views in the style's own body have.
final class StyleStack<Style> {
  let style: Style
  let outer: StyleStack?

  init(_ style: Style, outer: StyleStack?) {
    self.style = style
    self.outer = outer
  }
}

/// The key of a kind of styles.
enum StyleKey<Style>: EnvironmentKey {
  static var defaultValue: StyleStack<Style>? { nil }
}

extension EnvironmentValues {
  /// The innermost style of a kind; `nil` for the platform's.
  subscript<Style>(style key: StyleKind<Style>) -> StyleStack<Style>? {
    get { self[StyleKey<Style>.self] }
    set { self[StyleKey<Style>.self] = newValue }
  }
}

/// A kind of styles, as the subscript of a key path.
struct StyleKind<Style>: Hashable {}

extension View {
  /// Sets the innermost style of a kind.
  nonisolated func pushStyle<Style>(_ style: Style, as kind: StyleKind<Style>) -> some View {
    transformEnvironment(\EnvironmentValues[style: kind]) { $0 = StyleStack(style, outer: $0) }
  }
}

/// A style as a property of a view. The dynamic properties of the style are set before the view's body is computed.
struct StyleProperty<Style>: PropertyContainer {
  let style: Style
  static var contentType: Any.Type { Style.self }
}

/// The body that a style makes for a configuration.
struct StyledBody<Style, Configuration, Content: View> {
  let style: StyleProperty<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  init(_ style: Style, _ configuration: Configuration, _ make: @escaping @MainActor (Style, Configuration) -> Content) {
    self.style = StyleProperty(style: style)
    self.configuration = configuration
    self.make = make
  }
}

@MainActor extension StyledBody: View {
  var body: some View { make(style.style, configuration) }
}
