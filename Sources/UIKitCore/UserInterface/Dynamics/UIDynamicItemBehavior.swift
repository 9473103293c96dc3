public import Foundation

/// Physical properties of items: elasticity, friction, density, resistance and rotation. If an item has several such behaviors, the one
/// that was added last takes effect.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem]
  /// The elasticity of collisions, from 0 for no rebound to 1 for no loss of speed. Default: 0.
  open var elasticity: CGFloat = 0 {
    didSet { changed() }
  }
  /// The coefficient of friction between touching items; 0 for none. Default: 0.
  open var friction: CGFloat = 0 {
    didSet { changed() }
  }
  /// The density: the mass of an item of 100 by 100 points. Default: 1.
  open var density: CGFloat = 1 {
    didSet { changed() }
  }
  /// The linear resistance, which reduces the velocity over time; 0 for none. Default: 0.
  open var resistance: CGFloat = 0 {
    didSet { changed() }
  }
  /// The angular resistance, which reduces the angular velocity over time; 0 for none. Default: 0.
  open var angularResistance: CGFloat = 0 {
    didSet { changed() }
  }
  /// Whether the items are fixed. Other items collide with them. Default: `false`.
  open var isAnchored = false {
    didSet { changed() }
  }
  /// Whether the items may rotate. Default: `true`.
  open var allowsRotation = true {
    didSet { changed() }
  }
  /// Velocities to add at the start of the next frame.
  private var pendingVelocities: [(item: any UIDynamicItem, velocity: CGPoint, angular: CGFloat)] = []

  /// A behavior for these items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// A behavior without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    items = adding(item, to: items)
    changed()
  }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    pendingVelocities.removeAll { $0.item === item }
    changed()
  }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pendingVelocities.append((item, velocity, 0))
    changed()
  }

  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = dynamicAnimator?.existingBody(of: item)?.velocity ?? .zero
    return pendingVelocities.filter { $0.item === item }.reduce(velocity) {
      CGPoint(x: $0.x + $1.velocity.x, y: $0.y + $1.velocity.y)
    }
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pendingVelocities.append((item, .zero, velocity))
    changed()
  }

  /// The angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let velocity = dynamicAnimator?.existingBody(of: item)?.angularVelocity ?? 0
    return pendingVelocities.filter { $0.item === item }.reduce(velocity) { $0 + $1.angular }
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  override func configure(_ world: DynamicWorld) {
    for item in items { world.body(of: item).material = DynamicMaterial(self) }
    for entry in pendingVelocities where items.contains(where: { $0 === entry.item }) {
      let body = world.body(of: entry.item)
      body.velocity.x += entry.velocity.x
      body.velocity.y += entry.velocity.y
      body.angularVelocity += entry.angular
    }
    pendingVelocities = []
  }
}

extension DynamicMaterial {
  @MainActor init(_ behavior: UIDynamicItemBehavior) {
    func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    self.init(
      elasticity: min(usable(behavior.elasticity), 1), friction: usable(behavior.friction),
      density: usable(behavior.density), resistance: usable(behavior.resistance),
      angularResistance: usable(behavior.angularResistance), isAnchored: behavior.isAnchored,
      allowsRotation: behavior.allowsRotation)
  }
}
