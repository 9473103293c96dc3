public import Foundation

/// A force on items, continuous or instantaneous.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the force is continuous.
  public enum Mode: Int, Hashable, Sendable {
    /// A force for as long as the behavior is active.
    case continuous
    /// One impulse, after which ``UIPushBehavior/active`` is `false`.
    case instantaneous
  }

  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// Whether the force is continuous.
  public let mode: Mode
  /// Whether the force acts. An app sets it to `true` to apply another impulse. Default: `true`.
  open var active = true {
    didSet { if active { changed() } }
  }
  /// The direction and magnitude of the force as a vector. A magnitude of 1 gives an item of 100 by 100 points and density 1 an
  /// acceleration of 100 points per second squared; as an impulse, a velocity of 100 points per second. Default: (0, 0).
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { changed() }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// The angle while the magnitude is 0: a vector without length has no direction.
  private var angleWithoutMagnitude: CGFloat = 0

  /// A behavior for these items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// The direction as an angle in radians, clockwise from the positive x axis.
  open var angle: CGFloat {
    get { magnitude > 0 ? atan2(pushDirection.dy, pushDirection.dx) : angleWithoutMagnitude }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude. Default: 0.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    angleWithoutMagnitude = angle
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

  /// The point of an item at which the force acts, as an offset from its centre. A force beside the centre rotates the item.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  /// Sets the point at which the force acts.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  override func applyForces(in world: DynamicWorld, over seconds: CGFloat) {
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
