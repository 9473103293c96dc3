public import SceneSystem

/// One lane of a timeline: a subject with its states, from the first to the last.
public struct TimelineLane: Hashable, Sendable {
  /// The subject of a lane.
  public enum Subject: Hashable, Sendable {
    /// The app's process.
    case process
    /// The application, with its app delegate.
    case application
    /// A session, and its scene while it has one.
    case session(SessionID)
  }

  /// A range of rows in one state.
  public struct Span: Hashable, Sendable {
    /// The state.
    public var state: TimelineState
    /// The rows of the state, as indices.
    public var rows: Range<Int>
  }

  /// The subject of the lane.
  public var subject: Subject
  /// The states in their order. Between two of them, before the first and after the last the subject's state is unknown, or it does not
  /// exist.
  public var spans: [Span]

  /// `process`, `app` or the session's label.
  public var name: String {
    switch subject {
    case .process: "process"
    case .application: "app"
    case .session(let id): id.label
    }
  }

  /// `process`, `app` or, for a session, `scene A`.
  public var title: String {
    if case .session(let id) = subject { "scene \(id.label)" } else { name }
  }

  /// The state in the row with this index, or `nil`. Takes logarithmic time.
  public func state(at row: Int) -> TimelineState? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
    }
    return low < spans.count && spans[low].rows.contains(row) ? spans[low].state : nil
  }
}
