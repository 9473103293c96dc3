import Foundation

/// The simulation of an animator: bodies for its items, and steps of equal length.
///
/// One step applies forces and resistance, finds collisions, solves constraints and collisions by sequential impulses, and integrates the
/// velocities.
@MainActor final class DynamicWorld {
  private(set) var bodies: [ObjectIdentifier: DynamicBody] = [:]
  /// The bodies in the order of their items: results must not depend on the order of a dictionary.
  private var orderedBodies: [DynamicBody] = []
  var referenceBounds: CGRect?
  /// The time that is left for the next step.
  private var remainingTime: CGFloat = 0
  /// The impulses that springs have applied in this step, by their behaviors.
  private var springImpulses: [ObjectIdentifier: CGPoint] = [:]
  /// The contacts that were reported last.
  private var reportedContacts: [ContactKey: Contact] = [:]
  /// The contacts of the present frame.
  private var currentContacts: [ContactKey: Contact] = [:]

  private static let step: CGFloat = 1.0 / 240
  /// How often constraints and collisions are solved in a step.
  private static let iterations = 10
  /// Slower collisions have no elasticity, so that items come to rest.
  private static let elasticityThreshold: CGFloat = 25

  /// Two items, or an item and a boundary, that a behavior makes collide.
  private struct ContactKey: Hashable {
    var behavior: ObjectIdentifier
    var one: ObjectIdentifier
    var two: ObjectIdentifier?
    var boundary: Int?
  }

  /// A contact that the delegate is notified of.
  private struct Contact {
    var behavior: UICollisionBehavior
    var one: DynamicBody
    var two: DynamicBody?
    var identifier: (any NSCopying)?
    var point: CGPoint
    var order: Int
  }

  /// A contact in one step, with the impulses that were applied so far.
  private struct Collision {
    var one: DynamicBody
    var two: DynamicBody?
    var contact: DynamicContact
    /// The speed along the normal after the collision.
    var reboundSpeed: CGFloat
    var friction: CGFloat
    var normalImpulse: CGFloat = 0
    var frictionImpulse: CGFloat = 0
  }

  // MARK: Bodies

  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = bodies[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    bodies[ObjectIdentifier(item)] = body
    orderedBodies.append(body)
    return body
  }

  /// Sets the items of the simulation. The bodies of items that stay are kept.
  func setItems(_ items: [any UIDynamicItem]) {
    let kept = Set(items.map { ObjectIdentifier($0) })
    bodies = bodies.filter { kept.contains($0.key) }
    orderedBodies = items.map(body(of:))
  }

  /// Whether all bodies are slow enough to come to rest.
  var isSlow: Bool {
    orderedBodies.allSatisfy { hypot($0.velocity.x, $0.velocity.y) < 5 && abs($0.angularVelocity) < 0.05 }
  }

  /// Sets all velocities to zero.
  func stop() {
    for body in orderedBodies { (body.velocity, body.angularVelocity) = (.zero, 0) }
  }

  /// The impulse that a spring has applied in this step, along a direction.
  func springImpulse(of behavior: UIDynamicBehavior, along direction: CGPoint) -> CGFloat {
    let impulse = springImpulses[ObjectIdentifier(behavior)] ?? .zero
    return impulse.x * direction.x + impulse.y * direction.y
  }

  /// Records an impulse of a spring.
  func addSpringImpulse(_ impulse: CGFloat, of behavior: UIDynamicBehavior, along direction: CGPoint) {
    springImpulses[ObjectIdentifier(behavior), default: .zero].x += direction.x * impulse
    springImpulses[ObjectIdentifier(behavior), default: .zero].y += direction.y * impulse
  }

  // MARK: Steps

  /// Simulates a number of seconds, in steps of equal length, and updates the items.
  func advance(by seconds: TimeInterval, _ behaviors: [UIDynamicBehavior]) {
    let itemsWithProperties = Set(
      behaviors.filter { $0 is UIDynamicItemBehavior }.flatMap(\.dynamicItems).map { ObjectIdentifier($0) })
    for body in orderedBodies where !itemsWithProperties.contains(ObjectIdentifier(body.item)) {
      body.material = DynamicMaterial()
    }
    for behavior in behaviors { behavior.configure(self) }
    currentContacts = [:]
    let collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    let lines = collisions.map { $0.boundaryLines(in: referenceBounds) }
    remainingTime += CGFloat(seconds)
    // The tolerance is for rounding: without it a frame could lose its last step.
    while remainingTime > Self.step - 0.000_001 {
      remainingTime -= Self.step
      step(behaviors, Array(zip(collisions, lines)))
    }
    for body in orderedBodies { body.writeItem() }
  }

  private func step(_ behaviors: [UIDynamicBehavior], _ collisions: [(UICollisionBehavior, [DynamicBoundary])]) {
    springImpulses = [:]
    for behavior in behaviors { behavior.applyForces(in: self, over: Self.step) }
    for body in orderedBodies { body.applyResistance(over: Self.step) }
    var found: [Collision] = []
    for (behavior, lines) in collisions { findCollisions(of: behavior, lines, &found) }
    for _ in 0..<Self.iterations {
      for behavior in behaviors { behavior.solveConstraints(in: self, over: Self.step) }
      for index in found.indices { solve(&found[index]) }
    }
    for body in orderedBodies { body.integrate(over: Self.step) }
    for collision in found { reduceOverlap(of: collision) }
  }

