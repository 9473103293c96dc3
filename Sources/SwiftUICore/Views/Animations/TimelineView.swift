import AttributeGraph
public import Foundation

/// A view that is made anew at the dates of a schedule.
///
/// Where nobody advances the time, it is made once.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The date for which the content is made.
  public struct Context {
    /// How often the content is made.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// With each frame.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }

    /// The date.
    public let date: Date
    /// How often the content is made.
    public let cadence: Cadence
    /// Has no effect.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// The context of a timeline with any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// A view that is made at the dates of a schedule.
  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }
}

@MainActor extension TimelineView: PrimitiveView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: content(view, inputs), inputs: inputs)
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Content._makeViewList(view: content(view, inputs.base), inputs: inputs)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { Content._viewListCount(inputs: inputs) }

  private static func content(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Content> {
    _GraphValue(
      inputs.viewGraph.graph.attribute(
        TimelineRule(view: view.attribute, clock: inputs.viewGraph.clock), in: inputs.scope.subgraph))
  }
}

/// Makes the content for the present date of a timeline.
private struct TimelineRule<Schedule: TimelineSchedule, Content: View>: @MainActor Rule {
  let view: Attribute<TimelineView<Schedule, Content>>
  let clock: FrameClock

  @MainActor func value(in graph: Graph) throws(AttributeError) -> Content {
    let view = try graph.value(of: view)
    let now = clock.date
    var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    var current = entries.next()
    var next = entries.next()
    while let date = next, date <= now {
      current = date
      next = entries.next()
    }
    if let next {
      clock.dependOnFrames()
      clock.requestFrame(at: next.timeIntervalSince(clock.referenceDate()))
    }
    return view.content(.init(date: current ?? now, cadence: .live))
  }

  @MainActor static var comparison: Comparison<Content> { ViewComparison.comparison() }

  @MainActor var label: String { "\(Content.self) of TimelineView" }
}

/// The clock of the graph that a view is in.
@MainActor package struct FrameClockReader: DynamicProperty {
  package private(set) var clock: FrameClock?

  nonisolated package init() { clock = nil }
}

@MainActor extension FrameClockReader: StoredProperty {
  static func makeStorage(for property: FrameClockReader, _ inputs: _ViewInputs) -> PropertyStorage<FrameClockReader> {
    Storage(inputs.viewGraph.clock)
  }

  private final class Storage: PropertyStorage<FrameClockReader> {
    private let clock: FrameClock
    init(_ clock: FrameClock) { self.clock = clock }
    override func update(_ property: inout FrameClockReader) { property.clock = clock }
  }
}
