public import SwiftUICore

/// A view that is made from a value that moves along key frames.
///
/// Where nobody advances the time, it is shown with the first value, and with the last one after a change of the trigger.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  private let initial: Value
  private let trigger: AnyHashableValue?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var start: Double?
  @State private var timeline: KeyframeTimeline<Value>?
  private var reader = FrameClockReader()

  /// A view that moves along key frames when it appears, again and again unless `repeating` is `false`.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    repeats = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// A view that moves along key frames each time a value has changed.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnyHashableValue(trigger)
    repeats = false
    self.content = content
    self.keyframes = keyframes
  }
}

@MainActor extension KeyframeAnimator: View {
  /// The content with the present value.
  public var body: some View {
    content(present)
      .onAppear { if trigger == nil { run() } }
      .onChange(of: trigger) { _, _ in run() }
  }

  private func run() {
    guard let clock = reader.clock, clock.isDriven || trigger != nil else { return }
    timeline = KeyframeTimeline(present, keyframes(present))
    start = clock.presentTime
    clock.requestFrame()
  }

  private var present: Value {
    guard let clock = reader.clock, let start, let timeline else { return initial }
    guard clock.isDriven else { return timeline.value(time: timeline.duration) }
    let elapsed = max(0, clock.now - start)
    if timeline.duration > 0, repeats || elapsed < timeline.duration {
      clock.dependOnFrames()
      clock.requestFrame()
    }
    let isOver = !repeats || timeline.duration <= 0
    return timeline.value(time: isOver ? elapsed : elapsed.truncatingRemainder(dividingBy: timeline.duration))
  }
}

extension View {
  /// Shows the view with a value that moves along key frames when it appears.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeModifier<Self, _, _, _>(
        initial: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes))
  }

  /// Shows the view with a value that moves along key frames each time a value has changed.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    modifier(
      KeyframeModifier<Self, _, _, _>(
        initial: initialValue, trigger: AnyHashableValue(trigger), repeats: false, content: content,
        keyframes: keyframes))
  }
}

/// A modifier with key frames.
struct KeyframeModifier<Source: View, Value, Path: Keyframes, Result: View> where Path.Value == Value {
  let initial: Value
  let trigger: AnyHashableValue?
  let repeats: Bool
  let content: (PlaceholderContentView<Source>, Value) -> Result
  let keyframes: (Value) -> Path
}

@MainActor extension KeyframeModifier: ViewModifier {
  @ViewBuilder func body(content inner: Content) -> some View {
    if let trigger {
      KeyframeAnimator(
        initialValue: initial, trigger: trigger, content: { show(inner, $0) }, keyframes: keyframes)
    } else {
      KeyframeAnimator(
        initialValue: initial, repeating: repeats, content: { show(inner, $0) }, keyframes: keyframes)
    }
  }

  private func show(_ inner: Content, _ value: Value) -> some View {
    inner.placeholder(for: Source.self) { content($0, value) }
  }
}
