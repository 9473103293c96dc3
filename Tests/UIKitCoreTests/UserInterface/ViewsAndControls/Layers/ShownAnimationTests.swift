import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A view with a path as its own layer.
private final class PathView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

@MainActor @Suite("What animations of layers show", .serialized) struct ShownAnimationTests {
  private let stage = AnimatedStage()
  private var layer: CALayer { stage.view.layer }

  private func linear(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  /// The shown value of a number at the present time.
  private func number(_ path: String, of layer: CALayer) -> Double? {
    stage.run {
      guard case .number(let number)? = layer.presentation()?.animatedValue(atPath: path) else { return nil }
      return (Double(number) * 1000).rounded() / 1000
    }
  }

  private func strokes(_ view: UIView) -> [[PathElement]] {
    stage.run {
      guard case .drawing(let content) = view.shownDescription.content else { return [] }
      return content.commands.compactMap { if case .stroke(let path, _, _) = $0 { path } else { nil } }
    }
  }

  @Test("A view's layer shows values in between, and has its own again after the end") func view() {
    stage.run {
      layer.add(linear("opacity", from: 0, to: 1), forKey: "opacity")
      layer.add(linear("position.x", by: 40), forKey: "x")
      layer.add(linear("backgroundColor", from: UIColor.red.cgColor, to: UIColor.blue.cgColor), forKey: "color")
      layer.add(linear("cornerRadius", to: 8), forKey: "corner")
    }
    stage.wait(0.25)
    let shown = stage.shown
    #expect(shown.alpha == 0.25 && shown.frame == CGRect(x: 10, y: 0, width: 100, height: 100))
    #expect(shown.background == RGBA(red: 0.75, green: 0, blue: 0.25, alpha: 1) && shown.cornerRadius == 2)
    #expect(stage.view.frame.minX == 0 && stage.view.alpha == 1 && layer.cornerRadius == 0)
    stage.wait(1)
    #expect(stage.shown.frame.minX == 0 && stage.shown.alpha == 1 && stage.isIdle)
  }

  @Test("A rotation turns, a scale grows, and a movement in a transform keeps both") func transforms() {
    stage.run {
      layer.add(linear("transform.rotation.z", from: 0, to: Double.pi), forKey: "turn")
      layer.add(linear("transform.scale", from: 1, to: 3), forKey: "grow")
      layer.add(linear("transform.translation.x", from: 0, to: 10), forKey: "move")
    }
    stage.wait(0.5)
    let shown = stage.shown.transform
    #expect(shown.map { abs($0.m11) < 1e-9 && abs($0.m12 - 2) < 1e-9 && abs($0.tX - 5) < 1e-9 } == true)
    #expect(number("transform.rotation", of: layer) == 1.571 && number("transform.scale.y", of: layer) == 2)
    #expect(stage.view.transform == .identity)
  }

  @Test("A transform in a picture's plane turns the shorter way, and one in space is mixed by its numbers")
  func wholeTransforms() {
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let animation = linear("transform", from: NSValue(caTransform3D: CATransform3DIdentity), to: turned)
    stage.run { layer.add(animation, forKey: nil) }
    stage.wait(0.5)
    #expect(number("transform.rotation.z", of: layer) == 0.785 && number("transform.scale", of: layer) == 1)
    stage.run {
      layer.removeAllAnimations()
      var tilted = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      tilted.m34 = -1 / 500
      layer.add(linear("transform", to: tilted), forKey: nil)
    }
    stage.wait(0.5)
    let transform = stage.run { layer.presentation()?.transform }
    #expect(transform.map { abs($0.m11 - 0.75) < 1e-9 && abs($0.m34 + 0.001) < 1e-9 } == true)
  }

  @Test("A turn about the vertical axis narrows the view") func tilt() {
    stage.run { layer.add(linear("transform.rotation.y", from: 0, to: Double.pi / 3), forKey: nil) }
    stage.wait(0.5)
    #expect(stage.shown.transform.map { abs($0.m11 - cos(.pi / 6)) < 1e-9 && abs($0.m22 - 1) < 1e-9 } == true)
  }

  @Test("A shape layer draws its line as far as the animation has come, and is drawn again for each frame")
  func line() {
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    stage.run {
      (shape.path, shape.strokeColor, shape.fillColor) = (path.cgPath, UIColor.red.cgColor, nil)
      layer.addSublayer(shape)
      shape.add(linear("strokeEnd", from: 0, to: 1), forKey: "line")
    }
    stage.wait(0.25)
    #expect(strokes(stage.view) == [[.move(.zero), .line(CGPoint(x: 25, y: 0))]])
    #expect(shape.strokeEnd == 1)
    stage.wait(1)
    #expect(strokes(stage.view) == [[.move(.zero), .line(CGPoint(x: 100, y: 0))]])
  }

  @Test("The layer of a view's own class is animated like a sublayer") func ownLayer() {
    let view = PathView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.run {
      guard let shape = view.layer as? CAShapeLayer else { return }
      (shape.path, shape.strokeColor, shape.fillColor) = (
        UIBezierPath(rect: view.bounds).cgPath, UIColor.red.cgColor, nil
      )
      shape.add(linear("path", to: UIBezierPath(rect: CGRect(x: 50, y: 50, width: 0, height: 0)).cgPath), forKey: nil)
    }
    stage.wait(0.5)
    #expect(strokes(view).first?.first == .move(CGPoint(x: 25, y: 25)))
  }

  @Test("Paths of other elements, pictures and lists of another length change in the end") func discrete() {
    let shape = CAShapeLayer()
    let (square, circle) = (UIBezierPath(rect: .zero).cgPath, UIBezierPath(ovalIn: stage.view.bounds).cgPath)
    stage.run {
      shape.path = square
      layer.addSublayer(shape)
      shape.add(linear("path", to: circle), forKey: nil)
    }
    stage.wait(0.75)
    #expect(stage.run { shape.presentation()?.path } == square)
    let gradient = CAGradientLayer()
    stage.run {
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.add(linear("colors", to: [UIColor.blue.cgColor, UIColor.red.cgColor]), forKey: "colors")
      gradient.add(linear("locations", from: [0, 0.5], to: [0.5, 1]), forKey: "locations")
    }
    stage.wait(0.5)
    let shown = stage.run { gradient.presentation() }
    #expect(shown?.colors?.first as? CGColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(shown?.locations?.map(\.doubleValue) == [0.25, 0.75] && gradient.locations == nil)
  }

  @Test(
    "From, to and by: what is missing is the layer's present value",
    arguments: [
      ([10, 30, nil], 20), ([10, nil, 30], 25), ([nil, 30, 10], 25), ([10, nil, nil], 5), ([nil, 30, nil], 15),
      ([nil, nil, 30], 15),
    ] as [([Int?], Double)])
  func ends(given: [Int?], middle: Double) {
    stage.run {
      layer.add(linear("position.y", from: given[0], to: given[1], by: given[2]), forKey: nil)
      stage.view.center.y = 0
    }
    stage.wait(0.5)
    #expect(number("position.y", of: layer) == middle)
  }

  @Test("Values are added to the present one, and each run goes on where the one before has ended") func sums() {
    let added = linear("position.x", from: 0, to: 10)
    added.isAdditive = true
    let steps = linear("zPosition", from: 0, to: 10)
    steps.isCumulative = true
    steps.repeatCount = 3
    stage.run {
      layer.add(added, forKey: "added")
      layer.add(steps, forKey: "steps")
    }
    stage.wait(0.5)
    #expect(number("position.x", of: layer) == 55 && number("zPosition", of: layer) == 5)
    stage.wait(2)
    #expect(number("zPosition", of: layer) == 25)
  }

  @Test("Key frames have times, curves, jumps and a path along which the layer turns") func keyframes() {
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    (shake.values, shake.keyTimes, shake.duration) = ([0, 10, -10, 0], [0, 0.5, 0.75, 1], 1)
    shake.isAdditive = true
    let jumps = CAKeyframeAnimation(keyPath: "opacity")
    (jumps.values, jumps.calculationMode, jumps.duration) = ([1, 0.5, 0.25], .discrete, 1)
    let way = CAKeyframeAnimation(keyPath: "position")
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    (way.path, way.rotationMode, way.duration) = (path.cgPath, .rotateAuto, 1)
    let sublayer = CALayer()
    stage.run {
      layer.addSublayer(sublayer)
      layer.add(shake, forKey: "shake")
      layer.add(jumps, forKey: "jumps")
      sublayer.add(way, forKey: "way")
    }
    stage.wait(0.25)
    #expect(number("transform.translation.x", of: layer) == 5 && number("opacity", of: layer) == 1)
    #expect(stage.run { sublayer.presentation()?.position } == CGPoint(x: 50, y: 0))
    stage.wait(0.375)
    #expect(number("transform.translation.x", of: layer) == 0 && number("opacity", of: layer) == 0.5)
    #expect(stage.run { sublayer.presentation()?.position } == CGPoint(x: 100, y: 25))
    #expect(number("transform.rotation.z", of: sublayer) == 1.571)
  }

  @Test("A smooth curve goes through its values") func cubic() {
    let curve = CAKeyframeAnimation(keyPath: "zPosition")
    (curve.values, curve.calculationMode, curve.duration) = ([0, 10, 0], .cubic, 1)
    stage.run { layer.add(curve, forKey: nil) }
    stage.wait(0.25)
    #expect(number("zPosition", of: layer) == 5.625)
    stage.wait(0.25)
    #expect(number("zPosition", of: layer) == 10)
  }

  @Test("The animations of a group share its time, curve and repetitions") func groups() {
    let group = CAAnimationGroup()
    let late = linear("opacity", from: 1, to: 0)
    late.beginTime = 0.5
    late.fillMode = .both
    group.animations = [linear("zPosition", from: 0, to: 10), late]
    (group.duration, group.autoreverses, group.repeatCount) = (1, true, .infinity)
    stage.run { layer.add(group, forKey: "group") }
    stage.wait(0.75)
    #expect(number("zPosition", of: layer) == 7.5 && number("opacity", of: layer) == 0.75)
    stage.wait(0.5)
    #expect(number("zPosition", of: layer) == 7.5)
    stage.wait(100)
    #expect(layer.animationKeys() == ["group"] && number("zPosition", of: layer) == 7.5)
  }

  @Test("A spring goes beyond its end and comes to rest there") func spring() {
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 5)
    spring.duration = spring.settlingDuration
    stage.run { layer.add(spring, forKey: nil) }
    stage.wait(0.32)
    #expect((number("zPosition", of: layer) ?? 0) > 140)
    stage.wait(spring.settlingDuration - 0.33)
    #expect(abs((number("zPosition", of: layer) ?? 0) - 100) < 1)
  }

