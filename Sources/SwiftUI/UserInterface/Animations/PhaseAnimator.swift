public import SwiftUICore

/// A view that is shown in several phases, one after the other, with an animation between each two.
///
/// Where nobody advances the time, it is shown in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  private let trigger: AnyHashableValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  /// Counts the runs, so that one that was replaced ends.
  @State private var run = 0
  private var reader = FrameClockReader()

  /// Phases that follow each other without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Phases that follow each other once, each time a value has changed.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyHashableValue(trigger)
    self.content = content
    self.animation = animation
  }

}

@MainActor extension PhaseAnimator: View {
  /// The content in the present phase.
  @ViewBuilder public var body: some View {
    if phases.indices.contains(index) {
      content(phases[index])
        .onAppear { if trigger == nil { start() } }
        .onDisappear { run += 1 }
        .onChange(of: trigger) { _, _ in start() }
    }
  }

  private func start() {
    run += 1
    show(phaseAt: 1, run)
  }

  private func show(phaseAt next: Int, _ number: Int) {
    guard reader.clock?.isDriven == true, phases.count > 1, number == run else { return }
    let isLast = next == phases.count
    let next = isLast ? 0 : next
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      if !isLast || trigger == nil { show(phaseAt: next + 1, number) }
    }
  }
}

/// A value of any type that is compared by `==`.
struct AnyHashableValue: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (one: AnyHashableValue, other: AnyHashableValue) -> Bool { one.isEqual(other.value) }
}

extension View {
  /// Shows the view in phases without end.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(PhaseModifier<Self, _, _>(phases: Array(phases), trigger: nil, content: content, animation: animation))
  }

  /// Shows the view in phases once, each time a value has changed.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier<Self, _, _>(
        phases: Array(phases), trigger: AnyHashableValue(trigger), content: content, animation: animation))
  }
}

/// A modifier with phases.
struct PhaseModifier<Source: View, Phase: Equatable, Result: View> {
  let phases: [Phase]
  let trigger: AnyHashableValue?
  let content: (PlaceholderContentView<Source>, Phase) -> Result
  let animation: (Phase) -> Animation?
}

@MainActor extension PhaseModifier: ViewModifier {
  @ViewBuilder func body(content inner: Content) -> some View {
    if let trigger {
      PhaseAnimator(phases, trigger: trigger, content: { show(inner, $0) }, animation: animation)
    } else {
      PhaseAnimator(phases, content: { show(inner, $0) }, animation: animation)
    }
  }

  private func show(_ inner: Content, _ phase: Phase) -> some View {
    inner.placeholder(for: Source.self) { content($0, phase) }
  }
}
