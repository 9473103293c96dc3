import Foundation
import Testing

@testable import UIKitCore

@Suite("Geometry in NSValue") struct GeometryValueTests {
  @Test("A value comes back as it was, and equal values are equal objects") func roundTrips() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgRect: rect) == NSValue(cgRect: rect))
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let turned = CGAffineTransform(rotationAngle: 1).translatedBy(x: 2, y: 3)
    #expect(NSValue(cgAffineTransform: turned).cgAffineTransformValue == turned)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let space = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
  }

  @Test("An object of another type has no such value") func otherTypes() {
    #expect(NSValue(cgPoint: .zero).plainValue(CATransform3D.self) == nil)
    #expect(NSNumber(value: 1).plainValue(UIEdgeInsets.self) == nil)
  }
}
