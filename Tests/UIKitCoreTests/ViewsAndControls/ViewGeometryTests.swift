import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Resizing, moving and measuring views") struct ViewGeometryTests {
  @Test("a superview that grows and shrinks back leaves its subviews where they were", arguments: UInt64(1)...30)
  func thereAndBack(seed: UInt64) {
    var random = Seeded(seed: seed)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let children = (0..<8).map { _ in
      let view = UIView(
        frame: CGRect(
          x: 1 + random.below(40), y: 1 + random.below(40), width: 1 + random.below(40), height: 1 + random.below(40)))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(random.below(64)))
      parent.addSubview(view)
      return view
    }
    let before = children.map(\.frame)
    for _ in 0..<5 {
      parent.bounds.size = CGSize(width: 100 + random.below(400), height: 100 + random.below(400))
    }
    parent.bounds.size = CGSize(width: 100, height: 100)
    for (view, frame) in zip(children, before) {
      let now = view.frame
      let drift = [now.minX - frame.minX, now.minY - frame.minY, now.width - frame.width, now.height - frame.height]
      #expect(drift.allSatisfy { abs($0) < 1e-6 }, "seed \(seed): \(view.autoresizingMask) \(frame) became \(now)")
    }
  }

  @Test("flexible margins of equal length keep a view centred, at any size") func centred() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 40, y: 30, width: 20, height: 40))
    child.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    parent.addSubview(child)
    for side in [300.0, 40, 1000] {
      parent.frame.size = CGSize(width: side, height: side)
      #expect(child.center == CGPoint(x: side / 2, y: side / 2) && child.bounds.size == CGSize(width: 20, height: 40))
    }
  }

  @Test("a mask applies from when it is set, and not to a view that constraints place") func whose() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (late, constrained) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    constrained.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    constrained.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(late)
    parent.addSubview(constrained)
    parent.frame.size.width = 150
    late.autoresizingMask = .flexibleWidth
    parent.frame.size.width = 200
    #expect(late.frame.width == 150 && constrained.frame.width == 100)
  }

  @Test("a frame that is set in layoutSubviews overrides autoresizing")
  func byHand() {
    final class Halves: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[0].frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let parent = Halves(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.addSubview(child)
    parent.layoutIfNeeded()
    parent.frame.size.width = 300
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
  }

  @Test("without a window nil means the topmost view, and unrelated trees share their origin") func noWindow() {
    let (root, inner) = (
      UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)),
      UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    )
    root.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 6, y: 7))
    #expect(
      inner.convert(CGRect(x: 6, y: 7, width: 2, height: 3), from: nil) == CGRect(x: 1, y: 1, width: 2, height: 3))
    let stranger = UIView(frame: CGRect(x: 100, y: 100, width: 9, height: 9))
    #expect(inner.convert(CGPoint.zero, to: stranger) == CGPoint(x: 5, y: 6))
  }

  @Test("a plain view fits its current size, and sizeToFit does not change it") func plain() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("hidden and transparent views are laid out like others, as on a device") func invisible() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let (hidden, clear, inHidden) = (Counting(), Counting(), Counting())
    hidden.isHidden = true
    clear.alpha = 0
    hidden.addSubview(inHidden)
    let root = UIView()
    root.addSubview(hidden)
    root.addSubview(clear)
    root.layoutIfNeeded()
    #expect([hidden, clear, inHidden].map(\.passes) == [1, 1, 1])
  }

  @Test("laying out a view does not lay out its superview") func inside() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let (outer, inner) = (Counting(), Counting())
    outer.addSubview(inner)
    inner.layoutIfNeeded()
    #expect(outer.passes == 0 && inner.passes == 1)
    outer.layoutIfNeeded()
    #expect(outer.passes == 1 && inner.passes == 1)
  }

  @Test("a request for layout or for constraints requests a turn of the window") func asksForTurn() {
    let view = UIView()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    for request in [view.setNeedsLayout, view.setNeedsUpdateConstraints] {
      window.endTurn()
      UIWindow.hasPendingWork = false
      request()
      #expect(UIWindow.hasPendingWork)
    }
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints())
  }

  @Test("insets can be added, limit too small rectangles, and are encoded") func insets() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 10, y: 10, width: 4, height: 3).inset(by: insets) == CGRect(x: 12, y: 11, width: -2, height: -1))
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets)) == insets)
    #expect(UIEdgeInsets() == .zero)
  }
}
