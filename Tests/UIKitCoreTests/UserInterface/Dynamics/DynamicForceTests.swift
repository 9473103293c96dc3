import Foundation
import SceneSystem
import Testing

@testable import UIKitCore

@MainActor @Suite("Dynamic behaviors: pushes, snaps and attachments") struct DynamicForceTests {
  private let stage = DynamicStage()

  @Test("An instantaneous push changes the velocity once and is no longer active") func once() {
    let item = stage.item(200, 200)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    stage.add(push)
    stage.wait(1)
    #expect(!push.active && abs(item.center.x - 300) < 2)
    stage.run { push.active = true }
    stage.wait(0.5)
    #expect(abs(item.center.x - 400) < 4)
  }

  @Test("A continuous push accelerates a heavier item less") func continuous() {
    let (light, heavy) = (stage.item(50, 100), stage.item(50, 300))
    let push = UIPushBehavior(items: [light, heavy], mode: .continuous)
    push.setAngle(0, magnitude: 1)
    let density = UIDynamicItemBehavior(items: [heavy])
    density.density = 2
    stage.add(push, density)
    stage.wait(1)
    #expect(abs(light.center.x - 100) < 2 && abs(heavy.center.x - 75) < 2)
    #expect(push.active && abs(push.magnitude - 1) < 0.000_1)
  }

