public import SwiftUICore

/// A look for date pickers: one of the platform's.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// How a date picker is shown.
enum DatePickerLook { case menus, calendar, wheels }

@MainActor extension DatePickerStyle {
  /// How a date picker in the style is shown.
  var look: DatePickerLook {
    switch self {
    case is GraphicalDatePickerStyle: .calendar
    case is WheelDatePickerStyle: .wheels
    default: .menus
    }
  }
}

/// The platform's look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Small menus.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Small menus.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar of a month, and menus for the time. A time without a day is shown as menus.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month, and menus for the time. A time without a day is shown as menus.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field. Differs from Apple: it is shown as menus.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field. Differs from Apple: it is shown as menus.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in the view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    pushStyle(style as any DatePickerStyle, as: StyleKind())
  }
}
