import Foundation
import SceneSystem
import Testing

@testable import UIKitCore

@MainActor @Suite("Collisions of dynamic items") struct DynamicCollisionTests {
  private let stage = DynamicStage()

  final class Observer: NSObject, UICollisionBehaviorDelegate {
    var events: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { events.append("items touch") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { events.append("items part") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("touches \((identifier as? NSString)?.description ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append("leaves \((identifier as? NSString)?.description ?? "bounds")") }
  }

  @Test("An elastic item rebounds with the velocity times its elasticity") func elasticity() {
    let item = stage.item(200, 100)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: [item])
    properties.elasticity = 0.5
    stage.add(UIGravityBehavior(items: [item]), collision, properties)
    // 250 points down take 0.71 seconds; with half of the velocity it rises for 0.35 seconds, by a quarter.
    stage.wait(0.7)
    #expect(item.center.y > 330)
    stage.wait(0.37)
    #expect(abs(item.center.y - 287.5) < 12)
  }

  @Test("An item comes to rest on a line, and the delegate receives the identifier") func line() {
    let item = stage.item(200, 100)
    let observer = Observer()
    let collision = UICollisionBehavior(items: [item])
    collision.collisionDelegate = observer
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
    stage.add(UIGravityBehavior(items: [item]), collision)
    stage.wait(2)
    #expect(abs(item.center.y - 250) < 1 && observer.events == ["touches line"])
    stage.run { collision.removeBoundary(withIdentifier: "line" as NSString) }
    stage.wait(0.5)
    #expect(item.center.y > 300 && observer.events == ["touches line", "leaves line"])
  }

  @Test("Boundaries are found, replaced and removed by their identifiers") func boundaries() {
    let collision = UICollisionBehavior(items: [])
    #expect(collision.boundaryIdentifiers == nil)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    collision.addBoundary(withIdentifier: "one" as NSString, from: .zero, to: CGPoint(x: 1, y: 1))
    collision.addBoundary(withIdentifier: "one" as NSString, for: path)
    collision.addBoundary(withIdentifier: 2 as NSNumber, for: path)
    #expect(collision.boundaryIdentifiers?.count == 2)
    #expect(collision.boundary(withIdentifier: "one" as NSString) === path)
    #expect(collision.boundary(withIdentifier: "two" as NSString) == nil)
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test("An item rests upon an item that is anchored") func anchored() {
    let (upper, lower) = (stage.item(200, 50), stage.item(200, 300))
    let observer = Observer()
    let collision = UICollisionBehavior(items: [upper, lower])
    collision.collisionDelegate = observer
    let anchored = UIDynamicItemBehavior(items: [lower])
    anchored.isAnchored = true
    stage.add(UIGravityBehavior(items: [upper, lower]), collision, anchored)
    stage.wait(2)
    #expect(lower.center == CGPoint(x: 200, y: 300) && abs(upper.center.y - 200) < 1)
    #expect(observer.events == ["items touch"])
  }

  @Test("Equal items exchange their velocities in an elastic collision") func exchange() {
    let (left, right) = (stage.item(50, 200, side: 40), stage.item(200, 200, side: 40))
    let properties = UIDynamicItemBehavior(items: [left, right])
    properties.elasticity = 1
    properties.allowsRotation = false
    properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    stage.add(UICollisionBehavior(items: [left, right]), properties)
    #expect(properties.linearVelocity(for: left).x == 300)
    stage.wait(1)
    #expect(abs(properties.linearVelocity(for: left).x) < 1)
    #expect(abs(properties.linearVelocity(for: right).x - 300) < 1)
    #expect(abs(left.center.x - 160) < 3)
  }

  @Test("Items pass through each other in boundary mode, and through boundaries in item mode") func modes() {
    let (upper, lower) = (stage.item(200, 50), stage.item(200, 200))
    let collision = UICollisionBehavior(items: [upper, lower])
    collision.collisionMode = .boundaries
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.add(UIGravityBehavior(items: [upper, lower]), collision)
    stage.wait(2)
    #expect(abs(upper.center.y - 350) < 1 && abs(lower.center.y - 350) < 1)
    stage.run { collision.collisionMode = .items }
    stage.wait(0.5)
    #expect(upper.center.y > 400)
  }

  @Test("Insets make the boundary of the reference view smaller") func insets() {
    let item = stage.item(200, 100)
    let collision = UICollisionBehavior(items: [item])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    #expect(collision.translatesReferenceBoundsIntoBoundary)
    stage.add(UIGravityBehavior(items: [item]), collision)
    stage.wait(2)
    #expect(abs(item.center.y - 300) < 1)
  }

  @Test("An item that falls on the end of a line turns") func turns() {
    let item = stage.item(200, 100)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 250), to: CGPoint(x: 180, y: 250))
    stage.add(UIGravityBehavior(items: [item]), collision)
    stage.wait(0.8)
    #expect(atan2(item.transform.b, item.transform.a) > 0.1)
  }