  @Test("A curve changes the progress; a transaction's applies where the animation has none") func curves() {
    let slow = linear("zPosition", from: 0, to: 100)
    slow.timingFunction = CAMediaTimingFunction(name: .easeIn)
    stage.run {
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
      CATransaction.setAnimationDuration(1)
      layer.add(slow, forKey: "slow")
      let fast = linear("cornerRadius", from: 0, to: 100)
      fast.duration = 0
      layer.add(fast, forKey: "fast")
      CATransaction.commit()
    }
    stage.wait(0.5)
    #expect((number("zPosition", of: layer) ?? 100) < 40 && (number("cornerRadius", of: layer) ?? 0) > 60)
  }

  @Test("What is filled is shown before the begin and after the end, and kept until it is removed") func fill() {
    let fade = linear("opacity", from: 0.5, to: 0.25)
    (fade.beginTime, fade.fillMode, fade.isRemovedOnCompletion) = (1, .both, false)
    stage.run { layer.add(fade, forKey: "fade") }
    #expect(stage.shown.alpha == 0.5)
    stage.wait(1.5)
    #expect(stage.shown.alpha == 0.375)
    stage.wait(5)
    #expect(stage.shown.alpha == 0.25 && layer.animationKeys() == ["fade"] && stage.isIdle)
    stage.run { layer.removeAnimation(forKey: "fade") }
    #expect(stage.shown.alpha == 1)
    // Without a clock the end is shown at once.
    let process = UIProcess(userDefaults: nil, log: { _ in }, trap: {})
    let still = UIView()
    fade.beginTime = 0
    process.uptime = { 10 }
    process.enter { still.layer.add(fade, forKey: "fade") }
    process.uptime = { 20 }
    #expect(process.enter { still.shownDescription.alpha } == 0.25)
  }

