/// How a context menu closes after its preview was tapped. iOS 13.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears.
  case dismiss = 0
  /// The preview grows to the whole screen.
  case pop = 1
}

/// Runs work alongside the animation of a context menu whose preview was tapped. iOS 13.
///
/// Differs from Apple: no method receives one, because a desktop's menus have no previews.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu closes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
