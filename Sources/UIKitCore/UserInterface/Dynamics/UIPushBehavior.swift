public import Foundation

/// Pushes items: once, or as long as it is active.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether a push ends at once.
  public enum Mode: Int, Hashable, Sendable {
    /// A force as long as the behavior is active.
    case continuous
    /// One push, after which the behavior is no longer active.
    case instantaneous
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// Whether a push ends at once.
  public let mode: Mode
  /// Whether items are pushed. An app sets it for another push. Default: `true`.
  open var active = true {
    didSet { if active { changed() } }
  }
  /// The direction and the strength. A length of 1 gives an item of 100 times 100 points and the density 1 an acceleration of 100 points per
  /// second squared, or, if it is pushed once, a velocity of 100 points per second. Default: none.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { changed() }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A behavior for these items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// The direction, as an angle in radians from the right; positive ones are clockwise.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items = adding(item, to: items)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  /// Where an item is pushed, as the distance from its centre. An item that is not pushed at its centre turns.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  /// Sets where an item is pushed.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  override func push(_ world: DynamicWorld, by seconds: CGFloat) {
    guard active else { return }
    let strength = 100 * (mode == .continuous ? seconds : 1)
    for item in items {
      let body = world.body(of: item)
      let offset = targetOffsetFromCenter(for: item)
      body.apply(
        CGPoint(x: pushDirection.dx * strength, y: pushDirection.dy * strength),
        at: body.rotated(CGPoint(x: offset.horizontal, y: offset.vertical)))
    }
    if mode == .instantaneous { active = false }
  }

  override func isAtRest(in world: DynamicWorld) -> Bool { !active || items.isEmpty || magnitude == 0 }
}
