import Localization
public import Foundation
import Selectors

/// Shows a menu for what is selected, when the app asks for it. iOS 16.
///
/// The menu is a line of buttons over the window's content. It has the standard commands that the first responder can perform, and what the
/// delegate adds.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to, or `nil`.
  public private(set) weak var view: UIView?
  /// Provides the elements. Not retained.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (configuration: UIEditMenuConfiguration, view: EditMenuView)?

  /// An interaction whose elements `delegate` provides, if there is one.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The interaction's view is about to be this one.
  open func willMove(to view: UIView?) { dismissMenu() }
  /// The interaction's view is now this one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu. Has no effect if the view is in no window, or the menu is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let suggested = StandardEditCommands.commands(for: window.firstResponder ?? view)
    let menu =
      delegate.map {
        $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      } ?? UIMenu(children: suggested)
    guard let elements = menu?.shownElements, !elements.isEmpty else { return }
    let rectangle =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    let made = EditMenuView(
      elements, target: view.convert(rectangle, to: window),
      isBelow: configuration.preferredArrowDirection == .up, sender: view
    ) { [weak self] in self?.dismissMenu() }
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    made.frame = window.bounds
    window.addSubview(made)
    shown = (configuration, made)
    animator.run()
  }

  /// Closes the menu. Has no effect if none is shown.
  open func dismissMenu() {
    guard let (configuration, menu) = shown else { return }
    shown = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    menu.removeFromSuperview()
    animator.run()
  }

  /// Asks the delegate for the elements of the shown menu again.
  open func reloadVisibleMenu() {
    if let configuration = shown?.configuration { presentEditMenu(with: configuration) }
  }

  /// Asks the delegate for the rectangle that the shown menu does not cover again.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

  /// The point of the shown menu, in the coordinates of `view`, or of the window if that is `nil`; `.zero` without a menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let point = shown?.configuration.sourcePoint else { return .zero }
    return own.convert(point, to: view)
  }
}

/// The standard commands that a responder can perform.
@MainActor enum StandardEditCommands {
  static func commands(for responder: UIResponder) -> [UIMenuElement] {
    let titles = [
      (SystemString.cut.localized, "cut:"), (SystemString.copy.localized, "copy:"),
      (SystemString.paste.localized, "paste:"), (SystemString.select.localized, "select:"),
      (SystemString.selectAll.localized, "selectAll:"),
      (SystemString.delete.localized, "delete:"),
    ]
    return titles.compactMap { title, name in
      let selector = Selector(name)
      guard let target = responder.target(forAction: selector, withSender: nil) as? UIResponder else { return nil }
      return UIAction(title: title, identifier: UIAction.Identifier(name)) { [weak target] action in
        target?.performStandardEdit(name, sender: action)
      }
    }
  }
}

extension UIResponder {
  /// Performs a standard command by its name.
  fileprivate func performStandardEdit(_ name: String, sender: Any?) {
    switch name {
    case "cut:": cut(sender)
    case "copy:": copy(sender)
    case "paste:": paste(sender)
    case "select:": select(sender)
    case "selectAll:": selectAll(sender)
    default: delete(sender)
    }
  }
}

extension UIMenu {
  /// The visible children, with those of inline menus in their places.
  var shownElements: [UIMenuElement] {
    shownChildren.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [child] }
      return menu.shownElements
    }
  }
}