  private func findCollisions(of behavior: UICollisionBehavior, _ lines: [DynamicBoundary], _ found: inout [Collision])
  {
    let members = behavior.items.map(body(of:))
    for (index, one) in members.enumerated() {
      for line in lines {
        let contacts =
          switch line.shape {
          case .inside(let rect): DynamicShape.contacts(of: one.corners, in: rect)
          case .line(let start, let end): DynamicShape.contacts(one.corners, [start, end])
          }
        add(contacts, one, nil, line, behavior, &found)
      }
      guard behavior.collisionMode.contains(.items) else { continue }
      for two in members[(index + 1)...] where one.inverseMass + two.inverseMass > 0 {
        add(DynamicShape.contacts(one.corners, two.corners), one, two, nil, behavior, &found)
      }
    }
  }

  private func add(
    _ contacts: [DynamicContact], _ one: DynamicBody, _ two: DynamicBody?, _ boundary: DynamicBoundary?,
    _ behavior: UICollisionBehavior, _ found: inout [Collision]
  ) {
    guard let deepest = contacts.max(by: { $0.depth < $1.depth }) else { return }
    let key = ContactKey(
      behavior: ObjectIdentifier(behavior), one: ObjectIdentifier(one), two: two.map { ObjectIdentifier($0) },
      boundary: boundary?.number)
    if currentContacts[key] == nil {
      currentContacts[key] = Contact(
        behavior: behavior, one: one, two: two, identifier: boundary?.identifier,
        point: deepest.point, order: currentContacts.count)
    }
    let elasticity = max(one.material.elasticity, two?.material.elasticity ?? 0)
    let friction = two.map { (one.material.friction * $0.material.friction).squareRoot() } ?? one.material.friction
    for contact in contacts {
      let speed = approach(contact, one, two)
      let reboundSpeed = speed > Self.elasticityThreshold ? elasticity * speed : 0
      found.append(Collision(one: one, two: two, contact: contact, reboundSpeed: reboundSpeed, friction: friction))
    }
  }

  private func arm(_ body: DynamicBody, _ contact: DynamicContact) -> CGPoint {
    CGPoint(x: contact.point.x - body.position.x, y: contact.point.y - body.position.y)
  }

  /// The speed at which two bodies approach each other at a contact: along its normal, or along another direction.
  private func approach(
    _ contact: DynamicContact, _ one: DynamicBody, _ two: DynamicBody?, along direction: CGPoint? = nil
  ) -> CGFloat {
    let direction = direction ?? contact.normal
    return one.speed(along: direction, at: arm(one, contact))
      - (two.map { $0.speed(along: direction, at: arm($0, contact)) } ?? 0)
  }

  private func solve(_ collision: inout Collision) {
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
    // Bodies with a gap may approach each other by the gap in this step.
    let allowedSpeed = max(-contact.depth, 0) / Self.step
    let change = (approach(contact, one, two) - allowedSpeed + collision.reboundSpeed) / mass
    // The total impulse of a step is never negative: contacts do not pull.
    let normalImpulse = max(collision.normalImpulse + change, 0)
    apply(normalImpulse - collision.normalImpulse, normal)
    collision.normalImpulse = normalImpulse
    guard collision.friction > 0 else { return }
    let along = CGPoint(x: -normal.y, y: normal.x)
    // Coulomb friction: at most the normal impulse times the coefficient.
    let limit = collision.friction * normalImpulse
    let slip = approach(contact, one, two, along: along) / max(inverse(along), 0.000_001)
    let frictionImpulse = min(max(collision.frictionImpulse + slip, -limit), limit)
    apply(frictionImpulse - collision.frictionImpulse, along)
    collision.frictionImpulse = frictionImpulse
  }

  /// Moves overlapping bodies apart, without changing their velocities.
  private func reduceOverlap(of collision: Collision) {
    let (one, two) = (collision.one, collision.two)
    let mass = one.inverseMass + (two?.inverseMass ?? 0)
    let overlap = collision.contact.depth - 0.1
    guard mass > 0, overlap > 0 else { return }
    let distance = min(overlap * 0.2, 4) / mass
    let normal = collision.contact.normal
    one.translate(by: CGPoint(x: -normal.x * distance * one.inverseMass, y: -normal.y * distance * one.inverseMass))
    two?.translate(
      by: CGPoint(x: normal.x * distance * (two?.inverseMass ?? 0), y: normal.y * distance * (two?.inverseMass ?? 0)))
  }

  // MARK: Delegates

  /// Notifies the delegates of the contacts that began and ended in the last frame.
  func notifyDelegates() {
    let before = reportedContacts
    reportedContacts = currentContacts
    for (key, contact) in reportedContacts.sorted(by: { $0.value.order < $1.value.order }) where before[key] == nil {
      let (behavior, delegate) = (contact.behavior, contact.behavior.collisionDelegate)
      if let two = contact.two {
        delegate?.collisionBehavior(behavior, beganContactFor: contact.one.item, with: two.item, at: contact.point)
      } else {
        delegate?.collisionBehavior(
          behavior, beganContactFor: contact.one.item, withBoundaryIdentifier: contact.identifier, at: contact.point)
      }
    }
    for (key, contact) in before.sorted(by: { $0.value.order < $1.value.order }) where currentContacts[key] == nil {
      let (behavior, delegate) = (contact.behavior, contact.behavior.collisionDelegate)
      if let two = contact.two {
        delegate?.collisionBehavior(behavior, endedContactFor: contact.one.item, with: two.item)
      } else {
        delegate?.collisionBehavior(
          behavior, endedContactFor: contact.one.item, withBoundaryIdentifier: contact.identifier)
      }
    }
  }
}
