public import SwiftUICore
import UIKitCore

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date. Differs from Apple: in the platform's look each part of it is a menu.
public struct DatePicker<Label: View> {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: Components
  let label: Label

  private init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }
}

extension DatePicker {
  /// A picker of any date, with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, label())
  }

  /// A picker of a date in a range, with a view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// A picker of a date from another one on, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label())
  }

  /// A picker of a date up to another one, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, Text(titleKey))
  }

  /// A picker of any date, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, Text(title))
  }

  /// A picker of a date in a range, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// A picker of a date in a range, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(title))
  }

  /// A picker of a date from another one on, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, Text(titleKey))
  }

  /// A picker of a date from another one on, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, Text(title))
  }

  /// A picker of a date up to another one, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, Text(titleKey))
  }

  /// A picker of a date up to another one, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, Text(title))
  }
}

@MainActor extension DatePicker: View, UnaryComposite {
  /// The label and the control, in the style of their environment.
  public var body: some View {
    ResolvedDatePicker(selection: selection, range: range, components: components, label: label)
  }
}

private struct ResolvedDatePicker<Label: View> {
  @Environment(\EnvironmentValues[style: StyleKind<any DatePickerStyle>()]) var styles
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
}

@MainActor extension ResolvedDatePicker: View {
  @ViewBuilder var body: some View {
    switch look {
    case .menus: LabeledControl(label: label) { DateMenus(selection: selection, range: range, components: components) }
    // The label of a calendar is not shown.
    case .calendar: UnlabeledControl(label: label) { control(.inline) }
    case .wheels: LabeledControl(label: label) { control(.wheels) }
    }
  }

  private var look: DatePickerLook {
    let look = styles?.style.look ?? .menus
    return look == .calendar && !components.contains(.date) ? .menus : look
  }

  private func control(_ style: UIDatePickerStyle) -> some View {
    DateControl(selection: selection, range: range, components: components, style: style)
  }
}
