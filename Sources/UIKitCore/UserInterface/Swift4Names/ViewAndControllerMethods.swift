// Swift 4's names for methods of views and view controllers. Compilers of Swift 4.2 and later reject them with a suggestion of the present
// names.

extension UIView {
  /// ``bringSubviewToFront(_:)`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// ``sendSubviewToBack(_:)`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// ``children`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// ``addChild(_:)`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

  /// ``removeFromParent()`` under its name in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// ``willMove(toParent:)`` under its name in Swift 4, to be called by a container; it cannot be overridden.
  @available(swift, obsoleted: 4.2, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

  /// ``didMove(toParent:)`` under its name in Swift 4, to be called by a container; it cannot be overridden.
  @available(swift, obsoleted: 4.2, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}
