public import SwiftUICore
import UIKitCore

/// How far a task is, or that one runs.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  private var interval: (dates: ClosedRange<Date>, countsDown: Bool)?

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    value.map { total > 0 ? Double($0) / Double(total) : 0 }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A view that shows that a task runs.
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// A view that shows how far a task is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  /// A view that shows how far a task is.
  ///
  /// Differs from Apple: it is brought up to date when the view is made again.
  public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A view with a label that shows that a task runs.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), currentValueLabel: nil) }

  /// A view with a label that shows how far a task is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A view with a title that shows that a task runs.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// A view with a title that shows that a task runs.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// A view with a title that shows how far a task is.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// A view with a title that shows how far a task is.
  @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// A view with labels that shows how far a task is.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// A view that shows how much of a time has passed, or is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: countsDown ? 1 : 0, label: label(), currentValueLabel: currentValueLabel())
    interval = (timerInterval, countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A view that shows how much of a time has passed, or is left, and the time as a clock.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// A view that shows how much of a time has passed, or is left, and the time as a clock.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      fraction: countsDown ? 1 : 0, label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    interval = (timerInterval, countsDown)
  }
}

/// A view of the present time, made again with each change of a timeline.
private struct TimedView<Content: View> {
  let change: Date
  let content: (Date) -> Content
  @Environment(\.now) private var now

  init(change: Date, content: @escaping (Date) -> Content) {
    self.change = change
    self.content = content
  }
}

@MainActor extension TimedView: View {
  var body: some View { content(now()) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// A view of a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

@MainActor extension ProgressView: View {
  /// The view in the style of its environment.
  @ViewBuilder public var body: some View {
    if let interval {
      TimelineView(.explicit(ProgressView.changes(in: interval.dates))) { context in
        TimedView(change: context.date) { now in
          view(ProgressView.fraction(of: interval.dates, countsDown: interval.countsDown, at: now))
        }
      }
    } else {
      view(fraction)
    }
  }

  /// When the view changes: a bar shows no smaller steps.
  private static func changes(in dates: ClosedRange<Date>) -> [Date] {
    let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
    guard length > 0 else { return [dates.upperBound] }
    let count = Int(min(500, max(1, length * 10)))
    return (0...count).map { dates.lowerBound + length * Double($0) / Double(count) }
  }

  private static func fraction(of dates: ClosedRange<Date>, countsDown: Bool, at date: Date) -> Double {
    let length = dates.upperBound.timeIntervalSince(dates.lowerBound)
    let passed = length > 0 ? min(max(date.timeIntervalSince(dates.lowerBound) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }

  private func view(_ fraction: Double?) -> some View {
    StyledProgressView(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        }))
  }
}

/// What a style makes a view of progress of.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label {
    let content: AnyView
  }

  /// The label of the value.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// How far the task is, from 0 to 1; `nil` if that is not known.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
}

@MainActor extension ProgressViewStyleConfiguration.Label: View {
  /// The label.
  public var body: some View { content }
}

@MainActor extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label.
  public var body: some View { content }
}

/// A look for views of progress.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made of.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

private struct StyledProgressView {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressViewStyles) private var styles
}

@MainActor extension StyledProgressView: View {
  var body: some View {
    let outer = Array(styles.dropLast())
    let style: any ProgressViewStyle = styles.last ?? DefaultProgressViewStyle()
    content(style).environment(\.progressViewStyles, outer)
  }

  private func content<Style: ProgressViewStyle>(_ style: Style) -> AnyView {
    AnyView(StyledBody(style, configuration) { $0.makeBody(configuration: $1) })
  }
}

extension EnvironmentValues {
  /// The styles of views of progress, the innermost last.
  var progressViewStyles: [any ProgressViewStyle] {
    get { self[ProgressViewStylesKey.self] }
    set { self[ProgressViewStylesKey.self] = newValue }
  }
}

private struct ProgressViewStylesKey: EnvironmentKey { static var defaultValue: [any ProgressViewStyle] { [] } }

extension View {
  /// Sets the look of the views of progress in the view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.progressViewStyles) { $0.append(style) }
  }
}

/// The platform's look: a bar if it is known how far the task is, and a spinner if not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  nonisolated public init() {}
  /// The view.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// A bar.
  nonisolated public init() { tint = nil }
  /// A bar in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The view.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  /// A spinner.
  nonisolated public init() { tint = nil }
  /// A spinner in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The view.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      Spinner(tint: tint)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar of UIKit.
struct ProgressBar: Animatable {
  var fraction: Double
  var tint: Color?
  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
}

@MainActor extension ProgressBar: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let bar = UIProgressView(frame: .zero)
    let leaf = LayoutLeaf(
      UIViewContent(view: bar) { proposal in
        let size = bar.intrinsicContentSize
        return CGSize(width: proposal.width ?? 100, height: size.height)
      })
    inputs.followWithEnvironment(view) { view, environment in
      bar.progress = Float(view.fraction)
      let tint = view.tint?.settled(in: environment) ?? environment.tintShading?.color
      bar.progressTintColor = tint?.uiColor
    }
    return _ViewOutputs(node: leaf)
  }
}

/// A spinner of UIKit.
struct Spinner {
  let tint: Color?
}

@MainActor extension Spinner: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let leaf = LayoutLeaf(SpinnerContent(spinner: spinner))
    inputs.followWithEnvironment(view) { view, environment in
      let tint = view.tint?.settled(in: environment) ?? environment.tintShading?.color
      spinner.color = tint?.uiColor
    }
    return _ViewOutputs(node: leaf)
  }
}

/// The content of the leaf of a spinner, which is shown only where it has a place.
private struct SpinnerContent: DisplayedContent {
  let spinner: UIActivityIndicatorView

  nonisolated var view: UIView { spinner }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize, stackOrientation: Axis?) -> CGSize {
    MainActor.assumeIsolated { spinner.intrinsicContentSize }
  }

  nonisolated func place(in frame: CGRect?, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      spinner.isHidden = frame == nil
      if let frame { spinner.frame = frame }
    }
  }
}
