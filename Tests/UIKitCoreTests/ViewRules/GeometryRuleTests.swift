import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Geometry of views") struct GeometryRuleTests {
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
    var random = Seeded(seed: seed)
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
