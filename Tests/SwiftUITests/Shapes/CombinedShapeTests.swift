import Foundation
import SwiftUI
import Testing

/// Paths and shapes that are made of two.
@MainActor @Suite struct CombinedShapeTests {
  private let first = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let second = Path(CGRect(x: 5, y: 0, width: 10, height: 10))

  @Test("Two paths become one by each combination") func paths() {
    #expect(first.union(second).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(first.intersection(second).boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(first.subtracting(second).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 10))
    #expect(!first.symmetricDifference(second).contains(CGPoint(x: 7, y: 5)))
    #expect(first.lineSubtraction(second).description == "5 10 m 0 10 l 0 0 l 5 0 l")
    #expect(first.lineIntersection(second).description == "5 0 m 10 0 l 10 10 l 5 10 l")
  }

  @Test("A path that covers points twice covers them by either rule when it is normalized") func normalized() {
    var path = first
    path.addPath(second)
    #expect(path.normalized(eoFill: false).contains(CGPoint(x: 7, y: 5), eoFill: true))
    #expect(!path.normalized().contains(CGPoint(x: 7, y: 5)))
  }

  @Test("Two shapes become one in the rectangle that they are offered") func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let ring = Rectangle().subtracting(Circle()).path(in: rect)
    #expect(!ring.contains(CGPoint(x: 10, y: 5)) && ring.contains(CGPoint(x: 2, y: 5)))
    #expect(Circle().union(Rectangle()).path(in: rect).boundingRect == rect)
    #expect(Rectangle().intersection(Circle()).path(in: rect).boundingRect.width.rounded() == 10)
    #expect(Rectangle().symmetricDifference(Rectangle()).path(in: rect).isEmpty)
    #expect(Rectangle().lineIntersection(Circle()).path(in: rect).boundingRect.width < 20)
    #expect(!Rectangle().lineSubtraction(Circle()).path(in: rect).isEmpty)
  }
}
