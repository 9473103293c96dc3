import Foundation

/// A part of a boundary.
struct DynamicBoundary {
  /// Where it is.
  enum Shape {
    /// The outside of a rectangle.
    case inside(CGRect)
    /// A line.
    case line(CGPoint, CGPoint)
  }

  /// The boundary's place in its behavior; `nil` for the bounds of the reference view.
  var index: Int?
  var shape: Shape
}

/// A place where two forms touch.
struct DynamicContact {
  var point: CGPoint
  /// From the first form to the second one.
  var normal: CGPoint
  /// By how much they overlap; negative for a distance.
  var depth: CGFloat
}

/// The geometry of collisions: convex forms, whose outside is on the right of each side.
@MainActor enum DynamicShape {
  /// Forms closer than this touch each other.
  static let margin: CGFloat = 0.5

  /// The form of an item, around its centre.
  static func form(of item: any UIDynamicItem) -> [CGPoint] {
    let size = item.bounds.size
    let (x, y) = (size.width / 2, size.height / 2)
    switch item.collisionBoundsType {
    case .ellipse:
      return (0..<48).map { step in
        let angle = CGFloat(step) / 48 * 2 * .pi
        return CGPoint(x: x * cos(angle), y: y * sin(angle))
      }
    case .path:
      let points = FlatPath(item.collisionBoundingPath.cgPath.builder.elements).parts.flatMap(\.self)
      let form = convex(points)
      if form.count > 2 { return form }
    case .rectangle: break
    }
    return [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
  }

  /// The smallest convex form around points.
  static func convex(_ points: [CGPoint]) -> [CGPoint] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 { chain.removeLast() }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return half(sorted) + half(sorted.reversed())
  }

  private static func cross(_ start: CGPoint, _ one: CGPoint, _ two: CGPoint) -> CGFloat {
    (one.x - start.x) * (two.y - start.y) - (one.y - start.y) * (two.x - start.x)
  }

  /// Where a form leaves a rectangle. The normals lead out of it.
  static func contacts(of form: [CGPoint], in rect: CGRect) -> [DynamicContact] {
    var contacts: [DynamicContact] = []
    for point in form {
      let depths = [
        (CGPoint(x: -1, y: 0), rect.minX - point.x), (CGPoint(x: 1, y: 0), point.x - rect.maxX),
        (CGPoint(x: 0, y: -1), rect.minY - point.y), (CGPoint(x: 0, y: 1), point.y - rect.maxY),
      ]
      for (normal, depth) in depths where depth > -margin {
        contacts.append(DynamicContact(point: point, normal: normal, depth: depth))
      }
    }
    return contacts
  }

  /// Where two forms touch.
  static func contacts(_ one: [CGPoint], _ two: [CGPoint]) -> [DynamicContact] {
    guard one.count > 1, two.count > 1 else { return [] }
    let first = leastOverlap(one, two)
    let second = leastOverlap(two, one)
    guard first.separation < margin, second.separation < margin else { return [] }
    // The side of the other form decides only if it is clearly better, so that the result does not alternate.
    if second.separation > first.separation + 0.1 {
      return clip(two, side: second.side, one).map {
        DynamicContact(point: $0.point, normal: CGPoint(x: -$0.normal.x, y: -$0.normal.y), depth: $0.depth)
      }
    }
    return clip(one, side: first.side, two)
  }

  private static func normal(_ form: [CGPoint], _ side: Int) -> CGPoint {
    let (start, end) = (form[side], form[(side + 1) % form.count])
    let length = max(hypot(end.x - start.x, end.y - start.y), 0.000_001)
    return CGPoint(x: (end.y - start.y) / length, y: -(end.x - start.x) / length)
  }

  /// The side of a form from which the other one is farthest.
  private static func leastOverlap(_ form: [CGPoint], _ other: [CGPoint]) -> (side: Int, separation: CGFloat) {
    var best = (side: 0, separation: -CGFloat.infinity)
    for side in form.indices {
      let normal = normal(form, side)
      let start = form[side]
      let separation = other.map { ($0.x - start.x) * normal.x + ($0.y - start.y) * normal.y }.min() ?? 0
      if separation > best.separation { best = (side, separation) }
    }
    return best
  }

  /// The part of the other form's opposite side that is between the ends of a side and behind it.
  private static func clip(_ form: [CGPoint], side: Int, _ other: [CGPoint]) -> [DynamicContact] {
    let normal = normal(form, side)
    let (start, end) = (form[side], form[(side + 1) % form.count])
    var opposite = 0
    var least = CGFloat.infinity
    for index in other.indices {
      let facing = self.normal(other, index)
      let alike = facing.x * normal.x + facing.y * normal.y
      if alike < least { (opposite, least) = (index, alike) }
    }
    let along = CGPoint(x: -normal.y, y: normal.x)
    let length = (end.x - start.x) * along.x + (end.y - start.y) * along.y
    let ends = [other[opposite], other[(opposite + 1) % other.count]]
    let places = ends.map { ($0.x - start.x) * along.x + ($0.y - start.y) * along.y }
    let (low, high) = (min(0, length), max(0, length))
    return [0, 1].compactMap { index -> DynamicContact? in
      let (place, otherPlace) = (places[index], places[1 - index])
      let limited = min(max(place, low), high)
      guard min(max(otherPlace, low), high) != limited || place == limited else { return nil }
      let part = abs(otherPlace - place) < 0.000_001 ? 0 : (limited - place) / (otherPlace - place)
      let point = CGPoint(
        x: ends[index].x + (ends[1 - index].x - ends[index].x) * part,
        y: ends[index].y + (ends[1 - index].y - ends[index].y) * part)
      let depth = -((point.x - start.x) * normal.x + (point.y - start.y) * normal.y)
      return depth > -margin ? DynamicContact(point: point, normal: normal, depth: depth) : nil
    }
  }
}