  @Test("A round item rolls down a slope, a square one with friction stays on it") func friction() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 80, y: 40, width: 40, height: 40))
    let box = stage.item(250, 80, side: 40)
    let collision = UICollisionBehavior(items: [ball, box])
    collision.addBoundary(
      withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 100), to: CGPoint(x: 400, y: 160))
    let rough = UIDynamicItemBehavior(items: [ball, box])
    rough.friction = 1
    stage.add(UIGravityBehavior(items: [ball, box]), collision, rough)
    stage.wait(0.7)
    let place = (ball.center, box.center)
    stage.wait(0.3)
    #expect(ball.center.x > place.0.x + 3 && abs(box.center.x - place.1.x) < 3)
    #expect(atan2(ball.transform.b, ball.transform.a) != 0)
  }

  @Test("The convex hull of points does not depend on their order") func convex() {
    let points = [(0, 0), (10, 10), (10, 0), (5, 5), (0, 10), (2, 7)].map { CGPoint(x: $0.0, y: $0.1) }
    let form = DynamicShape.convexHull(of: points)
    #expect(form.count == 4 && Set(form.map { "\($0)" }).count == 4)
    #expect(!form.contains(CGPoint(x: 5, y: 5)))
  }

  /// Records contacts with boundaries.
  private final class Contacts: NSObject, UICollisionBehaviorDelegate {
    var events: [String] = []
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("began \(identifier.map { "\($0)" } ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
  }

  @Test("Removing another boundary does not end a contact; removing the boundary itself does") func otherBoundary() {
    let item = stage.item(200, 100)
    let collision = UICollisionBehavior(items: [item])
    let contacts = Contacts()
    collision.collisionDelegate = contacts
    for (name, y) in [("far", 390), ("shelf", 250)] as [(String, CGFloat)] {
      collision.addBoundary(
        withIdentifier: name as NSString, from: CGPoint(x: 0, y: y), to: CGPoint(x: 400, y: y))
    }
    stage.add(UIGravityBehavior(items: [item]), collision)
    stage.wait(2)
    #expect(contacts.events == ["began shelf"])
    stage.run { collision.removeBoundary(withIdentifier: "far" as NSString) }
    stage.wait(0.5)
    #expect(contacts.events == ["began shelf"])
    stage.run { collision.removeBoundary(withIdentifier: "shelf" as NSString) }
    stage.wait(0.1)
    #expect(contacts.events == ["began shelf", "ended shelf"])
  }

  @Test("A boundary that is replaced is another boundary") func replacedBoundary() {
    let item = stage.item(200, 150)
    let collision = UICollisionBehavior(items: [item])
    let contacts = Contacts()
    collision.collisionDelegate = contacts
    func setShelf(_ y: CGFloat) {
      collision.addBoundary(
        withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: y), to: CGPoint(x: 400, y: y))
    }
    setShelf(250)
    stage.add(UIGravityBehavior(items: [item]), collision)
    stage.wait(1.5)
    stage.run { setShelf(300) }
    stage.wait(1.5)
    #expect(contacts.events == ["began shelf", "ended shelf", "began shelf"])
    #expect(abs(item.center.y - 250) < 1 && collision.boundaryIdentifiers?.count == 1)
  }

  @Test("Items of any sizes and velocities stay inside the reference view", arguments: 1...12 as ClosedRange<UInt64>)
  func inside(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = (0..<6).map { index in
      stage.item(
        60 + CGFloat(index % 3) * 130, 80 + CGFloat(index / 3) * 150, side: .random(in: 20...80, using: &random))
    }
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let properties = UIDynamicItemBehavior(items: items)
    properties.elasticity = .random(in: 0...1, using: &random)
    properties.friction = .random(in: 0...1, using: &random)
    for item in items {
      properties.addLinearVelocity(
        CGPoint(x: .random(in: -800...800, using: &random), y: .random(in: -800...800, using: &random)), for: item)
    }
    stage.add(UIGravityBehavior(items: items), collision, properties)
    for _ in 0..<30 {
      stage.wait(0.1)
      for item in items {
        let room = stage.view.bounds.insetBy(dx: -3, dy: -3)
        #expect(room.contains(item.center), "seed \(seed): an item is at \(item.center)")
        let angle = atan2(item.transform.b, item.transform.a)
        let reach = item.bounds.width / 2 * (abs(cos(angle)) + abs(sin(angle)))
        #expect(
          item.center.x > reach - 6 && item.center.x < 406 - reach && item.center.y > reach - 6
            && item.center.y < 406 - reach, "seed \(seed): \(item.center), \(reach)")
      }
    }
  }
}
