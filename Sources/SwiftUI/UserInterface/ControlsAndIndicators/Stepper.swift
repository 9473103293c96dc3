public import SwiftUICore
import UIKitCore

/// A control that increases and decreases a value.
public struct Stepper<Label: View> {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// A stepper that calls functions; without one the button for it is disabled.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// A stepper that calls functions; without one the button for it is disabled.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    self.init(
      label: label,
      onIncrement: now < bounds.upperBound
        ? { value.wrappedValue = Self.advance(value.wrappedValue, by: step, in: bounds) } : nil,
      onDecrement: now > bounds.lowerBound
        ? { value.wrappedValue = Self.advance(value.wrappedValue, by: -step, in: bounds) } : nil,
      onEditingChanged: onEditingChanged)
  }

  /// The value after a step, limited to the bounds. A step beyond them is not computed: the type may have no such value.
  private static func advance<V: Strideable>(_ value: V, by step: V.Stride, in bounds: ClosedRange<V>) -> V {
    if step > 0, value.distance(to: bounds.upperBound) < step { return bounds.upperBound }
    if step < 0, value.distance(to: bounds.lowerBound) > step { return bounds.lowerBound }
    return min(max(value.advanced(by: step), bounds.lowerBound), bounds.upperBound)
  }

  /// A stepper of a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// A stepper that calls functions, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper that calls functions, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value, with a title that is looked up in the app's strings.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value in a range, with a title that is looked up in the app's strings.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value in a range, with a title.
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

@MainActor extension Stepper: View, UnaryComposite {
  /// The label and the two buttons.
  public var body: some View {
    LabeledControl(label: label) {
      StepperControl(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
  }
}

private struct StepperControl {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
}

@MainActor extension StepperControl: ControlView {
  typealias Body = Never

  /// The control stands at 0, and goes back there after each step.
  final class Handler: ControlHandler<StepperControl> {
    private let control = UIStepper()
    private var stepper: StepperControl?

    required init(_ inputs: _ViewInputs) {
      super.init(inputs)
      control.on(.valueChanged) { [unowned self] in
        let isUp = control.value > 0
        // A step beyond a bound leaves the control at 0.
        guard control.value != 0 else { return }
        control.value = 0
        stepper?.onEditingChanged(true)
        if isUp { stepper?.onIncrement?() } else { stepper?.onDecrement?() }
        stepper?.onEditingChanged(false)
      }
    }

    override var view: UIView { control }

    override func update(_ value: StepperControl, in environment: EnvironmentValues) {
      stepper = value
      control.minimumValue = value.onDecrement == nil ? 0 : -1
      control.maximumValue = value.onIncrement == nil ? 0 : 1
      control.value = 0
      control.isEnabled = environment.isEnabled
    }
  }
}
