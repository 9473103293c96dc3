import Foundation
import Testing
import UIKitCore

@Suite("CoreGraphics' functions of geometry") struct GeometryFunctionTests {
  @Test("Points, sizes, rectangles and vectors are made from numbers") func values() {
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6))
  }
}
