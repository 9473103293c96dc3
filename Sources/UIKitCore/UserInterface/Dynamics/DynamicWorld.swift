import Foundation

/// The items of an animator, and the steps in which they move.
@MainActor final class DynamicWorld {
  private(set) var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The bodies in the order of their items, so that equal steps give equal results.
  private var ordered: [DynamicBody] = []
  var referenceBounds: CGRect?
  private var rest: CGFloat = 0
  private var impulses: [ObjectIdentifier: CGPoint] = [:]
  private var touching: [Touch: Touching] = [:]
  private var touched: [Touch: Touching] = [:]

  private static let step: CGFloat = 1.0 / 240
  private static let rounds = 10
  /// Collisions that are slower do not bounce, so that items come to rest.
  private static let slowest: CGFloat = 25

  /// Two items, or an item and a boundary, of a behavior.
  private struct Touch: Hashable {
    var behavior: ObjectIdentifier
    var one: ObjectIdentifier
    var two: ObjectIdentifier?
    var boundary: Int?
  }

  private struct Touching {
    var behavior: UICollisionBehavior
    var one: DynamicBody
    var two: DynamicBody?
    var identifier: (any NSCopying)?
    var point: CGPoint
    var order: Int
  }

  /// A contact of a step, with the impulses so far.
  private struct Collision {
    var one: DynamicBody
    var two: DynamicBody?
    var contact: DynamicContact
    var bounce: CGFloat
    var friction: CGFloat
    var pushed: CGFloat = 0
    var rubbed: CGFloat = 0
  }

  // MARK: Bodies

  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = bodies[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    bodies[ObjectIdentifier(item)] = body
    ordered.append(body)
    return body
  }

  /// Keeps the bodies of these items, and makes those that are missing.
  func keep(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies = bodies.filter { kept.contains($0.key) }
    ordered = items.map(body(of:))
  }

  var isSlow: Bool {
    ordered.allSatisfy { hypot($0.velocity.x, $0.velocity.y) < 5 && abs($0.angularVelocity) < 0.05 }
  }

  func stop() {
    for body in ordered { (body.velocity, body.angularVelocity) = (.zero, 0) }
  }

  func impulse(of behavior: UIDynamicBehavior, along direction: CGPoint) -> CGFloat {
    let impulse = impulses[ObjectIdentifier(behavior)] ?? .zero
    return impulse.x * direction.x + impulse.y * direction.y
  }

  func add(_ impulse: CGFloat, of behavior: UIDynamicBehavior, along direction: CGPoint) {
    impulses[ObjectIdentifier(behavior), default: .zero].x += direction.x * impulse
    impulses[ObjectIdentifier(behavior), default: .zero].y += direction.y * impulse
  }

  // MARK: Steps

  /// Moves the items, in steps of equal length.
  func advance(by seconds: TimeInterval, _ behaviors: [UIDynamicBehavior]) {
    let decided = Set(
      behaviors.filter { $0 is UIDynamicItemBehavior }.flatMap(\.dynamicItems).map { ObjectIdentifier($0) })
    for body in ordered where !decided.contains(ObjectIdentifier(body.item)) { body.material = DynamicMaterial() }
    for behavior in behaviors { behavior.configure(self) }
    touched = [:]
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let lines = collisions.map { $0.boundaryLines(in: referenceBounds) }
    rest += CGFloat(seconds)
    // A frame is never a hair too short for its last step.
    while rest > Self.step - 0.000_001 {
      rest -= Self.step
      step(behaviors, Array(zip(collisions, lines)))
    }
    for body in ordered { body.writeItem() }
  }

  private func step(_ behaviors: [UIDynamicBehavior], _ collisions: [(UICollisionBehavior, [DynamicBoundary])]) {
    impulses = [:]
    for behavior in behaviors { behavior.push(self, by: Self.step) }
    for body in ordered { body.damp(by: Self.step) }
    var found: [Collision] = []
    for (behavior, lines) in collisions { collide(behavior, lines, &found) }
    for _ in 0..<Self.rounds {
      for behavior in behaviors { behavior.hold(self, by: Self.step) }
      for index in found.indices { resolve(&found[index]) }
    }
    for body in ordered { body.move(by: Self.step) }
    for collision in found { separate(collision) }
  }

  private func collide(_ behavior: UICollisionBehavior, _ lines: [DynamicBoundary], _ found: inout [Collision]) {
    let members = behavior.items.map(body(of:))
    for (index, one) in members.enumerated() {
      for line in lines {
        let contacts =
          switch line.shape {
          case .inside(let rect): DynamicShape.contacts(of: one.corners, in: rect)
          case .line(let start, let end): DynamicShape.contacts(one.corners, [start, end])
          }
        add(contacts, one, nil, line.index, behavior, &found)
      }
      guard behavior.collisionMode.contains(.items) else { continue }
      for two in members[(index + 1)...] where one.inverseMass + two.inverseMass > 0 {
        add(DynamicShape.contacts(one.corners, two.corners), one, two, nil, behavior, &found)
      }
    }
  }

