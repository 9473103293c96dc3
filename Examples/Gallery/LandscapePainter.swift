import UIKit

/// Draws a landscape: the sky, then what is far, then what is near.
@MainActor struct LandscapePainter {
  let landscape: Landscape
  let size: CGSize
  let context: CGContext
  let palette: Palette
  private let random: Shapes

  init(_ landscape: Landscape, size: CGSize, context: CGContext) {
    self.landscape = landscape
    self.size = size
    self.context = context
    palette = Palette(landscape.light)
    random = Shapes(landscape.seed)
  }

  /// A sequence of numbers that is the same at each drawing.
  private final class Shapes {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
    func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + CGFloat(state >> 40) / CGFloat(1 << 24) * (range.upperBound - range.lowerBound)
    }
  }

  private var width: CGFloat { size.width }
  private var height: CGFloat { size.height }
  /// The height of the horizon in pictures with water.
  private var horizon: CGFloat { height * 0.6 }

  func paint() {
    paintSky()
    switch landscape.subject {
    case .mountains:
      paintRanges(from: 0.42, to: 0.86, count: 5, roughness: 0.16)
    case .lake:
      paintRanges(from: 0.36, to: 0.52, count: 3, roughness: 0.15, down: horizon)
      paintWater(mirrors: true)
    case .sea:
      paintWater(mirrors: false)
      paintSail()
    case .dunes:
      paintDunes()
    case .forest:
      paintRanges(from: 0.4, to: 0.5, count: 2, roughness: 0.12)
      paintTrees(rows: 4, from: 0.56)
    case .city:
      paintCity()
    case .aurora:
      paintAurora()
      paintRanges(from: 0.66, to: 0.72, count: 2, roughness: 0.08, down: height)
      paintTrees(rows: 2, from: 0.84)
    }
  }

  // MARK: The sky

  private func paintSky() {
    let bottom = landscape.isCoast ? horizon : height * 0.8
    fill(
      UIBezierPath(rect: CGRect(origin: .zero, size: size)), palette.sky.map { $0.color() },
      in: CGRect(x: 0, y: 0, width: width, height: bottom))
    if palette.showsStars {
      for _ in 0..<70 {
        let side = random.next(0.0012...0.0034) * width
        palette.disc.color(alpha: random.next(0.25...0.9)).setFill()
        context.fillEllipse(
          in: CGRect(x: random.next(0...1) * width, y: random.next(0...0.55) * height, width: side, height: side))
      }
    }
    paintDisc()
    if !palette.showsStars { paintClouds() }
  }

  /// The middle of the sun or the moon.
  private var disc: CGPoint {
    let part = CGFloat(landscape.seed % 97) / 97
    let isLow = landscape.light == .dawn || landscape.light == .dusk
    let isWater = landscape.subject == .sea || landscape.subject == .lake
    let low: CGFloat = isWater ? 0.5 : 0.4
    return CGPoint(x: width * (0.24 + 0.52 * part), y: height * (isLow ? low : 0.2))
  }

  private func paintDisc() {
    guard landscape.subject != .aurora else { return }
    let center = disc
    let radius = width * (landscape.light == .dusk || landscape.light == .dawn ? 0.045 : 0.03)
    for (factor, alpha) in [(9.0, 0.30), (4.0, 0.30)] {
      let reach = radius * factor
      gradient(
        [palette.disc.color(alpha: alpha), palette.disc.color(alpha: 0)],
        in: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach), isRadial: true)
    }
    palette.disc.color().setFill()
    context.fillEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private func paintClouds() {
    for _ in 0..<3 {
      let (x, y) = (random.next(0...1) * width, random.next(0.08...0.34) * height)
      let length = random.next(0.12...0.3) * width
      for part in 0..<6 {
        let share = CGFloat(part) / 5
        let thickness = length * (0.1 + 0.1 * (1 - abs(share - 0.5) * 2)) * random.next(0.5...1)
        UIColor.white.withAlphaComponent(0.13).setFill()
        context.fillEllipse(
          in: CGRect(
            x: x + (share - 0.5) * length - length * 0.2, y: y - thickness / 2, width: length * 0.4, height: thickness))
      }
    }
  }

  // MARK: Land

  /// Ranges of hills, each nearer and darker than the one before.
  private func paintRanges(from top: CGFloat, to bottom: CGFloat, count: Int, roughness: CGFloat, down: CGFloat? = nil)
  {
    for index in 0..<count {
      let share = count > 1 ? CGFloat(index) / CGFloat(count - 1) : 1
      let base = height * (top + (bottom - top) * share)
      let color = palette.far.mixed(with: palette.near, share * (down == nil ? 1 : 0.7))
      let ridge = makeRidge(around: base, height: height * roughness * (1.25 - 0.7 * share))
      let end = down ?? height
      let path = closed(ridge, down: end)
      fill(
        path, [color.color(), color.mixed(with: palette.sky[2], 0.28 * (1 - share * 0.6)).color()],
        in: CGRect(x: 0, y: base - height * 0.2, width: width, height: end - base + height * 0.2))
      if index == 0, landscape.subject == .mountains || landscape.subject == .lake { paintSnow(ridge, base) }
    }
  }

  /// A line from the left to the right, by repeated displacement of the middles.
  private func makeRidge(around base: CGFloat, height: CGFloat) -> [CGPoint] {
    var values: [CGFloat] = [random.next(-0.6...0.4), random.next(-1 ... -0.2), random.next(-0.6...0.4)]
    var reach: CGFloat = 0.62
    for _ in 0..<5 {
      var finer: [CGFloat] = []
      for (one, two) in zip(values, values.dropFirst()) {
        finer += [one, (one + two) / 2 + random.next(-reach...reach)]
      }
      finer.append(values[values.count - 1])
      values = finer
      reach *= 0.52
    }
    return values.enumerated().map {
      CGPoint(x: width * CGFloat($0) / CGFloat(values.count - 1), y: base + $1 * height)
    }
  }

  private func closed(_ line: [CGPoint], down: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: down))
    for point in line { path.addLine(to: point) }
    path.addLine(to: CGPoint(x: width, y: down))
    path.close()
    return path
  }

  /// Snow on what is above the line of a range's middle.
  private func paintSnow(_ ridge: [CGPoint], _ base: CGFloat) {
    let limit = base - height * 0.07
    let path = UIBezierPath()
    for (index, point) in ridge.enumerated() where point.y < limit {
      guard index > 0, index < ridge.count - 1 else { continue }
      let depth = (limit - point.y) * 0.8
      let half = width / CGFloat(ridge.count)
      path.move(to: ridge[index - 1])
      path.addLine(to: point)
      path.addLine(to: ridge[index + 1])
      path.addLine(to: CGPoint(x: point.x + half * 0.4, y: point.y + depth * (index.isMultiple(of: 2) ? 0.9 : 0.4)))
      path.addLine(to: CGPoint(x: point.x - half * 0.5, y: point.y + depth * (index.isMultiple(of: 2) ? 0.5 : 1)))
      path.close()
    }
    palette.sky[2].mixed(with: 0xFFFFFF, 0.6).color(alpha: 0.75).setFill()
    path.fill()
  }

  private func paintDunes() {
    let sand = palette.far.mixed(with: 0xE2A35C, 0.7)
    for index in 0..<5 {
      let share = CGFloat(index) / 4
      let base = height * (0.5 + 0.38 * share)
      let (phase, waves) = (random.next(0...6.28), random.next(0.5...1.1))
      let reach = height * (0.05 + 0.06 * share)
      let line = (0...60).map { step in
        let x = CGFloat(step) / 60
        let wave =
          CGFloat(sin(Double(x * waves * 6.28 + phase))) + 0.3 * CGFloat(sin(Double(x * waves * 14 + phase * 2)))
        return CGPoint(x: x * width, y: base + wave * reach)
      }
      let color = sand.mixed(with: palette.near, 0.08 + share * 0.62)
      fill(
        closed(line, down: height),
        [color.mixed(with: palette.sky[2], 0.5).color(), color.color(), color.mixed(with: palette.near, 0.3).color()],
        in: CGRect(x: 0, y: base - reach * 1.3, width: width, height: height * 0.34))
    }
  }

  /// Rows of firs, each nearer, larger and darker than the one before.
  private func paintTrees(rows: Int, from top: CGFloat) {
    for row in 0..<rows {
      let share = CGFloat(row + 1) / CGFloat(rows)
      let color = palette.far.mixed(with: palette.near, 0.4 + 0.6 * share)
      let tall = height * (0.07 + 0.15 * share)
      let base = height * (top + (1.02 - top) * share)
      let path = UIBezierPath()
      var x: CGFloat = -tall * 0.2
      while x < width + tall * 0.2 {
        let own = tall * random.next(0.65...1.2)
        addTree(at: CGPoint(x: x, y: base + random.next(-0.01...0.02) * height), height: own, to: path)
        x += own * random.next(0.2...0.42)
      }
      path.append(
        UIBezierPath(rect: CGRect(x: 0, y: base - tall * 0.12, width: width, height: height - base + tall * 0.12)))
      fill(
        path, [color.color(), color.mixed(with: palette.sky[2], row == rows - 1 ? 0 : 0.3).color()],
        in: CGRect(x: 0, y: base - tall, width: width, height: tall * 1.6))
    }
  }

  private func addTree(at foot: CGPoint, height: CGFloat, to path: UIBezierPath) {
    let half = height * 0.27
    path.move(to: CGPoint(x: foot.x, y: foot.y - height))
    for (side, levels) in [(CGFloat(1), [0, 1, 2, 3]), (-1, [3, 2, 1, 0])] {
      for level in levels {
        let outer = CGPoint(
          x: foot.x + side * half * (0.4 + 0.2 * CGFloat(level)), y: foot.y - height * (0.74 - 0.22 * CGFloat(level)))
        let inner = CGPoint(x: foot.x + side * half * (0.2 + 0.15 * CGFloat(level)), y: outer.y - height * 0.03)
        for point in side > 0 ? [outer, inner] : [inner, outer] { path.addLine(to: point) }
      }
    }
    path.close()
  }

  // MARK: Water

  private func paintWater(mirrors: Bool) {
    let water = CGRect(x: 0, y: horizon, width: width, height: height - horizon)
    let top = palette.sky[2].mixed(with: palette.far, mirrors ? 0.45 : 0.25)
    let bottom = palette.sky[0].mixed(with: palette.near, 0.55)
    gradient([top.color(), palette.sky[1].mixed(with: bottom, 0.5).color(), bottom.color()], in: water)
    if mirrors { paintReflection() }
    let center = disc.x
    for line in 0..<46 {
      let depth = CGFloat(line) / 46
      let y = horizon + (height - horizon) * depth * depth
      let reach = width * (0.03 + 0.12 * depth)
      let length = reach * random.next(0.3...1)
      palette.disc.color(alpha: 0.42 * (1 - depth * 0.7)).setFill()
      context.fillEllipse(
        in: CGRect(
          x: center + random.next(-0.5...0.5) * reach - length / 2, y: y, width: length,
          height: height * (0.002 + 0.006 * depth)))
    }
    for _ in 0..<26 {
      let depth = random.next(0...1)
      let length = width * random.next(0.03...0.12)
      UIColor.white.withAlphaComponent(0.1).setFill()
      context.fillEllipse(
        in: CGRect(
          x: random.next(-0.1...1) * width, y: horizon + (height - horizon) * depth, width: length,
          height: height * 0.004))
    }
  }

  /// The land beyond the water, upside down.
  private func paintReflection() {
    for index in 0..<2 {
      let color = palette.far.mixed(with: palette.near, 0.3 + 0.3 * CGFloat(index))
      let ridge = makeRidge(around: horizon + height * (0.14 - 0.06 * CGFloat(index)), height: height * 0.08)
      fill(
        closed(ridge, down: horizon), [color.color(alpha: 0.5), color.color(alpha: 0.12)],
        in: CGRect(x: 0, y: horizon, width: width, height: height * 0.22))
    }
  }

  private func paintSail() {
    let foot = CGPoint(x: disc.x > width / 2 ? width * 0.26 : width * 0.74, y: horizon + height * 0.045)
    let tall = height * 0.15
    let hull = UIBezierPath()
    hull.move(to: CGPoint(x: foot.x - tall * 0.34, y: foot.y - tall * 0.08))
    hull.addLine(to: CGPoint(x: foot.x + tall * 0.36, y: foot.y - tall * 0.08))
    hull.addLine(to: CGPoint(x: foot.x + tall * 0.22, y: foot.y + tall * 0.06))
    hull.addLine(to: CGPoint(x: foot.x - tall * 0.24, y: foot.y + tall * 0.06))
    hull.close()
    palette.near.color().setFill()
    hull.fill()
    for (x, top, alpha) in [(0.32, 0.92, 1.0), (-0.26, 0.74, 0.75)] {
      let sail = UIBezierPath()
      sail.move(to: CGPoint(x: foot.x, y: foot.y - tall * top))
      sail.addLine(to: CGPoint(x: foot.x + tall * x, y: foot.y - tall * 0.13))
      sail.addLine(to: CGPoint(x: foot.x, y: foot.y - tall * 0.13))
      sail.close()
      palette.disc.mixed(with: palette.far, 0.12).color(alpha: alpha).setFill()
      sail.fill()
    }
  }

  // MARK: The city

  private func paintCity() {
    for row in 0..<3 {
      let share = CGFloat(row) / 2
      let color = palette.far.mixed(with: palette.near, 0.25 + 0.72 * share)
      var x: CGFloat = -width * random.next(0...0.04)
      while x < width {
        let wide = width * random.next(0.045...0.1) * (0.8 + 0.5 * share)
        let tall = height * random.next(0.16...0.46) * (1.12 - 0.4 * share)
        let house = CGRect(x: x, y: height * (0.9 + 0.06 * share) - tall, width: wide, height: tall + height * 0.2)
        gradient([color.color(), color.mixed(with: palette.near, 0.3).color()], in: house)
        if wide > width * 0.07, tall > height * 0.3 {
          color.color().setFill()
          context.fill(
            CGRect(
              x: house.midX - width * 0.003, y: house.minY - height * 0.06, width: width * 0.006, height: height * 0.06)
          )
        }
        paintWindows(of: house, share: share)
        x += wide * random.next(0.86...1.04)
      }
    }
    gradient(
      [palette.near.color(alpha: 0), palette.near.color(alpha: 0.85)],
      in: CGRect(x: 0, y: height * 0.78, width: width, height: height * 0.22))
  }

  private func paintWindows(of house: CGRect, share: CGFloat) {
    let isDark = landscape.light != .day && landscape.light != .dawn
    let side = width * (0.006 + 0.003 * share)
    let columns = max(1, Int(house.width / (side * 2.1)) - 1)
    let gap = (house.width - CGFloat(columns) * side) / CGFloat(columns + 1)
    var y = house.minY + side * 1.6
    while y < height * 0.95 {
      for column in 0..<columns where random.next(0...1) < (isDark ? 0.42 : 0.3) {
        let color: UInt32 = isDark ? 0xFFD98A : 0xFFF6E4
        color.color(alpha: random.next(0.25...0.9) * (isDark ? 1 : 0.5)).setFill()
        context.fill(
          CGRect(x: house.minX + gap + CGFloat(column) * (side + gap), y: y, width: side, height: side * 1.25))
      }
      y += side * 2.5
    }
  }

  // MARK: Northern lights

  private func paintAurora() {
    for curtain in 0..<3 {
      let color: UInt32 = [0x5BF0A5, 0x4BD8C8, 0xA77BEA][curtain]
      let (phase, level) = (random.next(0...6.28), height * random.next(0.34...0.56))
      for strip in 0..<90 {
        let x = CGFloat(strip) / 90
        let wave = CGFloat(sin(Double(x * 5 + phase))) + 0.5 * CGFloat(sin(Double(x * 13 + phase * 2)))
        let bottom = level + wave * height * 0.07
        let tall = height * (0.22 + 0.08 * CGFloat(sin(Double(x * 21 + phase))))
        let alpha = 0.24 * (0.6 + 0.4 * CGFloat(sin(Double(x * 9 + phase * 3))))
        gradient(
          [color.color(alpha: 0), color.color(alpha: alpha), color.color(alpha: 0)],
          in: CGRect(x: x * width - 1, y: bottom - tall, width: width / 90 + 2, height: tall * 1.2),
          locations: [0, 0.8, 1])
      }
    }
  }

  // MARK: Gradients

  private func fill(_ path: UIBezierPath, _ colors: [UIColor], in rect: CGRect) {
    // The last colour continues to the lower edge.
    let whole = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: max(rect.height, height - rect.minY))
    let locations = colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) * rect.height / whole.height }
    context.saveGState()
    path.addClip()
    gradient(colors, in: whole, locations: locations)
    context.restoreGState()
  }

  /// Fills a rectangle with colours from the top to the bottom, or from the middle outwards.
  private func gradient(
    _ colors: [UIColor], in rect: CGRect, locations: [CGFloat]? = nil, isRadial: Bool = false
  ) {
    let layer = CAGradientLayer()
    layer.frame = CGRect(origin: .zero, size: rect.size)
    layer.colors = colors.map(\.cgColor)
    layer.locations = locations?.map { NSNumber(value: Double($0)) }
    if isRadial {
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    layer.render(in: context)
    context.restoreGState()
  }
}

extension Landscape {
  fileprivate var isCoast: Bool { subject == .sea || subject == .lake }
}
