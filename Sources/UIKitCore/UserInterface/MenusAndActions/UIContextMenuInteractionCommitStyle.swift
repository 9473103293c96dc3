/// How a context menu closes after its preview was tapped. iOS 13.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears.
  case dismiss = 0
  /// The preview grows to the whole screen.
  case pop = 1
}
