import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Trees of layers") struct SublayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private var names: [String] { (view.layer.sublayers ?? []).compactMap(\.name) }

  @Test("Layers are added in front, inserted, replaced and removed") func order() {
    #expect(view.layer.sublayers == nil)
    let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
    view.layer.addSublayer(b)
    view.layer.insertSublayer(a, at: 0)
    view.layer.insertSublayer(c, above: b)
    view.layer.insertSublayer(d, below: b)
    #expect(names == ["a", "d", "b", "c"] && a.superlayer === view.layer)
    view.layer.replaceSublayer(d, with: layer("e"))
    b.removeFromSuperlayer()
    #expect(names == ["a", "e", "c"] && b.superlayer == nil)
    view.layer.insertSublayer(a, at: 99)
    #expect(names == ["e", "c", "a"])
    view.layer.sublayers = [b]
    #expect(names == ["b"] && a.superlayer == nil)
    view.layer.sublayers = nil
    #expect(view.layer.sublayers == nil)
  }

  @Test("A layer moves from its previous superlayer, and never into itself or away from its view") func moving() {
    let (outer, inner) = (layer("outer"), layer("inner"))
    outer.addSublayer(inner)
    view.layer.addSublayer(inner)
    #expect(outer.sublayers == nil && names == ["inner"])
    outer.addSublayer(inner)
    let (_, lines) = RuntimeLog.capture {
      inner.addSublayer(outer)
      inner.addSublayer(inner)
      inner.addSublayer(view.layer)
    }
    #expect(lines.count == 3 && inner.sublayers == nil)
  }

  @Test("The superlayer of a view's layer is that of its superview") func superlayer() {
    let inner = UIView()
    view.addSubview(inner)
    #expect(inner.layer.superlayer === view.layer && view.layer.superlayer == nil)
  }

  @Test("Frame, bounds, position and anchor point determine each other") func geometry() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 60, y: 45) && layer.bounds.size == CGSize(width: 100, height: 50))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 60, y: 45))
    layer.position = .zero
    layer.bounds.size.width = 10
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 50))
    view.layer.position = CGPoint(x: 80, y: 80)
    #expect(view.center == CGPoint(x: 80, y: 80) && view.layer.frame == view.frame)
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.bounds.size.width = 30
    #expect(view.bounds.width == 30)
  }

  @Test("Layer and view share visibility and transform") func shared() {
    view.layer.isHidden = true
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.isHidden && view.transform == CGAffineTransform(scaleX: 2, y: 2))
    view.transform = .identity
    #expect(view.layer.affineTransform() == .identity && view.layer.transform == CATransform3DIdentity)
  }

  @Test("The frontmost layer at a point is found, by zPosition first") func hits() {
    let (back, front) = (layer("back"), layer("front"))
    for layer in [front, back] {
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      view.layer.addSublayer(layer)
    }
    #expect(view.layer.hitTest(CGPoint(x: 15, y: 15)) === back)
    front.zPosition = 1
    #expect(view.layer.hitTest(CGPoint(x: 15, y: 15)) === front)
    front.isHidden = true
    back.opacity = 0
    #expect(view.layer.hitTest(CGPoint(x: 15, y: 15)) === view.layer && view.layer.hitTest(CGPoint(x: -1, y: 0)) == nil)
  }

  @Test("A layer lays out its sublayers before it is drawn, itself or by its delegate") func layout() {
    final class Stack: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        layouts += 1
        for child in sublayers ?? [] { child.frame = bounds }
      }
    }
    let (stack, child) = (Stack(), CALayer())
    stack.addSublayer(child)
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    stack.layoutIfNeeded()
    stack.layoutIfNeeded()
    #expect(child.frame == stack.bounds && stack.layouts == 1)
  }

  @Test("A copy has the appearance of a layer, and a layer is its own presentation") func copies() {
    let layer = layer("a")
    layer.cornerRadius = 7
    layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
    let copy = CALayer(layer: layer)
    #expect(copy.cornerRadius == 7 && copy.frame == layer.frame && copy.sublayers == nil)
    #expect(layer.presentation() === layer && layer.model() === layer)
  }
}
