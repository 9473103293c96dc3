public import Foundation
import ViewBacking

/// What an app has set about the focus of a view.
struct ViewFocus {
  var effect: UIFocusEffect?
  var priority: UIFocusGroupPriority?
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The superview, or the controller whose view this is. iOS 12.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }
  /// The view itself. iOS 12.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The view itself. iOS 12.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The subviews in a rectangle that can have the focus, and those in them. iOS 12.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { !$0.isHidden && $0.frame.intersects(rect) }.flatMap { view -> [any UIFocusItem] in
      view.canBecomeFocused ? [view] : view.focusItems(in: view.convert(rect, from: self))
    }
  }

  /// Whether the view has the focus. iOS 9.
  public var isFocused: Bool {
    guard let system = window?.windowScene?.focus else { return isFirstResponder }
    return system.focusedItem === self
  }

  /// The effect while the view has the focus, or `nil`. iOS 15. Stored (``UIFocusEffect``).
  public var focusEffect: UIFocusEffect? {
    get { attachments?.focus?.effect }
    set { changeFocus { $0.effect = newValue } }
  }

  /// The priority of the view in its group. iOS 15. Stored. Default: that of its state.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { attachments?.focus?.priority ?? (isFocused ? .currentlyFocused : .ignored) }
    set { changeFocus { $0.priority = newValue } }
  }

  private func changeFocus(_ change: (inout ViewFocus) -> Void) {
    var focus = attachments?.focus ?? ViewFocus()
    change(&focus)
    needAttachments.focus = focus
  }

  /// Handles that the host has given the focus to the view, or has taken it.
  final func focusItem(_ event: ViewEvent) {
    guard canBecomeFocused, let system = window?.windowScene?.focusSystem else { return }
    switch event {
    case .focused:
      if !system.move(to: self) { chainWindow?.setNeedsShowFocus() }
    case .unfocused: if system.focusedItem === self { system.move(to: nil, canRefuse: false) }
    default: break
    }
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The view around the controller's, or the controller that presents it. iOS 12.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    parent ?? viewIfLoaded?.superview ?? presentingViewController
  }
  /// The controller's view. iOS 12.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of what is visible. iOS 12.
  public var visibleSize: CGSize { bounds.size }
}
