/// One row of a timeline: an event, or a pause.
public struct TimelineRow: Hashable, Sendable {
  /// What the row shows.
  public enum Content: Hashable, Sendable {
    /// The event with this index.
    case event(Int)
    /// Nothing happened, for so many nanoseconds.
    case pause(UInt64)
  }

  /// What a reader looks for among many events.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    /// A scene is connected with a saved state, or gets its interaction state back.
    case restoration
    /// The app hears that sessions are gone for good.
    case discard
    /// The process was killed.
    case kill
  }

  /// What the row shows.
  public var content: Content
  /// The lane that it belongs to, as an index; `nil` for what concerns all of them: a stimulus, a pause, a general note.
  public var lane: Int?
  /// What is special about it, or `nil`.
  public var mark: Mark?
  /// The lanes that end here, because their sessions are gone for good.
  public var endedLanes: [Int] = []
}
