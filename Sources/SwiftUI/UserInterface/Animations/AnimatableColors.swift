import SwiftUICore

extension Color: AnimatableDrawing {
  func animatableValues(isDark: Bool) -> AnimatableValues {
    let color = resolved(isDark: isDark)
    return AnimatableValues(
      values: [Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity)])
  }

  func with(_ values: AnimatableValues) -> Color {
    // A spring may go beyond what there is.
    let parts = values.values.map { Float(max(0, min(1, $0))) }
    guard parts.count >= 4 else { return self }
    return Color(
      Resolved(colorSpace: .sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
  }

  func canInterpolate(to other: Color) -> Bool { true }
}

extension Shading: AnimatableDrawing {
  func animatableValues(isDark: Bool) -> AnimatableValues {
    switch self {
    case .color(let color): color.animatableValues(isDark: isDark)
    case .image: .zero
    case .gradient(let fill):
      AnimatableValues(
        values: fill.kind.numbers
          + fill.gradient.stops.flatMap { $0.color.animatableValues(isDark: isDark).values + [Double($0.location)] })
    }
  }

  func with(_ values: AnimatableValues) -> Shading {
    switch self {
    case .color(let color): return .color(color.with(values))
    case .image: return self
    case .gradient(var fill):
      let count = fill.kind.numbers.count
      guard values.values.count == count + fill.gradient.stops.count * 5 else { return self }
      fill.kind = fill.kind.with(Array(values.values.prefix(count)))
      for index in fill.gradient.stops.indices {
        let parts = Array(values.values[(count + index * 5)..<(count + index * 5 + 5)])
        fill.gradient.stops[index] = Gradient.Stop(
          color: fill.gradient.stops[index].color.with(AnimatableValues(values: parts)), location: CGFloat(parts[4]))
      }
      return .gradient(fill)
    }
  }

  func canInterpolate(to other: Shading) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.gradient(let one), .gradient(let two)):
      one.kind.canInterpolate(to: two.kind) && one.gradient.stops.count == two.gradient.stops.count
    default: false
    }
  }
}

extension GradientFill.Kind {
  /// Its points, lengths and angles.
  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let start, let end): [Double(start.x), Double(start.y), Double(end.x), Double(end.y)]
    case .linearPoints(let start, let end): [Double(start.x), Double(start.y), Double(end.x), Double(end.y)]
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
      [Double(center.x), Double(center.y), Double(start), Double(end)]
    case .radialPoints(let center, let start, let end):
      [Double(center.x), Double(center.y), Double(start), Double(end)]
    case .angular(let center, let start, let end): [Double(center.x), Double(center.y), start.radians, end.radians]
    case .conicPoints(let center, let angle): [Double(center.x), Double(center.y), angle.radians]
    }
  }

  fileprivate func with(_ values: [Double]) -> Self {
    let first = UnitPoint(x: values[0], y: values[1])
    let point = CGPoint(x: values[0], y: values[1])
    switch self {
    case .linear: return .linear(first, UnitPoint(x: values[2], y: values[3]))
    case .linearPoints: return .linearPoints(point, CGPoint(x: values[2], y: values[3]))
    case .radial: return .radial(first, CGFloat(values[2]), CGFloat(values[3]))
    case .elliptical: return .elliptical(first, CGFloat(values[2]), CGFloat(values[3]))
    case .radialPoints: return .radialPoints(point, CGFloat(values[2]), CGFloat(values[3]))
    case .angular: return .angular(first, .radians(values[2]), .radians(values[3]))
    case .conicPoints: return .conicPoints(point, .radians(values[2]))
    }
  }

  fileprivate func canInterpolate(to other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.linearPoints, .linearPoints), (.radial, .radial), (.elliptical, .elliptical),
      (.radialPoints, .radialPoints), (.angular, .angular), (.conicPoints, .conicPoints):
      true
    default: false
    }
  }
}
