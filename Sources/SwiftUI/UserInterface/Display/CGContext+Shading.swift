import SwiftUICore
import UIKitCore

extension CGContext {
  /// Fills a path with a style, in a rectangle that gradients refer to. A path that lines cover is drawn as lines.
  @MainActor func fill(_ path: Path, with shading: Shading, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    if let stroke = path.strokeStyle { return self.stroke(path.withoutStroke, with: shading, in: rect, style: stroke) }
    beginPath()
    addPath(path.cgPath)
    switch shading {
    case .color(let color):
      setFillColor(color.uiColor.cgColor)
      fillPath(using: style.isEOFilled ? .evenOdd : .winding)
    case .gradient(let fill): fillPath(with: fill.resolved(in: rect), evenOdd: style.isEOFilled)
    case .image(let image, _, let scale):
      saveGState()
      clip(using: style.isEOFilled ? .evenOdd : .winding)
      drawTiles(image, in: path.boundingRect, scale: scale)
      restoreGState()
    }
  }

  /// Draws lines along a path with a style, in a rectangle that gradients refer to.
  @MainActor func stroke(_ path: Path, with shading: Shading, in rect: CGRect, style: StrokeStyle) {
    guard !path.isEmpty else { return }
    saveGState()
    setLineWidth(style.lineWidth)
    setLineCap(style.lineCap)
    setLineJoin(style.lineJoin)
    setMiterLimit(style.miterLimit)
    setLineDash(phase: style.dashPhase, lengths: style.dash)
    beginPath()
    addPath(path.cgPath)
    if case .gradient(let fill) = shading {
      strokePath(with: fill.resolved(in: rect))
    } else {
      setStrokeColor(shading.color.uiColor.cgColor)
      strokePath()
    }
    restoreGState()
  }

  @MainActor private func drawTiles(_ image: Image, in rect: CGRect, scale: CGFloat) {
    guard let picture = image.picture(in: EnvironmentValues()), !rect.isNull else { return }
    let size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    guard size.width >= 1, size.height >= 1, rect.width * rect.height / (size.width * size.height) < 10_000 else {
      return
    }
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        UIGraphicsPushContext(self)
        picture.draw(in: CGRect(x: x, y: y, width: size.width, height: size.height))
        UIGraphicsPopContext()
      }
    }
  }
}

/// A view of UIKit that has others in it, and lets the pointer through to what is behind.
class PassthroughView: UIView {
  init() {
    super.init(frame: .zero)
    effects.passesThrough = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}
