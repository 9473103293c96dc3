import Foundation
import SceneSystem
import Testing
import TestSupport

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Affine transforms") struct AffineTransformTests {
  private func random(_ random: inout SeededGenerator) -> CGAffineTransform {
    func number() -> CGFloat { CGFloat(random.below(200) - 100) / 10 }
    return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  private func near(_ one: CGPoint, _ other: CGPoint) -> Bool { abs(one.x - other.x) + abs(one.y - other.y) < 1e-6 }

  @Test(
    "concatenation applies one transform after the other, and is associative",
    arguments: UInt64(1)...20)
  func concatenation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
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
