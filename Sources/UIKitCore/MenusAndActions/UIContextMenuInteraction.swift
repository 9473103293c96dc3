import Foundation

/// Brings a menu up where a person clicks with the secondary button, or presses long.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Who supplies the menus. Not retained.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private var shown: (configuration: UIContextMenuConfiguration, menu: UIMenu)?
  private var location = CGPoint.zero

  /// An interaction whose menus `delegate` supplies.
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

  /// Where the menu was asked for, in the coordinates of `view`, or of the window where that is `nil`.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? location }

  /// Exchanges the menu that is up for the one that `block` makes of it, for what is chosen from then on. Nothing happens
  /// where none is up.
  ///
  /// Differs from Apple: what is on the screen already stays as it is until the menu comes up again.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let shown { self.shown = (shown.configuration, block(shown.menu)) }
  }

  /// A menu was asked for at `point`. Answers it, or `nil` where there is none.
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

  /// Something in the menu was chosen.
  func choose(at path: [Int]) {
    shown?.menu.choose(at: path, sender: view)
  }

  /// The menu has gone.
  func end() {
    guard let configuration = shown?.configuration else { return }
    shown = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }
}
