/// Whether the gestures for undo, copy and paste apply to a responder. iOS 13. There are no such gestures.
public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable {
  /// No gestures.
  case none = 0
  /// The system's gestures.
  case `default` = 1
}
