public import Foundation

/// A part of a view in which the pointer has a style. iOS 13.4.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// The rectangle in the view.
  public nonisolated let rect: CGRect
  /// A value of the app that identifies the region, or `nil`.
  public nonisolated var identifier: AnyHashable? { name.value }
  private nonisolated let name: UncheckedBox<AnyHashable?>
  /// The directions in which the region holds the pointer while a button is pressed. iOS 15. Stored.
  open var latchingAxes: UIAxis = []

  /// A region of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    name = UncheckedBox(identifier)
    super.init()
  }

  /// Regions with the same rectangle and identifier are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return other.rect == rect && other.identifier == identifier
  }

  /// A hash of the rectangle and the identifier.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(identifier)
    return hasher.finalize()
  }

  /// The region itself: it does not change.
  public nonisolated func copy(with zone: NSZone?) -> Any { self }
}

/// The place of the pointer in a view. iOS 13.4.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The point in the view's coordinates.
  public let location: CGPoint
  /// The keys that are held. Differs from Apple: always none, because hosts do not report them with the pointer.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint) {
    self.location = location
    modifiers = []
    super.init()
  }
}
