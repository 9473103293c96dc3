public import Foundation

/// A spring that moves an item to a point and removes its rotation.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point that the item moves to.
  open var snapPoint: CGPoint {
    didSet { changed() }
  }
  /// The damping of the oscillation, from 0 to 1. Default: 0.5.
  open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }
  private let item: any UIDynamicItem
  /// The angular frequency of the spring: an item arrives in about half a second.
  private static let frequency: CGFloat = 15

  /// A behavior that moves an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override var dynamicItems: [any UIDynamicItem] { [item] }

  override func applyForces(in world: DynamicWorld, over seconds: CGFloat) {
    let body = world.body(of: item)
    guard body.inverseMass > 0 else { return }
    let strength = Self.frequency * Self.frequency
    let resistance = 2 * Self.frequency * (0.3 + 0.7 * min(max(damping, 0), 1))
    // Implicit integration: the energy of the spring never grows.
    let scale = 1 / (1 + resistance * seconds + strength * seconds * seconds)
    body.velocity.x = (body.velocity.x + strength * seconds * (snapPoint.x - body.position.x)) * scale
    body.velocity.y = (body.velocity.y + strength * seconds * (snapPoint.y - body.position.y)) * scale
    guard body.inverseInertia > 0 else { return }
    body.angularVelocity = (body.angularVelocity - strength * seconds * body.angle) * scale
  }

  override func isAtRest(in world: DynamicWorld) -> Bool {
    let body = world.body(of: item)
    return body.inverseMass == 0 || hypot(body.position.x - snapPoint.x, body.position.y - snapPoint.y) < 20
  }
}
