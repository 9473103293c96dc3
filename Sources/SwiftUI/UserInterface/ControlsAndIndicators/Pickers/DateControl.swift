import SwiftUICore
import UIKitCore

/// A date picker of UIKit.
struct DateControl {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let style: UIDatePickerStyle
}

@MainActor extension DateControl: ControlView {
  typealias Body = Never

  final class Handler: ControlHandler<DateControl> {
    private let control = UIDatePicker()
    private var picker: DateControl?

    required init(_ inputs: _ViewInputs) {
      super.init(inputs)
      control.on(.valueChanged) { [unowned self] in
        guard let picker, picker.selection.wrappedValue != control.date else { return }
        picker.selection.wrappedValue = control.date
      }
    }

    override var view: UIView { control }

    override func update(_ value: DateControl, in environment: EnvironmentValues) {
      picker = value
      control.preferredDatePickerStyle = value.style
      control.datePickerMode =
        value.components == .date ? .date : value.components == .hourAndMinute ? .time : .dateAndTime
      if control.calendar != environment.calendar { control.calendar = environment.calendar }
      if control.locale != environment.locale { control.locale = environment.locale }
      if control.timeZone != environment.timeZone { control.timeZone = environment.timeZone }
      control.minimumDate = value.range.lowerBound
      control.maximumDate = value.range.upperBound
      if control.date != value.selection.wrappedValue { control.date = value.selection.wrappedValue }
      control.isEnabled = environment.isEnabled
    }

    override func size(for proposal: ProposedViewSize) -> CGSize {
      let ideal = control.intrinsicContentSize
      return CGSize(
        width: proposal.width.map { $0.isFinite ? max(0, $0) : ideal.width } ?? ideal.width, height: ideal.height)
    }
  }
}
