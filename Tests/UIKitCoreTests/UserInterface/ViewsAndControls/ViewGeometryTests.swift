import Foundation
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Resizing, moving and measuring views") struct ViewGeometryTests {
  @Test("a superview that grows and shrinks back leaves its subviews where they were", arguments: UInt64(1)...30)
  func thereAndBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
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

@MainActor @Suite("Geometry of views") struct ViewFrameTests {
  /// One axis as UIKit's documentation defines it: each flexible part keeps its share of all flexible parts.
  private func stretched(_ parts: [CGFloat], _ flexible: [Bool], to new: CGFloat) -> [CGFloat] {
    let rigid = zip(parts, flexible).filter { !$0.1 }.reduce(0) { $0 + $1.0 }
    let elastic = parts.reduce(0, +) - rigid
    return zip(parts, flexible).map { $1 ? $0 * (new - rigid) / elastic : $0 }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.000_001 }

  @Test("each of the 64 masks distributes a change among the flexible parts", arguments: UInt(0)..<64)
  func autoresizing(rawValue: UInt) {
    let mask = UIView.AutoresizingMask(rawValue: rawValue)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let child = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 120))
    child.autoresizingMask = mask
    parent.addSubview(child)
    for size in [CGSize(width: 300, height: 520), CGSize(width: 260, height: 440)] {
      let before = child.frame
      let old = parent.bounds.size
      parent.bounds.size = size
      let horizontal = stretched(
        [before.minX, before.width, old.width - before.maxX],
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains), to: size.width)
      let vertical = stretched(
        [before.minY, before.height, old.height - before.maxY],
        [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains), to: size.height)
      #expect(isNear(child.frame.minX, horizontal[0]))
      #expect(isNear(child.frame.width, horizontal[1]))
      #expect(isNear(child.frame.minY, vertical[0]))
      #expect(isNear(child.frame.height, vertical[1]))
    }
  }

  @Test("without autoresizesSubviews subviews keep their frames, and a move changes none")
  func withoutAutoresizing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.center = CGPoint(x: 500, y: 500)
    parent.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  @Test("autoresizing applies to the whole tree at once") func nestedAutoresizing() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.autoresizingMask = [.flexibleWidth]
      outer.addSubview(inner)
    }
    views[0].frame.size = CGSize(width: 160, height: 30)
    #expect(views[3].frame == CGRect(x: 0, y: 0, width: 160, height: 100))
  }

  @Test("bounds grow around the center, center moves the frame, and frame keeps the bounds' origin")
  func consistency() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
    view.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 10, height: 10))
    view.center.x -= 5
    #expect(view.frame.origin == CGPoint(x: 95, y: 100))
  }

  @Test("a frame with a negative size is standardised") func negativeFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(view.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
    #expect(view.bounds.size == CGSize(width: 4, height: 6))
  }

  @Test("a conversion to any view and back gives the same point", arguments: UInt64(1)...40)
  func roundTrips(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var views: [UIView] = [window]
    for _ in 0..<12 {
      let view = UIView(
        frame: CGRect(x: random.below(200) - 100, y: random.below(200) - 100, width: 64, height: 32))
      view.bounds.origin = CGPoint(x: random.below(50) - 25, y: random.below(50) - 25)
      views[random.below(views.count)].addSubview(view)
      views.append(view)
    }
    for _ in 0..<30 {
      let (one, two, three) = (
        views[random.below(13)], views[random.below(13)], views[random.below(13)]
      )
      let point = CGPoint(x: random.below(1000), y: random.below(1000))
      #expect(one.convert(one.convert(point, to: two), from: two) == point, "seed \(seed)")
      #expect(two.convert(point, from: one) == one.convert(point, to: two), "seed \(seed)")
      #expect(two.convert(one.convert(point, to: two), to: three) == one.convert(point, to: three), "seed \(seed)")
      #expect(one.convert(point, to: nil) == one.convert(point, to: window), "seed \(seed)")
    }
    for view in views.dropFirst() {
      // The independent definition of a frame: the bounds in the superview's coordinates.
      #expect(view.convert(view.bounds, to: view.superview) == view.frame, "seed \(seed)")
    }
  }

  @Test("coordinate spaces convert through the screen, where a window is at its frame") func coordinateSpaces() {
    let one = UIWindow(frame: CGRect(x: 100, y: 200, width: 300, height: 300))
    let two = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let (a, b) = (
      UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10)), UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    )
    one.addSubview(a)
    two.addSubview(b)
    let (first, second, screen): (any UICoordinateSpace, any UICoordinateSpace, any UICoordinateSpace) = (
      a, b, UIScreen.main
    )
    let zero = CGPoint.zero
    #expect(first.convert(zero, to: screen) == CGPoint(x: 105, y: 206))
    #expect(screen.convert(zero, from: first) == CGPoint(x: 105, y: 206))
    #expect(screen.convert(CGPoint(x: 105, y: 206), to: first) == zero)
    #expect(first.convert(zero, to: second) == CGPoint(x: 94, y: 184))
    #expect(
      second.convert(CGRect(x: 0, y: 0, width: 4, height: 5), from: first)
        == CGRect(x: 94, y: 184, width: 4, height: 5))
    #expect(
      first.convert(CGRect(x: 1, y: 1, width: 4, height: 5), to: screen)
        == CGRect(x: 106, y: 207, width: 4, height: 5))
  }

  @Test("sizeToFit calls sizeThatFits and keeps the origin") func sizeToFit() {
    final class Fitting: UIView {
      var asked: CGSize?
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked = size
        return CGSize(width: 70, height: 80)
      }
    }
    let view = Fitting(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    view.sizeToFit()
    #expect(view.asked == CGSize(width: 5, height: 6))
    #expect(view.frame == CGRect(x: 3, y: 4, width: 70, height: 80))
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }
}
