import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("The elements of paths") struct PathElementTests {
  private func text(_ path: CGPath) -> [String] {
    var lines: [String] = []
    path.applyWithBlock { element in
      let count = [.moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3][
        element.pointee.type]
      let points = (0..<(count ?? 0)).map { element.pointee.points[$0] }
      lines.append("\(element.pointee.type) " + points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
    }
    return lines
  }

  private var corner: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 20, y: 0), controlPoint2: CGPoint(x: 20, y: 10))
    return path
  }

  @Test("A block is called for each element with its points; closing an element has none") func elements() {
    let path = corner
    path.close()
    #expect(
      text(path.cgPath) == [
        "moveToPoint 0,0", "addLineToPoint 10,0", "addCurveToPoint 20,0 20,10 10,10", "closeSubpath ",
      ])
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.cgPath.apply(info: pointer) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    }
    #expect(count == 4)
  }

  @Test("A reversed path begins at its end, each part by itself, and a closed part stays closed") func reversed() {
    #expect(
      text(corner.reversing().cgPath) == [
        "moveToPoint 10,10", "addCurveToPoint 20,10 20,0 10,0", "addLineToPoint 0,0",
      ])
    let triangles = corner
    triangles.close()
    triangles.move(to: CGPoint(x: 50, y: 0))
    triangles.addLine(to: CGPoint(x: 60, y: 0))
    #expect(
      text(triangles.reversing().cgPath) == [
        "moveToPoint 10,10", "addCurveToPoint 20,10 20,0 10,0", "addLineToPoint 0,0", "closeSubpath ",
        "moveToPoint 60,0", "addLineToPoint 50,0",
      ])
    #expect(UIBezierPath().reversing().isEmpty)
    #expect(triangles.reversing().reversing().cgPath.contains(CGPoint(x: 8, y: 2)))
  }

  @Test("The bounding box of what is drawn is smaller than that of the control points") func box() {
    #expect(corner.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    let drawn = corner.cgPath.boundingBoxOfPath
    #expect(drawn.minX == 0 && abs(drawn.maxX - 17.5) < 0.1 && drawn.height == 10)
    #expect(UIBezierPath().cgPath.boundingBoxOfPath.isNull)
  }

  @Test("A rectangle is known as one, whichever way it was made; other paths are none") func rectangle() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.zero
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    let lines = CGMutablePath()
    lines.addLines(between: [
      CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6), CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2), CGPoint(x: 1, y: 2),
    ])
    #expect(lines.isRect(nil))
    #expect(!corner.cgPath.isRect(nil) && !CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
  }

  @Test("The dashes that were set are read again") func dashes() {
    let path = UIBezierPath()
    path.setLineDash([3, 1, 2], count: 3, phase: 4)
    var (count, phase, pattern) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 3))
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(count == 3 && phase == 4 && pattern == [3, 1, 2])
  }
}
