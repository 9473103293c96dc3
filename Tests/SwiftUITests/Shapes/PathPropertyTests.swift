import Foundation
import SceneSystem
import SwiftUI
import Testing

@testable import SwiftUI

/// Rules that hold for every path.
@Suite("Paths: any lines and curves") struct PathPropertyTests {
  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
  }

  private func path(_ random: inout SeededGenerator, subpaths: Int = 3) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...subpaths, using: &random) {
      path.move(to: point(&random))
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: path.addLine(to: point(&random))
        case 1: path.addQuadCurve(to: point(&random), control: point(&random))
        case 2: path.addCurve(to: point(&random), control1: point(&random), control2: point(&random))
        default:
          path.addArc(
            center: point(&random), radius: .random(in: 1...50, using: &random),
            startAngle: .radians(.random(in: -7...7, using: &random)),
            endAngle: .radians(.random(in: -7...7, using: &random)), clockwise: .random(using: &random))
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
    return path
  }

  /// Points on the path, and whether a line leads to them.
  private func points(_ path: Path, steps: Int = 64) -> [(point: CGPoint, isMove: Bool)] {
    var points: [(CGPoint, Bool)] = []
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func add(_ curve: (CGFloat) -> CGPoint) {
      for step in 1...steps { points.append((curve(CGFloat(step) / CGFloat(steps)), false)) }
      here = points.last?.0 ?? here
    }
    path.forEach { element in
      let from = here
      switch element {
      case .move(let to):
        (here, start) = (to, to)
        points.append((to, true))
      case .line(let to): add { mix(from, to, $0) }
      case .quadCurve(let to, let c): add { mix(mix(from, c, $0), mix(c, to, $0), $0) }
      case .curve(let to, let c, let d):
        add { mix(mix(mix(from, c, $0), mix(c, d, $0), $0), mix(mix(c, d, $0), mix(d, to, $0), $0), $0) }
      case .closeSubpath:
        let end = start
        add { mix(from, end, $0) }
      }
    }
    return points
  }

  private func length(_ path: Path) -> CGFloat {
    let points = points(path, steps: 400)
    return zip(points, points.dropFirst()).reduce(0) { sum, pair in
      pair.1.isMove ? sum : sum + hypot(pair.1.point.x - pair.0.point.x, pair.1.point.y - pair.0.point.y)
    }
  }

  @Test("A path is made from its description again", arguments: 1...50 as ClosedRange<UInt64>)
  func description(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = path(&random)
    #expect(Path(path.description) == path, "seed \(seed)")
  }

  @Test(
    "The bounding rectangle contains the path, and touches it on each side", arguments: 1...50 as ClosedRange<UInt64>)
  func boundingRect(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = path(&random)
    let (rect, points) = (path.boundingRect, points(path, steps: 500).map(\.point))
    let room = rect.insetBy(dx: -0.001, dy: -0.001)
    #expect(points.allSatisfy { room.contains($0) }, "seed \(seed)")
    let sides = [
      (points.map(\.x).min(), rect.minX), (points.map(\.x).max(), rect.maxX), (points.map(\.y).min(), rect.minY),
      (points.map(\.y).max(), rect.maxY),
    ]
    for (reached, side) in sides { #expect(abs((reached ?? .infinity) - side) < 0.05, "seed \(seed): \(side)") }
  }

  @Test("A transform and its inverse give the path again", arguments: 1...30 as ClosedRange<UInt64>)
  func transforms(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = path(&random)
    let transform = CGAffineTransform(rotationAngle: .random(in: -3...3, using: &random))
      .scaledBy(x: .random(in: 0.5...2, using: &random), y: .random(in: 0.5...2, using: &random))
      .translatedBy(x: .random(in: -50...50, using: &random), y: 7)
    let again = path.applying(transform).applying(transform.inverted())
    let pairs = zip(points(path), points(again))
    #expect(pairs.allSatisfy { hypot($0.point.x - $1.point.x, $0.point.y - $1.point.y) < 1e-6 }, "seed \(seed)")
  }

  @Test(
    "The parts before and after a fraction have the length of the path together",
    arguments: 1...40 as ClosedRange<UInt64>)
  func trimming(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = path(&random, subpaths: 2)
    let fraction = CGFloat.random(in: 0.05...0.95, using: &random)
    let (before, after) = (path.trimmedPath(from: 0, to: fraction), path.trimmedPath(from: fraction, to: 1))
    let whole = length(path)
    #expect(abs(length(before) - whole * fraction) < whole * 0.02, "seed \(seed): \(fraction)")
    #expect(abs(length(before) + length(after) - whole) < whole * 0.01, "seed \(seed): \(fraction)")
    // The second part begins where the first one ends, unless that is the end of a subpath.
    guard let end = before.currentPoint, let start = points(after).first?.point else { return }
    let isEnd = points(path, steps: 1).contains { hypot($0.point.x - end.x, $0.point.y - end.y) < 0.5 }
    #expect(isEnd || hypot(start.x - end.x, start.y - end.y) < 0.01, "seed \(seed): \(end), \(start)")
  }

  @Test("A point is in a polygon by the nonzero and by the even-odd rule", arguments: 1...40 as ClosedRange<UInt64>)
  func contains(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let corners = (0..<Int.random(in: 3...9, using: &random)).map { _ in point(&random) }
    let path = Path {
      $0.addLines(corners)
      $0.closeSubpath()
    }
    for _ in 0..<30 {
      let point = point(&random)
      // Crossings of a ray to the right, by their direction.
      var (winding, crossings) = (0, 0)
      for (a, b) in zip(corners, corners.dropFirst() + [corners[0]]) where (a.y > point.y) != (b.y > point.y) {
        guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { continue }
        crossings += 1
        winding += b.y > a.y ? 1 : -1
      }
      #expect(path.contains(point) == (winding != 0), "seed \(seed): \(point)")
      #expect(path.contains(point, eoFill: true) == !crossings.isMultiple(of: 2), "seed \(seed): \(point)")
    }
  }

  @Test("An arc stays at its radius, and ends at its angle", arguments: 1...40 as ClosedRange<UInt64>)
  func arcs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (center, radius) = (point(&random), CGFloat.random(in: 1...80, using: &random))
    let (start, delta) = (Double.random(in: -7...7, using: &random), Double.random(in: -12...12, using: &random))
    let path = Path {
      $0.addRelativeArc(center: center, radius: radius, startAngle: .radians(start), delta: .radians(delta))
    }
    for (point, _) in points(path) {
      #expect(abs(hypot(point.x - center.x, point.y - center.y) - radius) < radius * 0.001, "seed \(seed)")
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - center.x - radius * CGFloat(cos(start + delta))) < 1e-6, "seed \(seed)")
    #expect(abs(end.y - center.y - radius * CGFloat(sin(start + delta))) < 1e-6, "seed \(seed)")
    #expect(abs(length(path) - radius * CGFloat(abs(delta))) < radius * 0.02, "seed \(seed)")
  }

  @Test("An arc between tangents has its radius, and touches both lines", arguments: 1...40 as ClosedRange<UInt64>)
  func tangents(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b, c) = (point(&random), point(&random), point(&random))
    let radius = CGFloat.random(in: 1...30, using: &random)
    var path = Path()
    path.move(to: a)
    path.addArc(tangent1End: b, tangent2End: c, radius: radius)
    guard case .line(let first)? = path.elements.dropFirst().first, let last = path.currentPoint else {
      Issue.record("seed \(seed): there is no line to the arc")
      return
    }
    func distance(_ p: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGFloat {
      abs((to.x - from.x) * (from.y - p.y) - (from.x - p.x) * (to.y - from.y)) / hypot(to.x - from.x, to.y - from.y)
    }
    #expect(distance(first, a, b) < 0.001 && distance(last, b, c) < 0.001, "seed \(seed)")
    // The ends have the same distance from the corner, and no point of the arc is nearer to it than its middle.
    let (one, two) = (hypot(first.x - b.x, first.y - b.y), hypot(last.x - b.x, last.y - b.y))
    #expect(abs(one - two) < 0.001, "seed \(seed)")
    #expect(path.elements.count > 2, "seed \(seed)")
  }

  @Test("Round corners that do not fit are as large as they can be") func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let capsule = Path(roundedRect: rect, cornerRadius: 100)
    #expect(capsule.boundingRect == rect)
    #expect(capsule.contains(CGPoint(x: 20, y: 1)) && !capsule.contains(CGPoint(x: 1, y: 1)))
    let uneven = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(topLeading: 8, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0))
    #expect(!uneven.contains(CGPoint(x: 0.5, y: 0.5)) && uneven.contains(CGPoint(x: 39.5, y: 0.5)))
    #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
  }

  @Test("A path of Core Graphics has the same elements", arguments: 1...20 as ClosedRange<UInt64>)
  func coreGraphics(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = path(&random)
    let pairs = zip(points(path), points(Path(path.cgPath)))
    #expect(pairs.allSatisfy { hypot($0.point.x - $1.point.x, $0.point.y - $1.point.y) < 1e-6 }, "seed \(seed)")
  }
}
