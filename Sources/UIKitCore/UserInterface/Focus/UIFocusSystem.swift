public import Foundation

/// Knows which item of a scene has the focus. iOS 12.
///
/// The focus is that of the keyboard: the first responder of the key window if it is a view, or the view that the desktop has given the focus
/// (``UIView/canBecomeFocused``). The desktop moves it between its controls without a report.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private weak var scene: UIWindowScene?
  /// The item that has the focus, or `nil`. iOS 12. Not retained.
  open private(set) weak var focusedItem: (any UIFocusItem)?
  private weak var pending: (any UIFocusEnvironment)?

  /// Posted after the focus has moved; the object is the system. iOS 12.
  public nonisolated class var didUpdateNotification: NSNotification.Name {
    NSNotification.Name("UIFocusDidUpdateNotification")
  }
  /// Posted after a move that was requested was refused; the object is the system. iOS 12.
  public nonisolated class var movementDidFailNotification: NSNotification.Name {
    NSNotification.Name("UIFocusMovementDidFailNotification")
  }
  /// In the `userInfo` of ``didUpdateNotification``: the ``UIFocusUpdateContext``.
  public nonisolated class var updateContextKey: String { "UIFocusUpdateContextKey" }
  /// In the `userInfo` of ``didUpdateNotification``: the ``UIFocusAnimationCoordinator``.
  public nonisolated class var animationCoordinatorKey: String { "UIFocusUpdateAnimationCoordinatorKey" }

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The system of the scene that an environment is in, or `nil`. iOS 15.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    window(of: environment)?.windowScene?.focusSystem
  }

  private static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    if let view = environment as? UIView { return view.window }
    if let controller = environment as? UIViewController { return controller.viewIfLoaded?.window }
    return parents(of: environment).lazy.compactMap { ($0 as? UIView)?.window }.first
  }

  /// An environment and those around it.
  private static func parents(of environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    var parents: [any UIFocusEnvironment] = []
    var here = environment
    // An app may override the parent so that there is a cycle.
    while let environment = here, parents.count < 1000 {
      parents.append(environment)
      here = environment.parentFocusEnvironment
    }
    return parents
  }

  /// Whether an environment is in another one, or is the same. iOS 12.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  )
    -> Bool
  { parents(of: otherEnvironment).contains { $0 === environment } }

  /// Registers the sound of an identifier. iOS 11. Without effect: there are no sounds.
  open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}

  /// Requests that the focus is placed in an environment: in the first item of its preferred environments that can have it. iOS 12.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    pending = environment
    UIProcess.current.hasPendingWork = true
    _ = UIProcess.current.schedule(0) { [weak self] in self?.updateFocusIfNeeded() }
  }

  /// Requests that the focus is placed again in an environment, if it is there.
  func requestUpdate(in environment: any UIFocusEnvironment) {
    if let focusedItem, !Self.environment(environment, contains: focusedItem) { return }
    requestFocusUpdate(to: environment)
  }

  /// The responder that typed text goes to has changed. It was asked whether it accepts that before.
  func firstResponderChanged(to responder: UIResponder?, from previous: UIResponder?) {
    if let view = responder as? UIView {
      move(to: view, canRefuse: false)
    } else if focusedItem === previous {
      move(to: nil, canRefuse: false)
    }
  }

  /// Places the focus now, if that was requested. iOS 12.
  open func updateFocusIfNeeded() {
    guard let environment = pending else { return }
    pending = nil
    var seen: [ObjectIdentifier] = []
    guard let item = Self.preferredItem(in: environment, seen: &seen), item !== focusedItem else { return }
    if let view = item as? UIView, view.canBecomeFirstResponder, view.becomeFirstResponder() { return }
    if !move(to: item) {
      NotificationCenter.default.post(name: UIFocusSystem.movementDidFailNotification, object: self)
    }
  }

  /// The first item that can have the focus in an environment's preferred ones, or in the views in it.
  private static func preferredItem(
    in environment: any UIFocusEnvironment, seen: inout [ObjectIdentifier]
  ) -> (any UIFocusItem)? {
    guard !seen.contains(ObjectIdentifier(environment)) else { return nil }
    seen.append(ObjectIdentifier(environment))
    if let item = environment as? any UIFocusItem, isFocusable(item) { return item }
    for preferred in environment.preferredFocusEnvironments {
      if let found = preferredItem(in: preferred, seen: &seen) { return found }
    }
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    for view in view?.subviews ?? [] {
      if let found = preferredItem(in: view, seen: &seen) { return found }
    }
    return nil
  }

  private static func isFocusable(_ item: any UIFocusItem) -> Bool {
    guard let view = item as? UIView else { return item.canBecomeFocused }
    return (view.canBecomeFocused || view.canBecomeFirstResponder) && !view.isHidden && view.window != nil
  }

  /// Moves the focus, unless an environment around either end refuses. Returns whether it has moved.
  @discardableResult func move(to next: (any UIFocusItem)?, canRefuse: Bool = true) -> Bool {
    let previous = focusedItem
    guard next !== previous else { return true }
    let context = UIFocusUpdateContext(from: previous, to: next)
    var environments = Self.parents(of: previous)
    for environment in Self.parents(of: next) where !environments.contains(where: { $0 === environment }) {
      environments.append(environment)
    }
    if canRefuse, next != nil, !environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) { return false }
    focusedItem = next
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: self,
      userInfo: [UIFocusSystem.updateContextKey: context, UIFocusSystem.animationCoordinatorKey: coordinator])
    coordinator.run()
    return true
  }
}
