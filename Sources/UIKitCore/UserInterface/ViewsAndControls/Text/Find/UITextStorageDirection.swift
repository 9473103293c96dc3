/// A direction in the order of a text's characters.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the beginning.
  case backward = 1
}
