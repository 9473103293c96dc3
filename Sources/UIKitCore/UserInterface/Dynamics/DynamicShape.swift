import Foundation

/// One line of a collision boundary, or the bounds of the reference view.
struct DynamicBoundary {
  /// The geometry.
  enum Shape {
    /// A rectangle that items stay inside of.
    case inside(CGRect)
    /// A line segment.
    case line(CGPoint, CGPoint)
  }

  /// The number of the boundary, which no other boundary of its behavior ever has; `nil` for the bounds of the reference view.
  var number: Int?
  /// The identifier of the boundary; `nil` for the bounds of the reference view.
  var identifier: (any NSCopying)?
  var shape: Shape
}

/// A point at which two shapes touch.
struct DynamicContact {
  var point: CGPoint
  /// The unit vector from the first shape to the second one.
  var normal: CGPoint
  /// The overlap along the normal; negative if there is a gap.
  var depth: CGFloat
}

/// The geometry of collisions: convex polygons, as lists of corners. The outside is on the right of each side.
@MainActor enum DynamicShape {
  /// Shapes with a smaller gap are in contact.
  static let margin: CGFloat = 0.5

  /// The collision shape of an item, relative to its centre.
  static func corners(of item: any UIDynamicItem) -> [CGPoint] {
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
      let hull = convexHull(of: points)
      if hull.count > 2 { return hull }
    case .rectangle: break
    }
    return [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
  }

  /// The convex hull of points.
  static func convexHull(of points: [CGPoint]) -> [CGPoint] {
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

  /// The contacts of a shape with the sides of the rectangle that it is inside of. The normals point out of the rectangle.
  static func contacts(of corners: [CGPoint], in rect: CGRect) -> [DynamicContact] {
    var contacts: [DynamicContact] = []
    for point in corners {
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

  /// The contacts of two shapes.
  static func contacts(_ one: [CGPoint], _ two: [CGPoint]) -> [DynamicContact] {
    guard one.count > 1, two.count > 1 else { return [] }
    let first = leastOverlap(one, two)
    let second = leastOverlap(two, one)
    guard first.separation < margin, second.separation < margin else { return [] }
    // The tolerance keeps the reference side the same in successive steps.
    if second.separation > first.separation + 0.1 {
      return clip(two, side: second.side, one).map {
        DynamicContact(point: $0.point, normal: CGPoint(x: -$0.normal.x, y: -$0.normal.y), depth: $0.depth)
      }
    }
    return clip(one, side: first.side, two)
  }

  private static func normal(_ corners: [CGPoint], _ side: Int) -> CGPoint {
    let (start, end) = (corners[side], corners[(side + 1) % corners.count])
    let length = max(hypot(end.x - start.x, end.y - start.y), 0.000_001)
    return CGPoint(x: (end.y - start.y) / length, y: -(end.x - start.x) / length)
  }

  /// The side with the largest separation from the other shape, by the separating axis theorem.
  private static func leastOverlap(_ corners: [CGPoint], _ other: [CGPoint]) -> (side: Int, separation: CGFloat) {
    var best = (side: 0, separation: -CGFloat.infinity)
    for side in corners.indices {
      let normal = normal(corners, side)
      let start = corners[side]
      let separation = other.map { ($0.x - start.x) * normal.x + ($0.y - start.y) * normal.y }.min() ?? 0
      if separation > best.separation { best = (side, separation) }
    }
    return best
  }

  /// Clips the other shape's opposite side to the ends of a side. Each end that remains, behind the side or closer than the margin, is a
  /// contact.
  private static func clip(_ corners: [CGPoint], side: Int, _ other: [CGPoint]) -> [DynamicContact] {
    let normal = normal(corners, side)
    let (start, end) = (corners[side], corners[(side + 1) % corners.count])
    var opposite = 0
    var least = CGFloat.infinity
    for index in other.indices {
      let otherNormal = self.normal(other, index)
      let product = otherNormal.x * normal.x + otherNormal.y * normal.y
      if product < least { (opposite, least) = (index, product) }
    }
    let along = CGPoint(x: -normal.y, y: normal.x)
    let length = (end.x - start.x) * along.x + (end.y - start.y) * along.y
    let ends = [other[opposite], other[(opposite + 1) % other.count]]
    let positions = ends.map { ($0.x - start.x) * along.x + ($0.y - start.y) * along.y }
    let (low, high) = (min(0, length), max(0, length))
    return [0, 1].compactMap { index -> DynamicContact? in
      let (position, otherPosition) = (positions[index], positions[1 - index])
      let clipped = min(max(position, low), high)
      guard min(max(otherPosition, low), high) != clipped || position == clipped else { return nil }
      let fraction = abs(otherPosition - position) < 0.000_001 ? 0 : (clipped - position) / (otherPosition - position)
      let point = CGPoint(
        x: ends[index].x + (ends[1 - index].x - ends[index].x) * fraction,
        y: ends[index].y + (ends[1 - index].y - ends[index].y) * fraction)
      let depth = -((point.x - start.x) * normal.x + (point.y - start.y) * normal.y)
      return depth > -margin ? DynamicContact(point: point, normal: normal, depth: depth) : nil
    }
  }
}
