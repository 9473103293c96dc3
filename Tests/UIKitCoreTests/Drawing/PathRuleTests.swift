import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("CGPath and CGMutablePath") struct PathRuleTests {
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
    var random = Seeded(seed: seed)
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

@MainActor @Suite("Affine transforms") struct AffineTransformRuleTests {
  private func random(_ random: inout Seeded) -> CGAffineTransform {
    func number() -> CGFloat { CGFloat(random.below(200) - 100) / 10 }
    return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.x - other.x) + abs(one.y - other.y) < 1e-6 }

  @Test(
    "concatenation applies one transform after the other, and is associative",
    arguments: UInt64(1)...20)
  func concatenation(seed: UInt64) {
    var generator = Seeded(seed: seed)
    let (a, b, c) = (random(&generator), random(&generator), random(&generator))
    let point = CGPoint(x: 3, y: -4)
    #expect(near(point.applying(a.concatenating(b)), point.applying(a).applying(b)), "seed \(seed)")
    let (left, right) = (a.concatenating(b).concatenating(c), a.concatenating(b.concatenating(c)))
    #expect(near(point.applying(left), point.applying(right)), "seed \(seed)")
    #expect(a.concatenating(.identity) == a && CGAffineTransform.identity.concatenating(a) == a, "seed \(seed)")
  }

  @Test("translating, scaling and rotating a transform apply before it") func before() {
    let base = CGAffineTransform(scaleX: 2, y: 3)
    #expect(near(CGPoint(x: 1, y: 1).applying(base.translatedBy(x: 10, y: 10)), CGPoint(x: 22, y: 33)))
    #expect(near(CGPoint(x: 1, y: 1).applying(base.scaledBy(x: 5, y: 5)), CGPoint(x: 10, y: 15)))
    #expect(near(CGPoint(x: 1, y: 0).applying(base.rotated(by: .pi / 2)), CGPoint(x: 0, y: 3)))
  }

  @Test("sizes are not translated, and a rectangle becomes its bounding box") func sizesAndRects() {
    let shift = CGAffineTransform(translationX: 5, y: 5).scaledBy(x: 2, y: 2)
    #expect(CGSize(width: 3, height: 4).applying(shift) == CGSize(width: 6, height: 8))
    let turned = CGRect(x: 0, y: 0, width: 10, height: 10).applying(CGAffineTransform(rotationAngle: .pi / 4))
    let diagonal = 10 * CGFloat(2.0.squareRoot())
    #expect(abs(turned.width - diagonal) < 1e-9 && abs(turned.height - diagonal) < 1e-9)
    #expect(abs(turned.minX + diagonal / 2) < 1e-9)
  }

  @Test("a singular transform is its own inverse, and zero is not the identity") func singular() {
    #expect(CGAffineTransform(scaleX: 0, y: 0).inverted() == CGAffineTransform(scaleX: 0, y: 0))
    #expect(!CGAffineTransform().isIdentity && CGAffineTransform.identity.isIdentity)
    #expect(CGPoint(x: 5, y: 5).applying(CGAffineTransform()) == .zero)
  }

  @Test("a transform is encoded and decoded equal") func codable() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(transform)) == transform)
  }
}
