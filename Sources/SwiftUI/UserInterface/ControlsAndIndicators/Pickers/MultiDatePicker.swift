public import Foundation
public import SwiftUICore
import UIKitCore

/// A calendar in which days are chosen.
public struct MultiDatePicker<Label: View> {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let range: DateInterval?

  private init(_ label: Label, _ selection: Binding<Set<DateComponents>>, from: Date, to: Date) {
    self.label = label
    self.selection = selection
    range = DateInterval(start: from, end: max(from, to))
  }

  private init(_ label: Label, _ selection: Binding<Set<DateComponents>>) {
    self.label = label
    self.selection = selection
    range = nil
  }

  /// A calendar of all days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  /// A calendar of the days in a range; its end is no longer in it.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, from: bounds.lowerBound, to: bounds.upperBound.addingTimeInterval(-1))
  }

  /// A calendar of the days from a date on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: bounds.lowerBound, to: .distantFuture)
  }

  /// A calendar of the days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: .distantPast, to: bounds.upperBound.addingTimeInterval(-1))
  }
}

extension MultiDatePicker where Label == Text {
  /// A calendar of all days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A calendar of all days.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// A calendar of the days in a range; its end is no longer in it.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar of the days in a range; its end is no longer in it.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A calendar of the days from a date on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar of the days before a date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}

@MainActor extension MultiDatePicker: View {
  /// The calendar. The label is for those who cannot see it.
  public var body: some View {
    DayCalendar(selection: selection, range: range).frame(minWidth: 280, minHeight: 320)
      .accessibilityLabel(label as? Text ?? Text(verbatim: ""))
  }
}

/// The calendar of UIKit.
private struct DayCalendar: UIViewRepresentable {
  let selection: Binding<Set<DateComponents>>
  let range: DateInterval?

  final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
    var selection: Binding<Set<DateComponents>>
    init(_ selection: Binding<Set<DateComponents>>) { self.selection = selection }

    func multiDateSelection(_ multiDate: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      selection.wrappedValue.insert(dateComponents)
    }

    func multiDateSelection(
      _ multiDate: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) {
      selection.wrappedValue = selection.wrappedValue.filter { day in
        day.year != dateComponents.year || day.month != dateComponents.month || day.day != dateComponents.day
      }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(selection) }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) {
    context.coordinator.selection = selection
    if let range { view.availableDateRange = range }
    guard let behavior = view.selectionBehavior as? UICalendarSelectionMultiDate else { return }
    let days = Set(behavior.selectedDates)
    if days != selection.wrappedValue { behavior.selectedDates = Array(selection.wrappedValue) }
  }
}
