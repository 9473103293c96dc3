import Foundation

/// A menu that a press does not open comes up on a secondary click, as it does on a long press on a device.
extension UIButton: UIContextMenuInteractionDelegate {
  /// What brings up ``menu`` on a secondary click; `nil` for a button without one.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self }
  }

  /// The button's menu, unless a press opens it or the button cannot be operated.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, !showsMenuAsPrimaryAction, let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  /// Sends `menuActionTriggered`.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { sendActions(for: .menuActionTriggered) }

  final func menuChanged() {
    switch (menu, contextMenuInteraction) {
    case (nil, let interaction?): removeInteraction(interaction)
    case (.some, nil): addInteraction(UIContextMenuInteraction(delegate: self))
    default: break
    }
  }
}
