import Foundation
import Testing

@testable import UIKitCore

@Suite("Paths with transforms and round corners") struct TransformedPathTests {
  private let move = CGAffineTransform(translationX: 10, y: 20)

  @Test("Added points, curves and shapes are transformed; earlier elements stay") func transforms() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2), transform: move)
    #expect(path.currentPoint == CGPoint(x: 12, y: 22))
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5), transform: move)
    #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 14, height: 24))
    let other = CGMutablePath()
    other.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(other.boundingBox == CGRect(x: 2, y: 2, width: 28, height: 48))
  }

  @Test("An arc with a transform continues the subpath") func arc() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 15, y: 20))
    path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: .pi, transform: move)
    #expect(abs(path.currentPoint.x - 5) < 0.001 && abs(path.currentPoint.y - 20) < 0.001)
    #expect(abs(path.boundingBox.maxY - 25) < 0.2)
  }

  @Test("An arc between tangents ends on the second one") func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
    #expect(abs(path.currentPoint.x - 100) < 0.001 && abs(path.currentPoint.y - 10) < 0.001)
    path.addLine(to: CGPoint(x: 0, y: 100))
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 99.5, y: 0.5)) && path.contains(CGPoint(x: 96, y: 4)))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 10)
    #expect(straight.currentPoint == CGPoint(x: 50, y: 0))
  }

  @Test("The white component of a grey colour is exact; that of other colours is their brightness") func white() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    #expect(UIColor.green.getWhite(&white, alpha: nil) && white == 0.587)
  }
}