  @Test("A push beside the centre rotates the item") func offset() {
    let item = stage.item(200, 200)
    let push = UIPushBehavior(items: [item], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
    #expect(push.targetOffsetFromCenter(for: item).horizontal == 50)
    stage.add(push)
    stage.wait(0.2)
    #expect(atan2(item.transform.b, item.transform.a) > 0.1)
  }

  @Test("An item snaps to a point, upright, and the animator pauses there") func snap() {
    let item = stage.item(100, 100)
    item.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 250))
    #expect(snap.damping == 0.5)
    stage.add(snap)
    stage.wait(2.5)
    #expect(abs(item.center.x - 300) < 1 && abs(item.center.y - 250) < 1 && !stage.animator.isRunning)
    #expect(abs(item.transform.b) < 0.02)
    stage.run { snap.snapPoint = CGPoint(x: 100, y: 100) }
    stage.wait(2.5)
    #expect(abs(item.center.x - 100) < 1)
  }

  @Test("An item that is attached with frequency 0 keeps its distance from the anchor") func rod() {
    let item = stage.item(300, 100, side: 20)
    let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(rod.length == 100 && rod.attachedBehaviorType == .anchor && rod.items.count == 1)
    stage.add(UIGravityBehavior(items: [item]), rod)
    for _ in 0..<20 {
      stage.wait(0.05)
      #expect(abs(hypot(item.center.x - 200, item.center.y - 100) - 100) < 2)
    }
    #expect(item.center.y > 100)
  }

  @Test("An item that is attached with length 0 follows the anchor") func drag() {
    let item = stage.item(100, 100)
    let drag = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    stage.add(drag)
    stage.run { drag.anchorPoint = CGPoint(x: 180, y: 140) }
    stage.wait(0.5)
    #expect(abs(item.center.x - 180) < 1 && abs(item.center.y - 140) < 1)
  }

  @Test("An item that is dragged at a corner rotates") func corner() {
    let item = stage.item(200, 200)
    let drag = UIAttachmentBehavior(
      item: item, offsetFromCenter: UIOffset(horizontal: 50, vertical: 50),
      attachedToAnchor: CGPoint(x: 250, y: 250))
    #expect(drag.length < 0.001)
    stage.add(drag)
    stage.run { drag.anchorPoint = CGPoint(x: 250, y: 240) }
    stage.wait(0.05)
    #expect(atan2(item.transform.b, item.transform.a) < -0.02)
  }

  @Test("A spring oscillates with its frequency; critical damping removes the oscillation") func spring() {
    func places(damping: CGFloat) -> [CGFloat] {
      let stage = DynamicStage()
      let item = stage.item(300, 100, side: 20)
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
      spring.length = 100
      spring.frequency = 1
      spring.damping = damping
      stage.add(spring)
      return (0..<4).map { _ in
        stage.wait(0.5)
        return item.center.x
      }
    }
    let free = places(damping: 0)
    #expect(abs(free[0] - 100) < 12 && abs(free[1] - 300) < 20)
    let damped = places(damping: 1)
    #expect(damped.allSatisfy { $0 > 195 } && abs(damped[3] - 200) < 2)
  }

  @Test("Two items that are attached move together") func pair() {
    let (one, two) = (stage.item(100, 200, side: 40), stage.item(200, 200, side: 40))
    let properties = UIDynamicItemBehavior(items: [one, two])
    properties.addLinearVelocity(CGPoint(x: -200, y: 0), for: one)
    let rod = UIAttachmentBehavior(item: one, attachedTo: two)
    #expect(rod.length == 100 && rod.attachedBehaviorType == .items)
    stage.add(rod, properties)
    stage.wait(0.5)
    #expect(abs(two.center.x - one.center.x - 100) < 2 && abs(two.center.x - 150) < 3)
  }

  @Test("Resistance reduces the velocity, and an item without rotation has no angular velocity") func properties() {
    let item = stage.item(200, 200)
    let properties = UIDynamicItemBehavior(items: [item])
    properties.resistance = 3
    properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
    properties.addAngularVelocity(2, for: item)
    #expect(properties.angularVelocity(for: item) == 2)
    stage.add(properties)
    stage.wait(0.5)
    let speed = properties.linearVelocity(for: item).x
    #expect(speed > 15 && speed < 30 && properties.angularVelocity(for: item) == 2)
    stage.run { properties.allowsRotation = false }
    stage.wait(0.1)
    #expect(properties.angularVelocity(for: item) == 0)
  }

  @Test("The angle of a push without magnitude is kept until it has one") func angleFirst() {
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    #expect(push.angle == 0 && push.magnitude == 0)
    push.angle = .pi / 2
    #expect(abs(push.angle - .pi / 2) < 1e-9)
    push.magnitude = 2
    #expect(abs(push.pushDirection.dx) < 1e-9 && abs(push.pushDirection.dy - 2) < 1e-9)
    push.magnitude = 0
    push.magnitude = 1
    #expect(abs(push.angle - .pi / 2) < 1e-9 && abs(push.pushDirection.dy - 1) < 1e-9)
  }

  @Test("Angle and magnitude of gravity may be set in any order") func gravityOrder() {
    let gravity = UIGravityBehavior(items: [])
    gravity.magnitude = 0
    #expect(abs(gravity.angle - .pi / 2) < 1e-9)
    gravity.angle = .pi
    gravity.magnitude = 3
    #expect(abs(gravity.gravityDirection.dx + 3) < 1e-9 && abs(gravity.gravityDirection.dy) < 1e-9)
  }

  @Test("Two attached items keep their total momentum, whatever their masses", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func momentum(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = (0..<2).map { stage.item(100 + CGFloat($0) * 120, 200, side: .random(in: 20...60, using: &random)) }
    let properties = items.map { item in
      let behavior = UIDynamicItemBehavior(items: [item])
      behavior.density = .random(in: 0.5...4, using: &random)
      behavior.addLinearVelocity(
        CGPoint(x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random)), for: item)
      return behavior
    }
    func momentum() -> CGPoint {
      zip(items, properties).reduce(CGPoint.zero) { sum, pair in
        let mass = pair.1.density * pair.0.bounds.width * pair.0.bounds.height / 10_000
        let velocity = pair.1.linearVelocity(for: pair.0)
        return CGPoint(x: sum.x + velocity.x * mass, y: sum.y + velocity.y * mass)
      }
    }
    let before = momentum()
    stage.add(properties[0], properties[1], UIAttachmentBehavior(item: items[0], attachedTo: items[1]))
    stage.wait(0.3)
    let after = momentum()
    #expect(hypot(after.x - before.x, after.y - before.y) < 0.01, "seed \(seed): \(before) became \(after)")
  }
}
