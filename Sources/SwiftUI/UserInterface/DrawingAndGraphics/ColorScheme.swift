public import SwiftUICore
public import UIKitCore

/// Whether the appearance is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  /// The scheme of an appearance of UIKit; `nil` if that is not specified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }

  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

/// How much the colours of the foreground and the background differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension EnvironmentValues {
  /// Whether the appearance is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much the colours of the foreground and the background differ.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }
}

/// The key of the user's contrast.
struct ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }

/// The key of the scheme that a view prefers for the window or the sheet that it is in.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The type of the value.
  public typealias Value = ColorScheme?
  /// None.
  public static var defaultValue: ColorScheme? { nil }
  /// The first one counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

/// A modifier that sets the appearance of a view.
struct ColorSchemeModifier {
  let scheme: ColorScheme
}

@MainActor extension ColorSchemeModifier: OutputsModifier {
  typealias Body = Never

  package static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node else { return outputs }
    let box = PassthroughView()
    inputs.viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      MainActor.assumeIsolated { box.overrideUserInterfaceStyle = modifier.scheme.style }
    }
    return _ViewOutputs(node: LayoutContainer(box, content: node))
  }
}

extension View {
  /// Sets the appearance of the view.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme).modifier(ColorSchemeModifier(scheme: colorScheme))
  }

  /// Sets the appearance of the window or the sheet that the view is in; `nil` for the platform's.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

extension PreferredColorSchemeKey: PagePreferenceKey {
  /// A page that prefers no scheme has that of the page that it covers.
  package static var coveredPages: CoveredPages { .last }
}
