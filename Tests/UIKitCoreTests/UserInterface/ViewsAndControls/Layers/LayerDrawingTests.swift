import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A view with a gradient as its own layer.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

@MainActor @Suite("What layers draw") struct LayerDrawingTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func commands(_ view: UIView) -> [DrawingCommand] {
    guard case .drawing(let content) = view.shownDescription.content else { return [] }
    return content.commands
  }

  private var fills: [RGBA] {
    commands(view).compactMap { if case .fill(_, let color, _) = $0 { color } else { nil } }
  }

  @Test("A view without sublayers draws nothing, and a sublayer draws background and border in its place") func box() {
    _ = view.layer
    #expect(view.shownDescription.content == .plain)
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = UIColor.red.cgColor
    layer.borderWidth = 2
    layer.borderColor = UIColor.blue.cgColor
    view.layer.addSublayer(layer)
    #expect(fills == [.pureRed])
    let drawn = commands(view)
    guard case .fill(let elements, _, _)? = drawn.first(where: { if case .fill = $0 { true } else { false } }) else {
      Issue.record("nothing is filled")
      return
    }
    #expect(elements.first == .move(CGPoint(x: 10, y: 20)))
    #expect(drawn.contains { if case .stroke(_, let style, _) = $0 { style.color == .pureBlue } else { false } })
  }

  @Test("Sublayers are drawn from the back to the front, and hidden ones not at all") func order() {
    for (index, color) in [UIColor.red, .green, .blue].enumerated() {
      let layer = CALayer()
      layer.frame = view.bounds
      layer.backgroundColor = color.cgColor
      layer.zPosition = index == 0 ? 1 : 0
      layer.isHidden = index == 1
      view.layer.addSublayer(layer)
    }
    #expect(fills == [.pureBlue, .pureRed])
  }

  @Test("A replicator draws its sublayers as often as it says, each copy transformed and fainter") func copies() {
    let (replicator, dot) = (CAReplicatorLayer(), CALayer())
    replicator.frame = view.bounds
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    view.layer.addSublayer(replicator)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    replicator.instanceAlphaOffset = -0.25
    let places = commands(view).compactMap { command -> CGPoint? in
      guard case .fill(let path, _, _) = command, case .move(let point)? = path.first else { return nil }
      return point
    }
    #expect(places == [.zero, CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 0)] && fills.map(\.alpha) == [1, 0.75, 0.5])
    replicator.instanceCount = -1
    #expect(fills.isEmpty)
  }

  @Test("The opacity of a layer applies to what is in it") func opacity() {
    let (outer, inner) = (CALayer(), CALayer())
    inner.backgroundColor = UIColor.red.cgColor
    inner.frame = view.bounds
    (outer.opacity, inner.opacity) = (0.5, 0.5)
    outer.frame = view.bounds
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    #expect(fills.map(\.alpha) == [0.25])
  }

  @Test("A change of a sublayer shows the view again") func updates() {
    let layer = CALayer()
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    let shown = ShownWindow(view)
    let updates = shown.updates(of: view) { layer.backgroundColor = UIColor.green.cgColor }
    #expect(updates.count == 1 && fills == [.pureGreen])
  }

  @Test("A gradient has its colours at their locations, along a line or around a point") func gradient() {
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(layer)
    func paint() -> GradientPaint? {
      commands(view).lazy.compactMap { if case .fillGradient(_, let paint, _) = $0 { paint } else { nil } }.first
    }
    #expect(paint()?.stops.map(\.location) == [0, 0.5, 1])
    #expect(paint()?.kind == .linear(from: CGPoint(x: 50, y: 0), to: CGPoint(x: 50, y: 100)))
    layer.locations = [0, 0.1, 0.2]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.type = .radial
    #expect(paint()?.stops.map { ($0.location * 10).rounded() / 10 } == [0, 0.1, 0.2])
    #expect(paint()?.kind == .radial(CGPoint(x: 50, y: 50), 0, CGPoint(x: 50, y: 50), 50))
    layer.colors = nil
    #expect(paint() == nil)
  }

  @Test("A view has a layer of its class, which draws in it") func layerClass() {
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer is CAGradientLayer && view.layer.frame == view.frame)
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    #expect(commands(view).contains { if case .fillGradient = $0 { true } else { false } })
  }

  @Test("A shape is filled and stroked, whole or in part") func shape() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    layer.fillColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    #expect(fills == [.pureRed])
    layer.fillColor = nil
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 3
    layer.lineCap = .round
    layer.lineDashPattern = [2, 1]
    func stroke() -> ([PathElement], StrokeStyle)? {
      commands(view).lazy.compactMap { if case .stroke(let path, let style, _) = $0 { (path, style) } else { nil } }
        .first
    }
    #expect(fills == [] && stroke()?.1.width == 3 && stroke()?.1.cap == .round && stroke()?.1.dashes == [2, 1])
    layer.strokeEnd = 0.5
    #expect(stroke()?.0.last == .line(CGPoint(x: 10, y: 10)))
    layer.strokeStart = 0.6
    #expect(stroke() == nil)
  }

  @Test("Text is drawn with its font and colour") func text() {
    let layer = CATextLayer()
    layer.frame = view.bounds
    layer.string = "Hello"
    layer.fontSize = 12
    layer.foregroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    let runs = commands(view).compactMap { if case .text(let text, _, _) = $0 { text.runs.first } else { nil } }
    #expect(runs.first?.text == "Hello" && runs.first?.color == .pureRed)
  }

  @Test("A shadow, some corners and a mask are described for the host") func described() {
    let layer = view.layer
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 1, height: 2)
    layer.cornerRadius = 5
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let shown = view.shownDescription
    #expect(shown.effects == [.shadow(RGBA(red: 0, green: 0, blue: 0, alpha: 0.5), radius: 4, x: 1, y: 2)])
    #expect(shown.roundCorners == .upper && shown.clipPath == nil)
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    layer.mask = mask
    #expect(view.shownDescription.clipPath?.first == .move(.zero))
    layer.mask = nil
    layer.shadowOpacity = 0
    #expect(view.shownDescription.clipPath == nil && view.shownDescription.effects == [])
  }

  @Test("A layer is drawn into a context, with its own drawing") func rendered() {
    final class Dot: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      }
    }
    let (dot, context) = (Dot(), CGContext())
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    dot.render(in: context)
    let drawn = context.commands.compactMap { command -> RGBA? in
      if case .fill(_, let color, _) = command { color } else { nil }
    }
    #expect(drawn == [.pureRed, .pureBlue])
  }
}
