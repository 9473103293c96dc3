public import Foundation

/// The preferred side of an edit menu's arrow. iOS 16.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// The system decides.
  case automatic = 0
  /// The arrow points up, so that the menu is below the point.
  case up = 1
  /// The arrow points down, so that the menu is above the point.
  case down = 2
  /// The arrow points to the left.
  case left = 3
  /// The arrow points to the right.
  case right = 4
}

/// Where an edit menu is shown. iOS 16.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// A value of the app that identifies the menu.
  public let identifier: AnyHashable
  /// The point in the interaction's view.
  public let sourcePoint: CGPoint
  /// The preferred side of the arrow. Default: `automatic`. Differs from Apple: the menu has no arrow; `up` puts it below the point, and
  /// anything else above it if there is room.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// A menu at a point of the interaction's view.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
