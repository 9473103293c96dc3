/// Whether and where the pixels of a bitmap have an opacity. Raw values are Apple's.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  /// No opacity.
  case none = 0
  /// After the colours, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colours, which are multiplied by it.
  case premultipliedFirst = 2
  /// After the colours.
  case last = 3
  /// Before the colours.
  case first = 4
  /// No opacity, and unused bits after the colours.
  case noneSkipLast = 5
  /// No opacity, and unused bits before the colours.
  case noneSkipFirst = 6
  /// Opacity and no colours.
  case alphaOnly = 7
}