  @Test("A layer whose speed is 0 stands still where it is, and goes on from there") func pause() {
    var stopped: Double = 0
    stage.run { layer.add(linear("opacity", from: 0, to: 1), forKey: "fade") }
    stage.wait(0.25)
    stage.run {
      stopped = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = stopped
    }
    stage.wait(10)
    #expect(stage.shown.alpha == 0.25 && layer.animationKeys() == ["fade"])
    stage.run {
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
    }
    stage.wait(0.5)
    #expect(stage.shown.alpha == 0.75)
    stage.wait(0.3)
    #expect(stage.shown.alpha == 1 && layer.animationKeys() == nil)
  }

  @Test("Times are converted between layers with a speed and an offset") func times() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    (outer.speed, outer.beginTime, inner.timeOffset, inner.speed) = (2, 1, 3, 0.5)
    #expect(outer.convertTime(4, from: nil) == 6 && inner.convertTime(4, from: nil) == 6)
    #expect(inner.convertTime(6, to: nil) == 4 && inner.convertTime(6, from: outer) == 6)
    #expect(outer.convertTime(6, from: inner) == 6)
  }

  @Test("A transition fades the new content in, or moves it from its side") func transitions() {
    let push = CATransition()
    (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
    let fade = CATransition()
    fade.duration = 1
    stage.run {
      layer.add(push, forKey: "push")
      layer.add(fade, forKey: nil)
    }
    stage.wait(0.25)
    #expect(stage.shown.frame.minX == 75 && stage.shown.alpha == 0.25)
  }

  @Test("A mask's animation clips the masked layer, and a change of the mask's path is shown") func mask() {
    let mask = CAShapeLayer()
    func square(_ side: CGFloat) -> CGPath { UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).cgPath }
    stage.run {
      mask.path = square(10)
      layer.mask = mask
      mask.add(linear("path", to: square(50)), forKey: nil)
    }
    stage.wait(0.5)
    #expect(stage.shown.clipPath?.contains(.line(CGPoint(x: 30, y: 0))) == true)
  }

  @Test("The presentation of an animated view has the frame that is shown") func presentation() {
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.origin.x = 100 }
    }
    stage.wait(0.5)
    #expect(stage.run { layer.presentation()?.frame.minX } == 50 && layer.frame.minX == 100)
  }

  @Test("A value of another type than the property's, and an unknown property, change nothing") func damaged() {
    stage.run {
      for value: Any in ["text", NSNumber(value: 1), NSValue(cgRect: .zero), UIColor.red] {
        layer.add(linear("position", from: value, to: value), forKey: nil)
        layer.add(linear("transform", from: value, to: value), forKey: nil)
        layer.add(linear("nothing.x", from: value, to: value), forKey: nil)
        layer.add(linear("position.z.more", from: value, to: value), forKey: nil)
      }
      let empty = CAKeyframeAnimation(keyPath: "opacity")
      empty.values = []
      layer.add(empty, forKey: nil)
    }
    stage.wait(0.1)
    #expect(stage.shown.frame == CGRect(x: 0, y: 0, width: 100, height: 100) && stage.shown.transform == nil)
  }

  @Test("An animation keeps the values that an app sets for keys of its own") func keys() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade" && animation.value(forKey: "other") == nil)
  }
}
