public import SwiftUICore

/// A look for pickers: one of the platform's.
@MainActor @preconcurrency public protocol PickerStyle {}

/// How a picker is shown.
enum PickerLook { case menu, segments, rows, wheel, link }

@MainActor extension PickerStyle {
  /// How a picker in the style is shown.
  var look: PickerLook {
    switch self {
    case is SegmentedPickerStyle, is PalettePickerStyle: .segments
    case is InlinePickerStyle: .rows
    case is WheelPickerStyle: .wheel
    case is NavigationLinkPickerStyle: .link
    default: .menu
    }
  }
}

/// The platform's look.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// One row for each option.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// One row for each option.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Segments next to each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments next to each other.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A link to a page of options, which is left when one is chosen. Outside of navigation a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page of options, which is left when one is chosen. Outside of navigation a menu.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A row of small options.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of small options.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets the style of the pickers in the view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    pushStyle(style as any PickerStyle, as: StyleKind())
  }

  /// Sets the height of the wheels of pickers. Here it has no effect.
  nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
}
