import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Graphics contexts") struct ContextTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func elements(_ rect: CGRect) -> [PathElement] { CGPath(rect: rect, transform: nil).builder.elements }

  @Test("the last transform applies first, as on a device") func ctm() {
    let commands = drawing { context in
      context.translateBy(x: 100, y: 0)
      context.scaleBy(x: 2, y: 2)
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 100, ty: 0))
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      context.concatenate(CGAffineTransform(translationX: 1, y: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      commands == [
        .fill(elements(CGRect(x: 102, y: 2, width: 2, height: 2)), .pureBlack, evenOdd: false),
        .fill(elements(CGRect(x: 102, y: 2, width: 2, height: 2)), .pureBlack, evenOdd: false),
      ])
  }

  @Test("rotation goes in the direction of angles in a view: from right to down") func rotation() {
    let commands = drawing { context in
      context.rotate(by: .pi / 2)
      context.move(to: CGPoint(x: 10, y: 0))
      context.addLine(to: .zero)
      context.strokePath()
    }
    guard case .stroke(let path, _, _)? = commands.first, case .move(let start)? = path.first else {
      Issue.record("\(commands)")
      return
    }
    #expect(abs(start.x) < 1e-9 && abs(start.y - 10) < 1e-9)
  }

  @Test("a path is read in current coordinates, wherever it was made") func pathCoordinates() {
    _ = drawing { context in
      #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath == .null)
      context.addRect(CGRect(x: 10, y: 10, width: 4, height: 4))
      context.scaleBy(x: 2, y: 2)
      #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 5, width: 2, height: 2))
      context.move(to: CGPoint(x: 3, y: 4))
      #expect(context.currentPointOfPath == CGPoint(x: 3, y: 4) && !context.isPathEmpty)
      context.beginPath()
      #expect(context.isPathEmpty && context.currentPointOfPath == .zero)
    }
  }

  @Test(
    "each drawing mode fills, strokes or both, and then clears the path",
    arguments: [
      (CGPathDrawingMode.fill, ["fill winding"]), (.eoFill, ["fill even-odd"]), (.stroke, ["stroke"]),
      (.fillStroke, ["fill winding", "stroke"]), (.eoFillStroke, ["fill even-odd", "stroke"]),
    ])
  func modes(mode: CGPathDrawingMode, expected: [String]) {
    let commands = drawing { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(gray: 1, alpha: 1)
      context.addEllipse(in: square)
      context.drawPath(using: mode)
      #expect(context.isPathEmpty)
      context.drawPath(using: mode)
    }
    let names = commands.map { command in
      switch command {
      case .fill(_, let color, let evenOdd): color == .pureRed ? "fill \(evenOdd ? "even-odd" : "winding")" : "wrong"
      case .stroke(_, let style, _): style.color == .pureWhite ? "stroke" : "wrong"
      default: "other"
      }
    }
    #expect(names == expected)
  }

  @Test("alpha multiplies that of each colour, image and text, and stays between 0 and 1") func alpha() {
    let commands = drawing { context in
      context.setAlpha(0.5)
      context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0.5)
      context.fill(square)
      context.stroke(square)
      UIImage(systemName: "star")?.draw(at: .zero, blendMode: .normal, alpha: 0.5)
      "a".draw(at: .zero, withAttributes: [.backgroundColor: UIColor.red])
      context.setAlpha(9)
      context.fill(square)
      context.setAlpha(-1)
      context.fill(square)
    }
    let alphas = commands.flatMap { command -> [Double] in
      switch command {
      case .fill(_, let color, _): [color.alpha]
      case .stroke(_, let style, _): [style.color.alpha]
      case .image(_, _, let alpha, _): [alpha]
      case .text(let text, _, _): [text.runs[0].color?.alpha ?? 1, text.runs[0].background?.alpha ?? 1]
      default: []
      }
    }
    #expect(alphas == [0.25, 0.5, 0.25, 0.5, 0.5, 0.5, 0])
  }

  @Test("a layer has opacity, blend mode and shadow as a whole; in it they begin anew, and afterwards they are back")
  func layers() {
    let shadow = ViewEffect.shadow(.pureBlack, radius: 2, x: 1, y: 3)
    let fill = DrawingCommand.fill(elements(square), .pureBlack, evenOdd: false)
    let commands = drawing { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShadow(offset: CGSize(width: 1, height: 3), blur: 4, color: UIColor.black.cgColor)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.saveGState()
      context.endTransparencyLayer()
      context.setAlpha(1)
      context.fill(square)
      context.setShadow(offset: CGSize(width: 0, height: 0), blur: 0, color: nil)
      context.setBlendMode(.normal)
      context.fill(square)
    }
    #expect(
      commands == [
        .beginLayer(DrawingLayer(alpha: 0.5, blendMode: .multiply, filters: [.effect(shadow)])), fill, .save, .restore,
        .endLayer, .beginLayer(DrawingLayer(blendMode: .multiply, filters: [.effect(shadow)])), fill, .endLayer, fill,
      ])
  }

  @Test("an end without a layer, and a restore across one, are reported and change nothing") func unbalancedLayers() {
    let (commands, sentences) = RuntimeLog.capture {
      drawing { context in
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.restoreGState()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.restoreGState()
      }
    }
    #expect(commands == [.save, .beginLayer(DrawingLayer()), .endLayer, .restore])
    #expect(sentences.count == 2, "\(sentences)")
  }

  @Test("a picture has its own blend mode, and leaves the context's as it was") func pictureModes() {
    let commands = drawing { context in
      context.setBlendMode(.screen)
      UIImage(systemName: "star")?.draw(at: .zero, blendMode: .destinationIn, alpha: 1)
      context.fill(square)
    }
    let modes = commands.compactMap { if case .beginLayer(let layer) = $0 { layer.blendMode } else { nil } }
    #expect(modes == [.destinationIn, .screen])
  }

  @Test("each blend mode has its number of CoreGraphics") func modeNumbers() {
    #expect(CGBlendMode.normal.rawValue == 0 && CGBlendMode.luminosity.rawValue == 15)
    #expect(CGBlendMode.clear.rawValue == 16 && CGBlendMode.xor.rawValue == 25)
    let modes = (Int32(0)...27).compactMap { CGBlendMode(rawValue: $0)?.mode }
    #expect(Set(modes).count == 28)
  }

  @Test("restoring the graphics state restores everything but the path: colours, lines, transform, alpha") func state()
  {
    let commands = drawing { context in
      context.saveGState()
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(7)
      context.setLineCap(.square)
      context.setLineJoin(.bevel)
      context.setMiterLimit(3)
      context.setLineDash(phase: 1, lengths: [2])
      context.scaleBy(x: 3, y: 3)
      context.addRect(square)
      context.restoreGState()
      #expect(context.ctm == .identity && context.boundingBoxOfPath.maxX == 30)
      context.strokePath()
    }
    guard case .stroke(_, let style, let transform)? = commands.last else { return }
    #expect(
      style
        == StrokeStyle(
          color: .pureBlack, width: 1, cap: .butt, join: .miter, miterLimit: 10, dashes: [], dashPhase: 0)
        && transform == .identity)
  }

  @Test("clipping uses the path, and applies between save and restore") func clip() {
    let commands = drawing { context in
      context.addEllipse(in: square)
      context.clip(using: .evenOdd)
      #expect(context.isPathEmpty)
      UIRectClip(square)
    }
    let oval = CGPath(ellipseIn: square, transform: nil).builder.elements
    #expect(commands == [.clip(oval, evenOdd: true), .clip(elements(square), evenOdd: false)])
  }

  @Test("line segments are drawn in pairs, and a single remaining point is ignored") func segments() {
    let points = (0..<5).map { CGPoint(x: CGFloat($0), y: 0) }
    let commands = drawing { $0.strokeLineSegments(between: points) }
    guard commands.count == 1, case .stroke(let path, _, _) = commands[0] else { return }
    #expect(path == [.move(points[0]), .line(points[1]), .move(points[2]), .line(points[3])])
    #expect(drawing { $0.strokeLineSegments(between: []) }.isEmpty)
  }

  @Test("a line width for one rectangle does not change the context's; invalid widths are 0") func widths() {
    let commands = drawing { context in
      context.setLineWidth(4)
      context.stroke(square, width: 9)
      context.stroke(square)
      for width in [-1, CGFloat.nan, .infinity] { context.stroke(square, width: width) }
    }
    let widths: [Double] = commands.compactMap { if case .stroke(_, let style, _) = $0 { style.width } else { nil } }
    #expect(widths == [9, 4, 0, 0, 0])
  }

  @Test("a frame is filled one point wide inside its rectangle, in the fill colour") func frame() {
    let commands = drawing { _ in
      UIColor.blue.set()
      UIRectFrame(square)
    }
    let path = elements(square) + elements(square.insetBy(dx: 1, dy: 1))
    #expect(commands == [.fill(path, .pureBlue, evenOdd: true)])
  }

  @Test("clear removes the content of a rectangle, transformed") func clear() {
    let commands = drawing { context in
      context.translateBy(x: 5, y: 5)
      context.clear(square)
    }
    #expect(commands == [.clear(elements(square.offsetBy(dx: 5, dy: 5)))])
  }

  @Test("contexts are a stack, and one pop too many leaves none") func stack() {
    let outer = drawing { outer in
      let inner = drawing { inner in
        #expect(UIGraphicsGetCurrentContext() === inner)
        UIRectFill(square)
      }
      #expect(UIGraphicsGetCurrentContext() === outer && inner.count == 1)
    }
    #expect(outer.isEmpty)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIRectFill(square)
    UIColor.red.set()
  }

  @Test("an arc is connected to the path, and several rectangles are one path") func arcsAndRects() {
    let commands = drawing { context in
      context.move(to: .zero)
      context.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.closePath()
      context.fillPath()
      context.fill([square, square.offsetBy(dx: 20, dy: 0)])
    }
    guard commands.count == 2, case .fill(let slice, _, _) = commands[0], case .fill(let both, _, _) = commands[1]
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(slice.count == 4 && slice[1] == .line(CGPoint(x: 5, y: 0)) && slice.last == .close)
    #expect(both == elements(square) + elements(square.offsetBy(dx: 20, dy: 0)))
  }

  @Test("setting a dynamic colour resolves it for the current appearance, once") func appearance() {
    let previous = UITraitCollection.current
    defer { UITraitCollection.current = previous }
    let commands = drawing { _ in
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
      UIColor.label.setFill()
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      UIRectFill(square)
    }
    #expect(commands == [.fill(elements(square), .pureWhite, evenOdd: false)])
  }
}
