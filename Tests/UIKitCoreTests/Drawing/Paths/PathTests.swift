import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("CGPath and CGMutablePath") struct GraphicsPathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test("the transform that a path is made with is applied") func made() {
    var shift = CGAffineTransform(translationX: 100, y: 50)
    let moved = CGRect(x: 100, y: 50, width: 10, height: 10)
    #expect(CGPath(rect: square, transform: &shift).boundingBox == moved)
    #expect(CGPath(ellipseIn: square, transform: &shift).boundingBox == moved)
    let rounded = CGPath(roundedRect: square, cornerWidth: 2, cornerHeight: 3, transform: &shift)
    #expect(rounded.boundingBox == moved && !rounded.contains(CGPoint(x: 100.1, y: 50.1)))
    #expect(CGPath(rect: square, transform: nil).boundingBox == square)
  }

  @Test("paths with the same segments are equal and have equal hashes, mutable or not") func equality() {
    let mutable = CGMutablePath()
    mutable.addRect(square)
    #expect(mutable == CGPath(rect: square, transform: nil))
    #expect(Set([mutable, CGPath(rect: square, transform: nil)]).count == 1)
    mutable.closeSubpath()
    #expect(mutable != CGPath(rect: square, transform: nil))
  }

  @Test("changing a mutable copy does not change the original") func copy() throws {
    let path = CGPath(rect: square, transform: nil)
    let copy = try #require(path.mutableCopy())
    copy.addEllipse(in: CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(path.boundingBox == square && copy.boundingBox.maxX == 60)
  }

  @Test("lines between points begin a new subpath, and an empty list adds nothing") func lines() {
    let path = CGMutablePath()
    path.addLines(between: [])
    #expect(path.isEmpty && path.boundingBox == .null)
    path.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4)])
    path.addLines(between: [CGPoint(x: 8, y: 8)])
    #expect(path.currentPoint == CGPoint(x: 8, y: 8))
    #expect(path.contains(CGPoint(x: 3, y: 1)) && !path.contains(CGPoint(x: 1, y: 3)))
  }

  @Test("subpaths of opposite direction leave a hole with the nonzero rule, which fills those of the same direction")
  func winding() {
    func corners(_ rect: CGRect) -> [CGPoint] {
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
    }
    let inner = CGRect(x: 3, y: 3, width: 4, height: 4)
    for (points, isInside) in [(corners(inner), true), (corners(inner).reversed(), false)] {
      let path = CGMutablePath()
      path.addRect(square)
      path.addLines(between: points)
      path.closeSubpath()
      #expect(path.contains(CGPoint(x: 5, y: 5)) == isInside)
    }
  }

  @Test("an ellipse contains the points of its equation", arguments: UInt64(1)...10)
  func ellipse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (Double(5 + random.below(50)), Double(5 + random.below(50)))
    let path = CGPath(ellipseIn: CGRect(x: -a, y: -b, width: 2 * a, height: 2 * b), transform: nil)
    for _ in 0..<200 {
      let (x, y) = (Double.random(in: -60...60, using: &random), Double.random(in: -60...60, using: &random))
      let measure = x * x / (a * a) + y * y / (b * b)
      // The curves are straight lines for the hit test, and approximate circles.
      guard abs(measure - 1) > 0.02 else { continue }
      #expect(path.contains(CGPoint(x: x, y: y)) == (measure < 1), "seed \(seed): \(x) \(y) in \(a) \(b)")
    }
  }

  @Test("a quadratic curve passes through the middle point of its definition") func quadratic() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.closeSubpath()
    // At its middle the curve is half as high as its control point.
    #expect(path.contains(CGPoint(x: 5, y: 4.9)) && !path.contains(CGPoint(x: 5, y: 5.1)))
  }
}

@MainActor @Suite("Paths") struct PathTests {
  @Test("a point is inside according to the given rule") func inside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("an oval and an arc are on their circle", arguments: 1...20)
  func circle(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let radius = CGFloat.random(in: 1...50, using: &random)
    let (from, to) = (CGFloat.random(in: -3...3, using: &random), CGFloat.random(in: -3...3, using: &random))
    let arc = UIBezierPath(
      arcCenter: .zero, radius: radius, startAngle: from, endAngle: to, clockwise: Bool.random(using: &random))
    for element in arc.cgPath.builder.elements {
      guard let point = element.points.last else { continue }
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      #expect(abs(distance - radius) < 1e-6 * radius, "seed \(seed)")
    }
    let end = arc.currentPoint
    #expect(abs(end.x - radius * CGFloat(cos(Double(to)))) < 1e-6 * radius, "seed \(seed)")
    let oval = UIBezierPath(ovalIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    let inner = CGPoint(x: radius * 0.99 * CGFloat(cos(Double(from))), y: radius * 0.99 * CGFloat(sin(Double(from))))
    let outer = CGPoint(x: inner.x * 1.03, y: inner.y * 1.03)
    #expect(oval.contains(inner) && !oval.contains(outer), "seed \(seed)")
  }

  @Test("clockwise is as seen in a Bézier path, and the opposite in a CGPath, as on a device")
  func clockwise() {
    let seen = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(seen.cgPath.builder.elements.count == 2)
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.builder.elements.count == 4)
  }

  @Test("only the given corners are rounded") func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("a transform and its inverse map a point to itself", arguments: 1...20)
  func inverse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
    let transform = CGAffineTransform(rotationAngle: number()).scaledBy(x: 1 + abs(number()), y: 1 + abs(number()))
      .translatedBy(x: number(), y: number())
    let point = CGPoint(x: number(), y: number())
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9, "seed \(seed)")
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test("the last transform in a chain applies first") func order() {
    let point = CGPoint(x: 1, y: 0)
    let transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    let moved = point.applying(transform)
    #expect(abs(moved.x - 10) < 1e-9 && abs(moved.y - 1) < 1e-9)
    #expect(CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(scaleX: 2, y: -1)).origin.y == -1)
  }
}
