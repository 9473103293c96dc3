public import Foundation

/// Colours at locations between 0 and 1, for ``CGContext/drawLinearGradient(_:start:end:options:)`` and its relatives.
public final class CGGradient: Sendable {
  struct Stop: Sendable {
    let color: CGColor
    let location: CGFloat
  }

  let stops: [Stop]

  private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) / last
      return Stop(color: color, location: location.isFinite ? min(max(location, 0), 1) : 0)
    }.sorted { $0.location < $1.location }
  }

  /// A gradient of these colours, each a ``CGColor``; `nil` for none.
  ///
  /// - Parameters:
  ///   - space: Ignored: colours are in sRGB.
  ///   - colors: The colours. Other objects are left out.
  ///   - locations: As many locations from 0 to 1 as there are colours; `nil` for equal distances.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }
    self.init(found, locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) })
  }

  /// A gradient of colours by their components.
  ///
  /// - Parameters:
  ///   - space: Ignored: colours are in sRGB, with red, green, blue and alpha.
  ///   - components: Four numbers for each colour.
  ///   - locations: As many locations from 0 to 1 as there are colours; `nil` for equal distances.
  ///   - count: The number of colours; none makes the result `nil`.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(0, count)).map { index in
      CGColor(
        red: components[4 * index], green: components[4 * index + 1], blue: components[4 * index + 2],
        alpha: components[4 * index + 3])
    }
    self.init(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }
}

extension CGContext {
  /// A length beyond everything that is drawn, in points.
  private static let far: CGFloat = 100_000

  /// Draws a gradient along a line, in the area of the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: The point of the location 0.
  ///   - endPoint: The point of the location 1. Nothing is drawn if it is the start.
  ///   - options: Whether the first and the last colour extend beyond the points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (width, height) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    let length = (width * width + height * height).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y) = (width / length, height / length)
    let before = options.contains(.drawsBeforeStartLocation) ? CGContext.far : 0
    let after = options.contains(.drawsAfterEndLocation) ? CGContext.far : 0
    let (first, last) = (
      CGPoint(x: startPoint.x - x * before, y: startPoint.y - y * before),
      CGPoint(x: endPoint.x + x * after, y: endPoint.y + y * after)
    )
    beginPath()
    for (index, corner) in [(first, 1.0), (last, 1.0), (last, -1.0), (first, -1.0)].enumerated() {
      let side = CGContext.far * CGFloat(corner.1)
      let point = CGPoint(x: corner.0.x - y * side, y: corner.0.y + x * side)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closePath()
    fill(gradient, .linear(from: startPoint, to: endPoint))
  }

  /// Draws a gradient between two circles, in the area of the clip.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre of the circle of the location 0.
  ///   - startRadius: Its radius.
  ///   - endCenter: The centre of the circle of the location 1.
  ///   - endRadius: Its radius.
  ///   - options: Whether the first and the last colour extend beyond the circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
    guard numbers.allSatisfy(\.isFinite), startRadius >= 0, endRadius >= 0 else { return }
    func circle(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let isGrowing = endRadius >= startRadius
    let (outer, inner) =
      isGrowing
      ? (circle(endCenter, endRadius), circle(startCenter, startRadius))
      : (circle(startCenter, startRadius), circle(endCenter, endRadius))
    let extendsOutside = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let extendsInside = options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    beginPath()
    if extendsOutside { addRect(outer.insetBy(dx: -CGContext.far, dy: -CGContext.far)) } else { addEllipse(in: outer) }
    if !extendsInside, inner.width > 0 { addEllipse(in: inner) }
    fill(gradient, .circles(startCenter, startRadius, endCenter, endRadius))
  }

  private func fill(_ gradient: CGGradient, _ kind: ContextGradient.Kind) {
    let stops = gradient.stops.map { (UIColor(cgColor: $0.color), $0.location) }
    fillPath(with: ContextGradient(kind: kind, stops: stops), evenOdd: true)
  }
}
