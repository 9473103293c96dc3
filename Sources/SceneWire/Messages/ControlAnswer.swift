/// What an app that runs by itself answers to a ``ControlRequest``.
public enum ControlAnswer: Codable, Sendable, Hashable {
  /// The wish was granted, and what it changed is saved.
  case done
  /// The wish was not granted; the sentence says why.
  case refused(String)
}
