/// One row of a timeline: an event, or a pause.
public struct TimelineRow: Hashable, Sendable {
  /// What the row shows.
  public enum Content: Hashable, Sendable {
    /// The event with this index.
    case event(Int)
    /// Nothing happened, for this many nanoseconds.
    case pause(UInt64)
  }

  /// Events that a reader searches for.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// A scene is connected with a saved state, or receives its interaction state.
    case restoration
    /// The app is notified that sessions were discarded.
    case discard
    /// The process was killed.
    case kill
  }

  /// What the row shows.
  public var content: Content
  /// The index of the lane that it belongs to; `nil` for a row that concerns all lanes: a stimulus, a pause, a general note.
  public var lane: Int?
  /// The row's mark, or `nil`.
  public var mark: Mark?
  /// The lanes that end here, because their sessions are discarded.
  public var endedLanes: [Int] = []
}