  private func add(
    _ contacts: [DynamicContact], _ one: DynamicBody, _ two: DynamicBody?, _ boundary: Int?,
    _ behavior: UICollisionBehavior, _ found: inout [Collision]
  ) {
    guard let deepest = contacts.max(by: { $0.depth < $1.depth }) else { return }
    let key = Touch(
      behavior: ObjectIdentifier(behavior), one: ObjectIdentifier(one), two: two.map { ObjectIdentifier($0) },
      boundary: boundary)
    if touched[key] == nil {
      touched[key] = Touching(
        behavior: behavior, one: one, two: two, identifier: boundary.map { behavior.boundaries[$0].identifier },
        point: deepest.point, order: touched.count)
    }
    let elasticity = max(one.material.elasticity, two?.material.elasticity ?? 0)
    let friction = two.map { (one.material.friction * $0.material.friction).squareRoot() } ?? one.material.friction
    for contact in contacts {
      let speed = approach(contact, one, two)
      let bounce = speed > Self.slowest ? elasticity * speed : 0
      found.append(Collision(one: one, two: two, contact: contact, bounce: bounce, friction: friction))
    }
  }

  private func arm(_ body: DynamicBody, _ contact: DynamicContact) -> CGPoint {
    CGPoint(x: contact.point.x - body.position.x, y: contact.point.y - body.position.y)
  }

  /// How fast two forms come closer at a contact.
  private func approach(
    _ contact: DynamicContact, _ one: DynamicBody, _ two: DynamicBody?, along direction: CGPoint? = nil
  ) -> CGFloat {
    let direction = direction ?? contact.normal
    return one.speed(along: direction, at: arm(one, contact))
      - (two.map { $0.speed(along: direction, at: arm($0, contact)) } ?? 0)
  }

  private func resolve(_ collision: inout Collision) {
    let (one, two, contact) = (collision.one, collision.two, collision.contact)
    let normal = contact.normal
    func inverse(_ direction: CGPoint) -> CGFloat {
      one.inverseMass(along: direction, at: arm(one, contact))
        + (two.map { $0.inverseMass(along: direction, at: arm($0, contact)) } ?? 0)
    }
    func apply(_ impulse: CGFloat, _ direction: CGPoint) {
      one.apply(CGPoint(x: -direction.x * impulse, y: -direction.y * impulse), at: arm(one, contact))
      if let two { two.apply(CGPoint(x: direction.x * impulse, y: direction.y * impulse), at: arm(two, contact)) }
    }
    let mass = inverse(normal)
    guard mass > 0 else { return }
    // Forms that do not touch yet may come closer by what is between them.
    let allowed = max(-contact.depth, 0) / Self.step
    let wanted = (approach(contact, one, two) - allowed + collision.bounce) / mass
    let pushed = max(collision.pushed + wanted, 0)
    apply(pushed - collision.pushed, normal)
    collision.pushed = pushed
    guard collision.friction > 0 else { return }
    let along = CGPoint(x: -normal.y, y: normal.x)
    let limit = collision.friction * pushed
    let rubbed = min(
      max(collision.rubbed + approach(contact, one, two, along: along) / max(inverse(along), 0.000_001), -limit), limit)
    apply(rubbed - collision.rubbed, along)
    collision.rubbed = rubbed
  }

  /// Moves forms that overlap apart, without a change of their velocities.
  private func separate(_ collision: Collision) {
    let (one, two) = (collision.one, collision.two)
    let mass = one.inverseMass + (two?.inverseMass ?? 0)
    let overlap = collision.contact.depth - 0.1
    guard mass > 0, overlap > 0 else { return }
    let distance = min(overlap * 0.2, 4) / mass
    let normal = collision.contact.normal
    one.shift(CGPoint(x: -normal.x * distance * one.inverseMass, y: -normal.y * distance * one.inverseMass))
    two?.shift(
      CGPoint(x: normal.x * distance * (two?.inverseMass ?? 0), y: normal.y * distance * (two?.inverseMass ?? 0)))
  }

  // MARK: Delegates

  /// Reports to the delegates which items have begun and ceased to touch something in the last frame.
  func report() {
    let before = touching
    touching = touched
    for (key, touch) in touching.sorted(by: { $0.value.order < $1.value.order }) where before[key] == nil {
      let (behavior, delegate) = (touch.behavior, touch.behavior.collisionDelegate)
      if let two = touch.two {
        delegate?.collisionBehavior(behavior, beganContactFor: touch.one.item, with: two.item, at: touch.point)
      } else {
        delegate?.collisionBehavior(
          behavior, beganContactFor: touch.one.item, withBoundaryIdentifier: touch.identifier, at: touch.point)
      }
    }
    for (key, touch) in before.sorted(by: { $0.value.order < $1.value.order }) where touched[key] == nil {
      let (behavior, delegate) = (touch.behavior, touch.behavior.collisionDelegate)
      if let two = touch.two {
        delegate?.collisionBehavior(behavior, endedContactFor: touch.one.item, with: two.item)
      } else {
        delegate?.collisionBehavior(
          behavior, endedContactFor: touch.one.item, withBoundaryIdentifier: touch.identifier)
      }
    }
  }
}
