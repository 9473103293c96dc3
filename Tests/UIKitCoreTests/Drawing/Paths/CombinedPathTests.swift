import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@Suite("Paths: combinations") struct CombinedPathTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  private func line(_ points: CGPoint...) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  /// The elements as text, with whole numbers.
  private func text(_ path: CGPath) -> String {
    func number(_ point: CGPoint) -> String { "\(Int(point.x.rounded())),\(Int(point.y.rounded()))" }
    var parts: [String] = []
    path.forEachElement(
      move: { parts.append("m\(number($0))") }, line: { parts.append("l\(number($0))") },
      curve: { parts.append("c\(number($2))") }, close: { parts.append("h") })
    return parts.joined(separator: " ")
  }

  @Test("The union of two rectangles with a common edge is one rectangle") func union() {
    #expect(text(rect(0, 0, 10, 10).union(rect(10, 0, 5, 10))) == "m0,0 l15,0 l15,10 l0,10 h")
  }

  @Test("A rectangle without one inside of it has a hole, by both fill rules") func hole() {
    let path = rect(0, 0, 10, 10).subtracting(rect(2, 2, 4, 4))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!path.contains(CGPoint(x: 3, y: 3), using: rule) && path.contains(CGPoint(x: 8, y: 3), using: rule))
    }
  }

  @Test("Paths that have no points in common have an empty intersection, and do not intersect") func apart() {
    #expect(rect(0, 0, 4, 4).intersection(rect(4, 0, 4, 4)).isEmpty)
    #expect(!rect(0, 0, 4, 4).intersects(rect(4, 0, 4, 4)) && rect(0, 0, 4, 4).intersects(rect(3, 3, 4, 4)))
    #expect(rect(0, 0, 4, 4).symmetricDifference(rect(0, 0, 4, 4)).isEmpty)
    #expect(CGMutablePath().union(CGMutablePath()).isEmpty)
  }

  @Test("Curves of a path that is cut stay curves") func curves() {
    let half = circle(0, 0, 10).intersection(rect(5, -5, 10, 20))
    #expect(text(half) == "m5,0 c10,5 c5,10 h")
    #expect(half.contains(CGPoint(x: 8.4, y: 8.4)) && !half.contains(CGPoint(x: 8.7, y: 8.7)))
  }

  @Test("A path that crosses itself is filled in the same places when it is normalized") func normalized() {
    let star = line(
      CGPoint(x: 50, y: 0), CGPoint(x: 80, y: 95), CGPoint(x: 0, y: 35), CGPoint(x: 100, y: 35), CGPoint(x: 20, y: 95))
    star.closeSubpath()
    let middle = CGPoint(x: 50, y: 50)
    #expect(star.normalized().contains(middle, using: .evenOdd))
    #expect(!star.normalized(using: .evenOdd).contains(middle, using: .winding))
    #expect(star.normalized(using: .evenOdd).contains(CGPoint(x: 50, y: 20)))
  }

  @Test("A line is cut where it leaves a filled path, and both parts together are the line") func lines() {
    let path = line(CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5))
    #expect(text(path.lineIntersection(rect(0, 0, 10, 10))) == "m0,5 l10,5")
    #expect(text(path.lineSubtraction(rect(0, 0, 10, 10))) == "m-5,5 l0,5 m10,5 l20,5")
  }

  @Test("A closed path stays closed if it is not cut; a part around its beginning is one part") func closedLines() {
    let square = rect(0, 0, 10, 10)
    #expect(text(square.lineSubtraction(rect(20, 0, 5, 5))) == "m0,0 l10,0 l10,10 l0,10 h")
    #expect(text(square.lineIntersection(rect(20, 0, 5, 5))) == "")
    #expect(text(square.lineSubtraction(rect(4, 5, 2, 10))) == "m4,10 l0,10 l0,0 l10,0 l10,10 l6,10")
  }

  @Test("A flattened path has no curves and stays within the threshold") func flattened() {
    let flat = circle(0, 0, 100).flattened(threshold: 0.1)
    var most = 0.0
    flat.forEachElement(
      move: { _ in }, line: { most = max(most, abs(hypot($0.x - 50, $0.y - 50) - 50)) },
      curve: { _, _, _ in Issue.record("A curve is left.") }, close: {})
    #expect(most < 0.1 && text(flat).count > text(circle(0, 0, 100)).count)
  }

  @Test("Numbers that no screen has end no process") func extremes() {
    for number in [CGFloat.infinity, .nan, 1e300, 1e-300] {
      let path = line(CGPoint(x: number, y: 0), CGPoint(x: 3, y: number), .zero)
      #expect(path.union(rect(0, 0, 1, 1)).isEmpty == !(path.union(rect(0, 0, 1, 1)).boundingBox.width > 0))
    }
  }

  private func random(_ random: inout SeededGenerator, isGrid: Bool) -> CGPath {
    func point() -> CGPoint {
      isGrid
        ? CGPoint(x: Int.random(in: 0...6, using: &random) * 10, y: Int.random(in: 0...6, using: &random) * 10)
        : CGPoint(x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
    }
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: path.addRect(CGRect(origin: point(), size: CGSize(width: 30, height: 20)))
      case 1: path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 40, height: 20)))
      default:
        path.move(to: point())
        for _ in 0..<4 {
          if Bool.random(using: &random) {
            path.addLine(to: point())
          } else {
            path.addCurve(to: point(), control1: point(), control2: point())
          }
        }
      }
    }
    return path
  }

  /// Whether a point is so close to a line that rounding decides.
  private func isNear(_ point: CGPoint, _ path: CGPath) -> Bool {
    [(0.4, 0), (-0.4, 0), (0, 0.4), (0, -0.4)].contains { x, y in
      let other = CGPoint(x: point.x + x, y: point.y + y)
      return [CGPathFillRule.winding, .evenOdd].contains {
        path.contains(point, using: $0) != path.contains(other, using: $0)
      }
    }
  }

  @Test("Combinations of any paths fill the points that they should, by both fill rules", arguments: 0..<60)
  func property(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let first = random(&generator, isGrid: seed % 2 == 0).flattened(threshold: 0.01)
    let second = random(&generator, isGrid: seed % 2 == 0).flattened(threshold: 0.01)
    let rule = seed % 3 == 0 ? CGPathFillRule.evenOdd : .winding
    let combined = [
      first.union(second, using: rule), first.intersection(second, using: rule), first.subtracting(second, using: rule),
      first.symmetricDifference(second, using: rule), first.normalized(using: rule),
    ]
    for _ in 0..<30 {
      let point = CGPoint(x: .random(in: -110...110, using: &generator), y: .random(in: -110...110, using: &generator))
      guard !isNear(point, first), !isNear(point, second) else { continue }
      let (one, two) = (first.contains(point, using: rule), second.contains(point, using: rule))
      let expected = [one || two, one && two, one && !two, one != two, one]
      for rule in [CGPathFillRule.winding, .evenOdd] {
        #expect(combined.map { $0.contains(point, using: rule) } == expected, "\(point)")
      }
    }
  }
}
