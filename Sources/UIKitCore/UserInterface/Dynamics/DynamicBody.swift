import Foundation

/// The properties of an item, as its ``UIDynamicItemBehavior`` sets them.
struct DynamicMaterial: Hashable, Sendable {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
}

/// The state of an animated item: its position, its rotation and its velocities.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var position = CGPoint.zero
  var angle: CGFloat = 0
  var velocity = CGPoint.zero
  var angularVelocity: CGFloat = 0
  var material = DynamicMaterial() {
    didSet { if material != oldValue { updateMass() } }
  }
  private(set) var inverseMass: CGFloat = 0
  private(set) var inverseInertia: CGFloat = 0
  /// The item's transform without rotation.
  private var baseTransform = CGAffineTransform.identity
  /// The corners of the collision shape relative to the centre, in the order that ``DynamicShape`` requires.
  private var shape: [CGPoint] = []
  /// A cache of ``corners``; `nil` after a change of position or rotation.
  private var cachedCorners: [CGPoint]?

  init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  /// Adopts the item's centre, transform and size. The velocities do not change.
  func readItem() {
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
    baseTransform = item.transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    (baseTransform.tx, baseTransform.ty) = (0, 0)
    shape = DynamicShape.corners(of: item).map { $0.applying(baseTransform) }
    cachedCorners = nil
    updateMass()
  }

  /// Sets the item's centre and transform.
  func writeItem() {
    if item.center != position { item.center = position }
    let transform = baseTransform.concatenating(CGAffineTransform(rotationAngle: angle))
    if item.transform != transform { item.transform = transform }
  }

  private func updateMass() {
    let size = item.bounds.size
    let mass = max(material.density * abs(size.width * size.height) / 10_000, 0.000_1)
    inverseMass = material.isAnchored ? 0 : 1 / mass
    let inertia = mass * max(size.width * size.width + size.height * size.height, 1) / 12
    inverseInertia = material.isAnchored || !material.allowsRotation ? 0 : 1 / inertia
    if inverseMass == 0 { velocity = .zero }
    if inverseInertia == 0 { angularVelocity = 0 }
  }

  /// The corners of the collision shape in the coordinates of the reference view.
  var corners: [CGPoint] {
    if let cachedCorners { return cachedCorners }
    let corners = shape.map { corner -> CGPoint in
      let offset = rotated(corner)
      return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
    }
    cachedCorners = corners
    return corners
  }

  /// Converts an offset from the centre from the item's coordinates to those of the reference view.
  func rotated(_ offset: CGPoint) -> CGPoint {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGPoint(x: offset.x * cosine - offset.y * sine, y: offset.x * sine + offset.y * cosine)
  }

  /// Applies an impulse at an offset from the centre.
  func apply(_ impulse: CGPoint, at arm: CGPoint) {
    velocity.x += impulse.x * inverseMass
    velocity.y += impulse.y * inverseMass
    angularVelocity += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
  }

  /// The component of the velocity along a direction, at an offset from the centre.
  func speed(along direction: CGPoint, at arm: CGPoint) -> CGFloat {
    (velocity.x - angularVelocity * arm.y) * direction.x + (velocity.y + angularVelocity * arm.x) * direction.y
  }

  /// The change of ``speed(along:at:)`` that an impulse of 1 along the direction causes at the same offset.
  func inverseMass(along direction: CGPoint, at arm: CGPoint) -> CGFloat {
    let torque = arm.x * direction.y - arm.y * direction.x
    return inverseMass + torque * torque * inverseInertia
  }

  /// Applies linear and angular resistance.
  func applyResistance(over seconds: CGFloat) {
    let factor = 1 / (1 + material.resistance * seconds)
    velocity = CGPoint(x: velocity.x * factor, y: velocity.y * factor)
    angularVelocity /= 1 + material.angularResistance * seconds
  }

  /// Changes position and rotation by the velocities.
  func integrate(over seconds: CGFloat) {
    translate(by: CGPoint(x: velocity.x * seconds, y: velocity.y * seconds))
    angle += angularVelocity * seconds
  }

  /// Changes the position.
  func translate(by offset: CGPoint) {
    position.x += offset.x
    position.y += offset.y
    cachedCorners = nil
  }
}
