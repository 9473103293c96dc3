import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Dynamic animators") struct DynamicAnimatorTests {
  private let stage = DynamicStage()
  private var animator: UIDynamicAnimator { stage.animator }

  @Test("Gravity accelerates an item by 1000 points per second squared") func gravity() {
    let item = stage.item(200, 0)
    stage.add(UIGravityBehavior(items: [item]))
    #expect(animator.isRunning && item.center.y == 0)
    stage.wait(0.5)
    #expect(abs(item.center.y - 125) < 2 && item.center.x == 200)
    stage.wait(0.5)
    #expect(abs(item.center.y - 500) < 4)
    #expect(abs(animator.elapsedTime - 1) < 0.001)
  }

  @Test("The direction of gravity is a vector, or an angle and a magnitude") func direction() {
    let gravity = UIGravityBehavior(items: [])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    #expect(abs(gravity.angle - .pi / 2) < 0.000_1)
    gravity.setAngle(0, magnitude: 2)
    #expect(abs(gravity.gravityDirection.dx - 2) < 0.000_1 && abs(gravity.gravityDirection.dy) < 0.000_1)
    gravity.magnitude = 0.5
    #expect(abs(gravity.gravityDirection.dx - 0.5) < 0.000_1)
    gravity.angle = .pi
    #expect(abs(gravity.gravityDirection.dx + 0.5) < 0.000_1)
  }

  @Test("An item falls onto the lower edge of the reference view, and the animator pauses") func floor() {
    final class Observer: NSObject, UIDynamicAnimatorDelegate {
      var events: [String] = []
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resumes") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pauses") }
    }
    let observer = Observer()
    animator.delegate = observer
    let item = stage.item(200, 100)
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.add(UIGravityBehavior(items: [item]), collision)
    stage.wait(3)
    #expect(abs(item.center.y - 350) < 1 && abs(item.center.x - 200) < 1)
    #expect(!animator.isRunning && stage.isIdle && observer.events == ["resumes", "pauses"])
    #expect(abs(atan2(item.transform.b, item.transform.a)) < 0.01)
  }

  @Test("A paused animator resumes when an item is added, and pauses when the last behavior is removed")
  func behaviors() {
    let item = stage.item(200, 100)
    let gravity = UIGravityBehavior(items: [])
    stage.add(gravity)
    stage.wait(2)
    #expect(!animator.isRunning)
    stage.run { gravity.addItem(item) }
    #expect(animator.isRunning)
    stage.wait(0.1)
    #expect(item.center.y > 100)
    stage.run { animator.removeAllBehaviors() }
    let place = item.center.y
    stage.wait(1)
    #expect(
      item.center.y == place && animator.behaviors.isEmpty && !animator.isRunning && gravity.dynamicAnimator == nil)
  }

  @Test("A group applies its behaviors, and each action is called in each frame") func groups() {
    let item = stage.item(200, 100)
    let group = UIDynamicBehavior()
    let gravity = UIGravityBehavior(items: [item])
    var frames = 0
    gravity.action = { frames += 1 }
    group.addChildBehavior(gravity)
    stage.add(group)
    #expect(gravity.dynamicAnimator === animator && group.childBehaviors == [gravity])
    stage.wait(0.5)
    #expect(frames == 30 && item.center.y > 200)
    stage.run { group.removeChildBehavior(gravity) }
    #expect(gravity.dynamicAnimator == nil)
  }

  @Test("A centre that the app sets is adopted when the item is updated") func update() {
    let item = stage.item(200, 100)
    stage.add(UIGravityBehavior(items: [item]))
    stage.wait(0.1)
    item.center = CGPoint(x: 20, y: 20)
    stage.run { animator.updateItem(usingCurrentState: item) }
    stage.wait(1.0 / 60)
    #expect(item.center.x == 20 && item.center.y > 20 && item.center.y < 30)
  }

  @Test("The animator finds its items in a rectangle") func items() {
    let items = [stage.item(50, 50), stage.item(300, 300)]
    stage.add(UIDynamicItemBehavior(items: items))
    let found = animator.items(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(found.count == 1 && found.first === items[0])
  }

  @Test("Equal frames give equal results") func repeatable() {
    func places() -> [CGPoint] {
      let stage = DynamicStage()
      let items = (0..<5).map { stage.item(100 + CGFloat($0) * 37, CGFloat($0) * 60, side: 50) }
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = true
      stage.add(UIGravityBehavior(items: items), collision)
      stage.wait(2)
      return items.map(\.center)
    }
    #expect(places() == places())
  }

  @Test("The attributes of a collection view's layout are moved, and the layout is invalidated") func layout() {
    final class Layout: UICollectionViewLayout {
      var invalidations = 0
      override func invalidateLayout() {
        invalidations += 1
        super.invalidateLayout()
      }
    }
    let layout = Layout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    stage.run { animator.addBehavior(UIGravityBehavior(items: [attributes])) }
    stage.wait(0.1)
    #expect(attributes.center.y > 5 && layout.invalidations == 6)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 4, section: 0)) == nil)
  }
}
