import Foundation

/// What item behaviors decide about an item.
struct DynamicMaterial: Hashable, Sendable {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
}

/// An item of an animator: where it is, and how it moves.
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
  /// The transform without its rotation.
  private var upright = CGAffineTransform.identity
  /// The corners of the form, around the centre, with the outside on the right of each side.
  private var form: [CGPoint] = []
  /// The corners where the item is. Made when they are needed.
  private var placed: [CGPoint]?

  init(_ item: any UIDynamicItem) {
    self.item = item
    readItem()
  }

  func readItem() {
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
    upright = item.transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    (upright.tx, upright.ty) = (0, 0)
    form = DynamicShape.form(of: item).map { $0.applying(upright) }
    placed = nil
    updateMass()
  }

  func writeItem() {
    if item.center != position { item.center = position }
    let transform = upright.concatenating(CGAffineTransform(rotationAngle: angle))
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

  var corners: [CGPoint] {
    if let placed { return placed }
    let corners = form.map { corner -> CGPoint in
      let turned = rotated(corner)
      return CGPoint(x: position.x + turned.x, y: position.y + turned.y)
    }
    placed = corners
    return corners
  }

  /// A distance from the centre, turned as the item is.
  func rotated(_ offset: CGPoint) -> CGPoint {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGPoint(x: offset.x * cosine - offset.y * sine, y: offset.x * sine + offset.y * cosine)
  }

  /// Changes the velocities by an impulse at a distance from the centre.
  func apply(_ impulse: CGPoint, at arm: CGPoint) {
    velocity.x += impulse.x * inverseMass
    velocity.y += impulse.y * inverseMass
    angularVelocity += (arm.x * impulse.y - arm.y * impulse.x) * inverseInertia
  }

  /// The velocity of a place in a direction.
  func speed(along direction: CGPoint, at arm: CGPoint) -> CGFloat {
    (velocity.x - angularVelocity * arm.y) * direction.x + (velocity.y + angularVelocity * arm.x) * direction.y
  }

  /// By how much an impulse of 1 at a place changes the velocity there.
  func inverseMass(along direction: CGPoint, at arm: CGPoint) -> CGFloat {
    let turn = arm.x * direction.y - arm.y * direction.x
    return inverseMass + turn * turn * inverseInertia
  }

  func damp(by seconds: CGFloat) {
    let factor = 1 / (1 + material.resistance * seconds)
    velocity = CGPoint(x: velocity.x * factor, y: velocity.y * factor)
    angularVelocity /= 1 + material.angularResistance * seconds
  }

  func move(by seconds: CGFloat) {
    shift(CGPoint(x: velocity.x * seconds, y: velocity.y * seconds))
    angle += angularVelocity * seconds
  }

  func shift(_ distance: CGPoint) {
    position.x += distance.x
    position.y += distance.y
    placed = nil
  }
}
