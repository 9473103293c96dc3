/// The kinds of bars that pictures and distances are set for.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// A bar of the usual height.
  case `default` = 0
  /// A low bar. Differs from Apple: bars have one height, so what is set for low bars is stored and not used.
  case compact = 1
  /// A bar of the usual height with a prompt.
  case defaultPrompt = 101
  /// A low bar with a prompt.
  case compactPrompt = 102
}
