/// Runs work alongside the animation of a context menu whose preview was tapped. iOS 13.
///
/// Differs from Apple: no method receives one, because a desktop's menus have no previews.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu closes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
