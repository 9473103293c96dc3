import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("The view at a point") struct HitTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let behind = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let front = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    root.addSubview(behind)
    root.addSubview(front)
    front.addSubview(inner)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

  @Test("It is the deepest view in front, or the view itself") func deepest() {
    #expect(hit(60, 60) === inner && hit(100, 100) === front && hit(20, 20) === behind && hit(5, 5) === root)
    #expect(hit(-1, 5) == nil && hit(200, 5) == nil)
  }

  @Test("Hidden, transparent and passive views are not hit, and neither is what is in them") func excluded() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      front.isHidden = false
      front.alpha = 1
      front.isUserInteractionEnabled = true
      #expect(hit(60, 60) === inner)
      change(front)
      #expect(hit(60, 60) === behind && hit(140, 140) === root)
    }
  }

  @Test("A subview outside of its superview is not hit, even if it is visible") func outside() {
    inner.frame.origin = CGPoint(x: 120, y: 120)
    #expect(hit(175, 175) === root)
  }

  @Test("The origin of the bounds moves what is hit, as in a scrolled view") func scrolled() {
    front.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(hit(60, 60) === front)
    inner.frame.origin.y = 30
    #expect(hit(60, 60) === inner)
  }

  @Test("An override decides which points are inside, and which view is hit") func overrides() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.distance(to: CGPoint(x: bounds.midX, y: bounds.midY)) <= bounds.width / 2
      }
    }
    final class Transparent: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let (round, transparent) = (
      Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Transparent(frame: root.bounds)
    )
    root.addSubview(transparent)
    transparent.addSubview(round)
    #expect(hit(50, 50) === round && hit(3, 3) === root)
    #expect(hit(180, 180) === root)
  }

  @Test("A view behind a presented controller is not hit") func presented() {
    let controller = UIViewController()
    let container = ContainerWindow(controller)
    let view: UIView = controller.view
    #expect(container.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    controller.present(UIViewController(), animated: false)
    #expect(container.window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== view)
  }
}
