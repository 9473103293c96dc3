public import Foundation
import Selectors

/// The edit menu of the first responder. Deprecated on a device since iOS 16, in favour of ``UIEditMenuInteraction``.
///
/// It shows the standard commands and the app's items that the first responder or a responder after it can perform.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The side of the menu's arrow.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// The system decides.
    case `default` = 0
    /// The arrow points up, so that the menu is below the rectangle.
    case up = 1
    /// The arrow points down.
    case down = 2
    /// The arrow points to the left.
    case left = 3
    /// The arrow points to the right.
    case right = 4
  }

  /// The controller of the app.
  open class var shared: UIMenuController { UIProcess.current.menuController }

  /// The app's items, after the standard ones, or `nil`.
  open var menuItems: [UIMenuItem]?
  /// The preferred side of the arrow. Differs from Apple: the menu has no arrow.
  open var arrowDirection = ArrowDirection.default
  /// The menu's frame on the screen; `.zero` if it is not shown.
  open var menuFrame: CGRect { shown?.barFrame ?? .zero }
  /// Whether the menu is shown. Setting it shows the menu at the rectangle that was set, or hides it.
  open var isMenuVisible: Bool {
    get { shown != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private var shown: EditMenuView?

  /// Posted before the menu is shown.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted after the menu was shown.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu is hidden.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted after the menu was hidden.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
  /// Posted after the frame of the menu has changed. Never posted.
  public nonisolated class var menuFrameDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerMenuFrameDidChangeNotification")
  }

  override init() { super.init() }

  /// Shows the menu at a rectangle of a view. Has no effect if there is nothing to show.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Hides the menu. Differs from Apple: the one menu, whichever view it is shown for.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Sets where the menu is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    let center = NotificationCenter.default
    if let shown {
      center.post(name: UIMenuController.willHideMenuNotification, object: self)
      shown.removeFromSuperview()
      self.shown = nil
      center.post(name: UIMenuController.didHideMenuNotification, object: self)
    }
    guard menuVisible, let view = targetView, let window = view.window else { return }
    let responder = window.firstResponder ?? view
    var elements = StandardEditCommands.commands(for: responder)
    for item in menuItems ?? [] where responder.target(forAction: item.action, withSender: self) != nil {
      elements.append(UICommand(title: item.title, action: item.action))
    }
    guard !elements.isEmpty else { return }
    let made = EditMenuView(
      elements, target: view.convert(targetRect, to: window), isBelow: arrowDirection == .up, sender: self
    ) { [weak self] in self?.hideMenu() }
    center.post(name: UIMenuController.willShowMenuNotification, object: self)
    made.frame = window.bounds
    window.addSubview(made)
    made.layoutIfNeeded()
    shown = made
    center.post(name: UIMenuController.didShowMenuNotification, object: self)
  }

  /// Shows the items again. Call it after a change of ``menuItems``.
  open func update() { if isMenuVisible { setMenuVisible(true, animated: false) } }
}
