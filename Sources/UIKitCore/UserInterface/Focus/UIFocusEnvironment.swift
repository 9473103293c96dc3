public import Foundation

/// An object that takes part in moving the focus: a view, a view controller, a window. iOS 9.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments in which the focus is placed, the first one first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one. iOS 12.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of the items in this environment. iOS 12.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group of items between which the arrow keys move the focus. iOS 14.
  var focusGroupIdentifier: String? { get }
  /// Requests that the focus is placed again, if it is in this environment.
  func setNeedsFocusUpdate()
  /// Places the focus again now, if that was requested.
  func updateFocusIfNeeded()
  /// Whether the focus may move as the context describes. Every environment around either end is asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
  /// The sound of a move; `nil` for the usual one. Differs from Apple: never asked, because there are no sounds.
  func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
  /// Returns `nil`.
  public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
  /// Returns `nil`.
  public var focusGroupIdentifier: String? { nil }
}

/// An environment that can have the focus itself. iOS 9.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether it can have the focus now.
  var canBecomeFocused: Bool { get }
  /// Its rectangle in its container. iOS 12.
  var frame: CGRect { get }
  /// The effect while it has the focus, or `nil`. iOS 15.
  var focusEffect: UIFocusEffect? { get }
  /// Its priority in its group. iOS 15.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// How the focus is moved away without focus hints. iOS 16. Never called.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Returns `nil`.
  public var focusEffect: UIFocusEffect? { nil }
  /// Returns ``UIFocusGroupPriority/ignored``.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// A container of items that can have the focus. iOS 12.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls. iOS 12.
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The offset of its content.
  var contentOffset: CGPoint { get set }
  /// The size of its content.
  var contentSize: CGSize { get }
  /// The size of what is visible.
  var visibleSize: CGSize { get }
}

/// The direction of a move that is about to happen. tvOS only on a device; never made here.
@preconcurrency @MainActor public final class UIFocusMovementHint: NSObject {
  override init() { super.init() }
}
