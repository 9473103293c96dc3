import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Snapshots and tints of views") struct ViewSnapshotTests {
  @Test("A snapshot has the look of the view and of what is in it, and keeps it") func snapshot() throws {
    let view = UIView(frame: rect(10, 20, 100, 50))
    view.backgroundColor = .red
    let label = UILabel(frame: rect(5, 6, 40, 20))
    label.text = "Old"
    view.addSubview(label)
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(copy.frame == view.frame && copy.subviews.map(\.frame) == [label.frame])
    label.text = "New"
    view.backgroundColor = .blue
    #expect(copy.shownDescription.background == copy.resolved(.red) && !copy.shownDescription.isInteractive)
    guard case .label(let content) = copy.subviews[0].shownContent else {
      Issue.record("no label")
      return
    }
    #expect(content.text == "Old")
    // A screen reader reads the view, and not a picture of it.
    #expect(copy.shownDescription.accessibility.isHidden && !view.shownDescription.accessibility.isHidden)
    copy.alpha = 0.5
    #expect(copy.shownDescription.alpha == 0.5 && view.shownDescription.alpha == 1)
  }

  @Test("A snapshot of a part is as large as the part, and clipped") func part() throws {
    let view = UIView(frame: rect(0, 0, 100, 50))
    let copy = try #require(
      view.resizableSnapshotView(from: rect(20, 10, 30, 30), afterScreenUpdates: false, withCapInsets: .zero))
    #expect(copy.bounds.size == CGSize(width: 30, height: 30) && copy.clipsToBounds)
    #expect(copy.subviews.map(\.frame) == [rect(-20, -10, 100, 50)])
  }

  @Test("A dimmed view and those in it have a grey tint, and are notified") func tint() {
    final class Observer: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = UIView(frame: .zero)
    let inner = Observer(frame: .zero)
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintColor === UIColor.red && inner.tintAdjustmentMode == .normal)
    let before = inner.changes
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor === UIColor.systemGray && inner.tintAdjustmentMode == .dimmed)
    #expect(inner.changes == before + 1)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal && outer.tintColor === UIColor.systemGray)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintColor === UIColor.red && inner.tintColor === UIColor.red)
  }

  @Test("The transform of space and the scale are those of the plane and of the screen") func values() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.transform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    view.transform = .identity
    #expect(view.transform3D == CATransform3DIdentity)
    #expect(view.contentScaleFactor > 0)
    view.contentScaleFactor = 3
    #expect(view.contentScaleFactor == 3 && view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
  }
}
