import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// The commands that are drawn while `body` runs.
@MainActor func drawing(_ body: (CGContext) -> Void) -> [DrawingCommand] {
  let context = CGContext()
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  body(context)
  return context.commands
}

@MainActor @Suite("Bézier paths") struct BezierPathTests {
  private func angle(_ point: CGPoint) -> Double { atan2(Double(point.y), Double(point.x)) }

  @Test("a copy has the same segments and stroke properties, and changes independently") func copies() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 2
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy !== path)
    #expect(drawing { _ in path.stroke() } == drawing { _ in copy.stroke() })
    #expect(copy.usesEvenOddFillRule)
    copy.addLine(to: CGPoint(x: 100, y: 100))
    copy.lineWidth = 9
    #expect(path.bounds.maxX == 4 && path.lineWidth == 3)
  }

  @Test("the current point follows each segment, and closing returns to the subpath's start") func currentPoint() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.bounds == .null)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.addCurve(to: CGPoint(x: 7, y: 8), controlPoint1: .zero, controlPoint2: .zero)
    #expect(path.currentPoint == CGPoint(x: 7, y: 8))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: .zero)
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.close()
    #expect(path.isEmpty)
  }

  @Test("a line or a curve without a current point is ignored with a log line, as on a device")
  func nowhereToBegin() {
    let path = UIBezierPath()
    let mutable = CGMutablePath()
    let (_, sentences) = RuntimeLog.capture {
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.addQuadCurve(to: CGPoint(x: 1, y: 1), controlPoint: .zero)
      mutable.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
      #expect(
        drawing { context in
          context.addLine(to: CGPoint(x: 1, y: 1))
          context.strokePath()
        }.isEmpty)
    }
    #expect(path.isEmpty && mutable.isEmpty && sentences.count == 4)
    #expect(sentences.allSatisfy { $0.contains("move(to:)") })
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    path.addLine(to: .zero)
    #expect(path.currentPoint == .zero && !path.isEmpty)
  }

  @Test("the bounds include control points, as on a device") func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 40), controlPoint2: CGPoint(x: 10, y: -20))
    #expect(path.bounds == CGRect(x: 0, y: -20, width: 10, height: 60))
  }

  @Test(
    "an arc goes from one angle to the other in the given direction, at most once around",
    arguments: [
      // From, to, clockwise as seen, and the angle that it covers: all in quarters of a circle.
      (0, 1, true, 1.0), (0, 1, false, -3), (1, 0, true, 3), (1, 0, false, -1), (0, 4, true, 4), (0, -4, false, -4),
      (0, 4, false, -4), (4, 0, true, 4),
      (0, 9, true, 4), (0, -8, true, 4), (3, 5, true, 2), (0, 0, true, 0), (2, -1, false, -3),
    ])
  func arcs(from: Int, to: Int, clockwise: Bool, quarters: Double) {
    let quarter = CGFloat.pi / 2
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: quarter * CGFloat(from), endAngle: quarter * CGFloat(to),
      clockwise: clockwise)
    var swept = 0.0
    var last = CGPoint.zero
    for element in path.cgPath.builder.elements {
      guard let point = element.points.last else { continue }
      if case .curve = element { swept += (angle(point) - angle(last)).remainder(dividingBy: 2 * .pi) }
      last = point
    }
    #expect(abs(swept - quarters * .pi / 2) < 1e-9)
  }

  @Test("an arc is connected to the current point by a line, and begins a subpath where there is none")
  func joined() {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.cgPath.builder.elements.first == .move(CGPoint(x: 1, y: 0)))
    let slice = UIBezierPath()
    slice.move(to: .zero)
    slice.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    slice.close()
    #expect(slice.cgPath.builder.elements[1] == .line(CGPoint(x: 1, y: 0)))
    #expect(slice.contains(CGPoint(x: 0.5, y: 0.5)) && !slice.contains(CGPoint(x: -0.5, y: 0.5)))
    #expect(!slice.contains(CGPoint(x: 0.8, y: 0.8)))
  }

  @Test("an arc with invalid values is ignored", arguments: [CGFloat.nan, .infinity])
  func unsound(number: CGFloat) {
    let path = UIBezierPath()
    path.addArc(withCenter: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: 1, startAngle: number, endAngle: 1, clockwise: true)
    path.addArc(withCenter: .zero, radius: 1, startAngle: 0, endAngle: number, clockwise: true)
    #expect(path.isEmpty)
  }

  @Test(
    "corner radii are limited by the rectangle, and a radius of zero gives none",
    arguments: [
      // A radius, and whether the corner and a point near it are inside a square of 20.
      (0.0, true, true), (-3, true, true), (4, false, true), (10, false, false), (99, false, false),
    ])
  func roundedRect(radius: Double, corner: Bool, near: Bool) {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: radius)
    #expect(path.contains(CGPoint(x: 0.2, y: 0.2)) == corner && path.contains(CGPoint(x: 1.5, y: 1.5)) == near)
    #expect(path.contains(CGPoint(x: 10, y: 0.5)) && path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("rectangles with negative sizes are standardised") func backwards() {
    let backwards = CGRect(x: 10, y: 10, width: -10, height: -10)
    let forwards = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIBezierPath(rect: backwards).cgPath == UIBezierPath(rect: forwards).cgPath)
    #expect(UIBezierPath(ovalIn: backwards).cgPath == UIBezierPath(ovalIn: forwards).cgPath)
  }

  @Test("the even-odd rule leaves the hole of a ring, the nonzero rule fills it") func ring() {
    let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    ring.append(UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
    let (hole, band) = (CGPoint(x: 10, y: 10), CGPoint(x: 2, y: 10))
    #expect(ring.contains(hole) && ring.contains(band))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(hole) && ring.contains(band))
    guard case .fill(_, _, let evenOdd)? = drawing({ _ in ring.fill() }).first else { return }
    #expect(evenOdd)
  }

  @Test("a transform moves every point, including control points, as on a device") func transforms() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), controlPoint: CGPoint(x: 2, y: 4))
    let before = path.cgPath.builder.elements
    path.apply(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 1))
    #expect(path.cgPath.builder.elements == before.map { $0.applying(.init(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 0)) })
    #expect(path.currentPoint == CGPoint(x: 16, y: 1))
  }

  @Test("stroking uses the path's own line properties, and does not change the context's") func stroke() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.lineWidth = 5
    path.lineJoinStyle = .round
    path.setLineDash([3, 1], count: 2, phase: 2)
    let commands = drawing { context in
      UIColor.red.setStroke()
      path.stroke()
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    guard commands.count == 4, case .stroke(_, let own, _) = commands[1], case .stroke(_, let after, _) = commands[3]
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(
      own.width == 5 && own.join == .round && own.dashes == [3, 1] && own.dashPhase == 2 && own.color == .pureRed)
    #expect(after.width == 1 && after.join == .miter && after.dashes == [] && after.color == .pureRed)
  }

  @Test("addClip limits later drawing to the path, by its own rule") func clips() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.usesEvenOddFillRule = true
    #expect(drawing { _ in path.addClip() } == [.clip(path.cgPath.builder.elements, evenOdd: true)])
  }

  @Test("outside of a context drawing does nothing, and empty dashes are solid lines") func nowhere() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.fill()
    path.stroke()
    path.addClip()
    path.setLineDash(nil, count: 3, phase: 0)
    path.setLineDash([1], count: -1, phase: 0)
    guard case .stroke(_, let style, _) = drawing({ _ in path.stroke() })[1] else { return }
    #expect(style.dashes.isEmpty && UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a path and its CGPath have the same segments, and are copies of each other") func cgPath() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    let lines = path.cgPath
    path.addLine(to: CGPoint(x: 50, y: 50))
    #expect(lines.boundingBox.maxX == 2 && UIBezierPath(cgPath: lines).bounds.maxX == 2)
    let mutable = CGMutablePath()
    mutable.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    path.cgPath = mutable
    mutable.addRect(CGRect(x: 100, y: 100, width: 1, height: 1))
    #expect(path.bounds == CGRect(x: 5, y: 5, width: 1, height: 1))
  }
}
