public import SwiftUICore
import UIKitCore

/// A control that chooses a value of a range by the position of a knob.
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumLabel: ValueLabel?
  let maximumLabel: ValueLabel?
  let onEditingChanged: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel?,
    maximum: ValueLabel?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) },
      set: { new, transaction in value.transaction(transaction).wrappedValue = V(new) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    minimumLabel = minimum
    maximumLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  /// A slider with labels of its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }

  /// A slider with steps and labels of its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged)
  }

  /// A slider with labels of its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel, onEditingChanged
    )
  }

  /// A slider with steps and labels of its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel,
      onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }

  /// A slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), minimum: nil, maximum: nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
  }

  /// A slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: EmptyView(), minimum: nil, maximum: nil, onEditingChanged)
  }
}

@MainActor extension Slider: View, UnaryComposite {
  /// The knob on its track, between the labels of the ends. The label itself is for people who do not see it.
  public var body: some View {
    if minimumLabel == nil, maximumLabel == nil {
      control
    } else {
      HStack {
        minimumLabel
        control
        maximumLabel
      }
    }
  }

  private var control: some View {
    UnlabeledControl(label: label) {
      SliderControl(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
    }
  }
}

private struct SliderControl {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
}

@MainActor extension SliderControl: ControlView {
  typealias Body = Never

  final class Handler: ControlHandler<SliderControl> {
    private let control = UISlider()
    private var slider: SliderControl?
    private var isEditing = false

    required init(_ inputs: _ViewInputs) {
      super.init(inputs)
      control.on(.touchDown) { [unowned self] in setEditing(true) }
      control.on(.valueChanged) { [unowned self] in write() }
      control.on([.touchUpInside, .touchUpOutside, .touchCancel]) { [unowned self] in setEditing(false) }
    }

    private func setEditing(_ isEditing: Bool) {
      guard isEditing != self.isEditing else { return }
      self.isEditing = isEditing
      slider?.onEditingChanged(isEditing)
    }

    override var view: UIView { control }

    private func write() {
      guard let slider else { return }
      var value = Double(control.value)
      if let step = slider.step, step > 0 {
        value = slider.bounds.lowerBound + ((value - slider.bounds.lowerBound) / step).rounded() * step
        value = min(max(value, slider.bounds.lowerBound), slider.bounds.upperBound)
        control.value = Float(value)
      }
      if Float(slider.value.wrappedValue) != Float(value) { slider.value.wrappedValue = value }
    }

    override func update(_ value: SliderControl, in environment: EnvironmentValues) {
      slider = value
      control.minimumValue = Float(value.bounds.lowerBound)
      control.maximumValue = Float(value.bounds.upperBound)
      control.value = Float(value.value.wrappedValue)
      control.isEnabled = environment.isEnabled
    }

    override func size(for proposal: ProposedViewSize) -> CGSize {
      CGSize(
        width: proposal.width.map { $0.isFinite ? max($0, 0) : 10_000 } ?? 150,
        height: control.intrinsicContentSize.height)
    }
  }
}
