import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Properties that few layers set") struct LayerExtrasTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var commands: [DrawingCommand] {
    guard case .drawing(let content) = view.shownDescription.content else { return [] }
    return content.commands
  }

  @Test("A part of a picture fills the layer, and what is beside the part is clipped") func contentsRect() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { $0.fill(.zero) }
    layer.contents = picture
    layer.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.25, height: 0.5)
    view.layer.addSublayer(layer)
    // The whole picture is four times as wide and twice as high as the part.
    let frames = commands.compactMap { command -> CGRect? in
      if case .image(_, let frame, _, let place) = command { frame.offsetBy(dx: place.tX, dy: place.tY) } else { nil }
    }
    #expect(frames == [CGRect(x: -70, y: 10, width: 160, height: 40)], "\(commands)")
    let clips = commands.compactMap { command -> CGRect? in
      if case .clip(let path, _) = command { CGPath(PathBuilder(path)).boundingBox } else { nil }
    }
    #expect(clips.contains(layer.frame), "\(commands)")
    layer.contentsRect = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 0)
    #expect(!commands.contains { if case .image = $0 { true } else { false } }, "an empty part draws nothing")
  }

  @Test("The sublayers are transformed about the anchor point, and the layer itself is not") func sublayerTransform() {
    let (layer, dot) = (CALayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = UIColor.green.cgColor
    dot.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
    layer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    view.layer.addSublayer(layer)
    let boxes = commands.compactMap { command -> CGRect? in
      if case .fill(let path, _, _) = command { CGPath(PathBuilder(path)).boundingBox } else { nil }
    }
    #expect(boxes == [layer.frame, CGRect(x: 50, y: 50, width: 20, height: 20)])
  }

  @Test("A layer without them has the defaults, and a copy of a layer has what was set") func defaults() {
    let layer = CALayer()
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && layer.filters == nil)
    #expect(layer.magnificationFilter == .linear && layer.sublayerTransform == CATransform3DIdentity)
    layer.magnificationFilter = .nearest
    layer.isGeometryFlipped = true
    let copy = CALayer(layer: layer)
    #expect(copy.magnificationFilter == .nearest && copy.isGeometryFlipped)
  }

  @Test("A scroll layer scrolls no further than a rectangle needs, in its directions, and clips") func scrolling() {
    let (scroll, content) = (CAScrollLayer(), CALayer())
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    scroll.addSublayer(content)
    #expect(scroll.masksToBounds)
    content.scrollRectToVisible(CGRect(x: 150, y: 20, width: 50, height: 50))
    #expect(scroll.bounds.origin == CGPoint(x: 100, y: 0))
    #expect(content.visibleRect == CGRect(x: 100, y: 0, width: 100, height: 100))
    scroll.scrollMode = .vertically
    content.scroll(CGPoint(x: 7, y: 30))
    #expect(scroll.bounds.origin == CGPoint(x: 100, y: 30))
    scroll.scrollMode = .none
    scroll.scroll(to: CGPoint.zero)
    #expect(scroll.bounds.origin == CGPoint(x: 100, y: 30))
  }

  @Test("An action is the layer's own or its class's; an animation as an action is added for its key") func actions() {
    final class Fading: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "opacity" ? CABasicAnimation(keyPath: "opacity") : nil
      }
    }
    let layer = Fading()
    #expect(layer.action(forKey: "opacity") is CABasicAnimation && layer.action(forKey: "bounds") == nil)
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") is NSNull)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    let stage = AnimatedStage()
    stage.run { animation.run(forKey: "opacity", object: layer, arguments: nil) }
    #expect(layer.animation(forKey: "opacity") === animation)
  }

  @Test("The settings of a transaction have names; a value of another type has no effect") func transactionValues() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue("long", forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2.5)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2.5)
    #expect(CATransaction.value(forKey: "unknown") == nil)
    CATransaction.commit()
  }

  @Test("A value function is known by its name; with it, numbers animate a part of the transform") func valueFunction()
  {
    #expect(
      CAValueFunction(name: .init(rawValue: "rotate")) == nil && CAValueFunction(name: .init(rawValue: "")) == nil)
    let stage = AnimatedStage()
    let layer = CALayer()
    let turn = CABasicAnimation(keyPath: "transform")
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    turn.fromValue = 0
    turn.toValue = Double.pi
    turn.duration = 1
    stage.run { layer.add(turn, forKey: nil) }
    stage.wait(0.5)
    let shown = layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(atan2(shown.b, shown.a) - .pi / 2) < 0.05, "\(shown)")
  }
}
