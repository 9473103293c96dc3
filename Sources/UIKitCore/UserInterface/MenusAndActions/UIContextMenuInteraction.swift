public import Foundation

/// Shows a menu after a secondary click or a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Provides the menus. Not retained.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var shown: (configuration: UIContextMenuConfiguration, menu: UIMenu)?
  private var location = CGPoint.zero

  /// An interaction whose menus `delegate` provides.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The interaction's view is about to be this one. The default does nothing.
  open func willMove(to view: UIView?) {}

  /// The interaction's view is now this one.
  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { end() }
  }

  /// The location where the menu was requested, in the coordinates of `view`, or of the window if that is `nil`.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }

  /// How a menu looks. iOS 14.
  public enum Appearance: UInt, Hashable, Sendable {
    /// No menu is visible.
    case unknown = 0
    /// With a preview.
    case rich
    /// Without a preview.
    case compact
  }

  /// How the visible menu looks. iOS 14. Differs from Apple: never `rich`, because a desktop's menu has no preview.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .compact }

  /// Ends the interaction with the visible menu. iOS 14. Has no effect if none is visible.
  ///
  /// Differs from Apple: the menu on the screen stays until the user closes it, and its elements do nothing.
  open func dismissMenu() { end() }

  /// Replaces the visible menu by the one that `block` returns, for subsequent choices. Has no effect if no menu is visible.
  ///
  /// Differs from Apple: the menu on the screen does not change until it is shown again.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let shown { self.shown = (shown.configuration, block(shown.menu)) }
  }

  /// A menu was requested at `point`. Returns it, or `nil` if there is none.
  func begin(at point: CGPoint) -> UIMenu? {
    end()
    location = point
    guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point),
      let menu = configuration.actionProvider?([]), !menu.shownChildren.isEmpty
    else { return nil }
    shown = (configuration, menu)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    return menu
  }

  /// An element of the menu was chosen.
  func choose(at path: [Int]) {
    shown?.menu.choose(at: path, sender: view)
  }

  /// The menu was closed.
  func end() {
    guard let configuration = shown?.configuration else { return }
    shown = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }
}
