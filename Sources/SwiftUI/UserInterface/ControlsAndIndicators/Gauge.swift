public import SwiftUICore
import UIKitCore

/// A value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  private static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    fraction = Self.fraction(value, bounds)
    self.label = label()
    (currentValueLabel, minimumValueLabel, maximumValueLabel) = (nil, nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A gauge with a label, and a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = Self.fraction(value, bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    (minimumValueLabel, maximumValueLabel) = (nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A gauge with labels of its value and of the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = Self.fraction(value, bounds)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}

@MainActor extension Gauge: View {
  /// The gauge in the style of its environment.
  public var body: some View {
    StyledGauge(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) }))
  }
}

/// What a style of gauges makes a gauge of.
public struct GaugeStyleConfiguration {
  /// The label.
  public struct Label { let content: AnyView }
  /// The label of the value.
  public struct CurrentValueLabel { let content: AnyView }
  /// The label of the beginning of the range.
  public struct MinimumValueLabel { let content: AnyView }
  /// The label of the end of the range.
  public struct MaximumValueLabel { let content: AnyView }

  /// The value, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the beginning of the range.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the end of the range.
  public var maximumValueLabel: MaximumValueLabel?
}

@MainActor extension GaugeStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}
@MainActor extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The label.
  public var body: some View { content }
}
@MainActor extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The label.
  public var body: some View { content }
}
@MainActor extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The label.
  public var body: some View { content }
}

/// A look for gauges.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of a gauge's view.
  associatedtype Body: View
  /// What a gauge is made of.
  typealias Configuration = GaugeStyleConfiguration

  /// The view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

private struct StyledGauge {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style
}

@MainActor extension StyledGauge: View {
  var body: some View {
    let style: any GaugeStyle = style ?? DefaultGaugeStyle()
    return content(style)
  }

  private func content<Style: GaugeStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, configuration) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  /// The style of gauges.
  var gaugeStyle: (any GaugeStyle)? {
    get { self[GaugeStyleEnvironmentKey.self] }
    set { self[GaugeStyleEnvironmentKey.self] = newValue }
  }
}

private struct GaugeStyleEnvironmentKey: EnvironmentKey { static var defaultValue: (any GaugeStyle)? { nil } }

extension View {
  /// Sets the look of the gauges in the view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.gaugeStyle) { $0 = style }
  }
}

/// The platform's look: a bar with its labels.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View { GaugeBar(configuration: configuration) }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      ProgressBar(fraction: configuration.value, tint: nil)
      configuration.maximumValueLabel
    }
  }
}

/// A small bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      ProgressBar(fraction: configuration.value, tint: nil)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: true)
  }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  nonisolated public init() {}
  /// The view of a gauge.
  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(configuration: configuration, isOpen: false)
  }
}

private struct GaugeBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressBar(fraction: configuration.value, tint: nil)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

private struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool

  var body: some View {
    let length = isOpen ? 0.75 : 1
    let style = StrokeStyle(lineWidth: 6, lineCap: .round)
    ZStack {
      Circle().trim(from: 0, to: length).stroke(style: style).fill(Color(.systemFill))
        .rotationEffect(.degrees(isOpen ? 135 : -90)).padding(3)
      Circle().trim(from: 0, to: length * configuration.value).stroke(style: style).fill(.tint)
        .rotationEffect(.degrees(isOpen ? 135 : -90)).padding(3)
      if configuration.currentValueLabel != nil {
        configuration.currentValueLabel.font(.headline)
      } else {
        configuration.label.font(.caption)
      }
    }
    .frame(width: 58, height: 58)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
