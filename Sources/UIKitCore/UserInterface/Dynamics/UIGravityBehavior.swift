public import Foundation

/// Gravity: a constant acceleration of items.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The direction and magnitude as a vector. A magnitude of 1 is an acceleration of 1000 points per second squared. Default: (0, 1), down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { changed() }
  }

  /// The angle while the magnitude is 0: a vector without length has no direction.
  private var angleWithoutMagnitude: CGFloat = .pi / 2

  /// A behavior for these items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// A behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The direction as an angle in radians, clockwise from the positive x axis.
  open var angle: CGFloat {
    get { magnitude > 0 ? atan2(gravityDirection.dy, gravityDirection.dx) : angleWithoutMagnitude }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude. Default: 1.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    angleWithoutMagnitude = angle
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
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

  override var dynamicItems: [any UIDynamicItem] { items }

  override func applyForces(in world: DynamicWorld, over seconds: CGFloat) {
    for item in items {
      let body = world.body(of: item)
      guard body.inverseMass > 0 else { continue }
      body.velocity.x += gravityDirection.dx * 1000 * seconds
      body.velocity.y += gravityDirection.dy * 1000 * seconds
    }
  }
}
