/// The lines of an arrangement, those between the same points as one, and the winding numbers beside them.
struct PathEdges {
  /// The winding numbers of both paths at a point.
  struct Windings {
    var first = 0
    var second = 0

    mutating func add(_ edge: Edge, _ sign: Int) {
      first += sign * edge.windings.first
      second += sign * edge.windings.second
    }
  }

  struct Edge {
    /// A forward line.
    var line: GridLine
    /// How often the paths go along the line, less how often they go back.
    var windings = Windings()
  }

  private struct Ends: Hashable {
    let from: GridPoint
    let to: GridPoint
  }

  private(set) var edges: [Edge] = []
  private var numbers: [Ends: Int] = [:]
  private let rows: EdgeBands
  private let columns: EdgeBands

  init(_ lines: [GridLine]) {
    var edges: [Edge] = []
    var numbers: [Ends: Int] = [:]
    for line in lines {
      let forward = line.isForward ? line : line.reversed
      let ends = Ends(from: forward.from, to: forward.to)
      let index = numbers[ends] ?? edges.count
      if index == edges.count {
        numbers[ends] = index
        edges.append(Edge(line: forward))
      }
      let sign = line.isForward ? 1 : -1
      if line.isSecond { edges[index].windings.second += sign } else { edges[index].windings.first += sign }
    }
    self.edges = edges
    self.numbers = numbers
    rows = EdgeBands(edges.map { ($0.line.minY, $0.line.maxY) })
    columns = EdgeBands(edges.map { ($0.line.minX, $0.line.maxX) })
  }

  /// The winding numbers at both sides of an edge, seen in its direction.
  func windings(besides index: Int) -> (left: Windings, right: Windings) {
    let edge = edges[index]
    let far = windings(beyondMiddleOf: edge.line, except: index)
    var near = far
    near.add(edge, 1)
    // A ray goes to the right from a line that goes up, and up from a horizontal line, which goes to the right.
    guard edge.line.from.y == edge.line.to.y else { return (near, far) }
    // Seen along a ray that goes up, a line to the right crosses the other way.
    near = far
    near.add(edge, -1)
    return (far, near)
  }

  /// Whether the middle of a line that is cut at all edges is in what the second path fills, its edge included.
  func contains(_ line: GridLine, _ isFilled: (Int) -> Bool) -> Bool {
    let forward = line.isForward ? line : line.reversed
    if let index = numbers[Ends(from: forward.from, to: forward.to)] {
      let sides = windings(besides: index)
      return isFilled(sides.left.second) || isFilled(sides.right.second)
    }
    return isFilled(windings(beyondMiddleOf: forward, except: nil).second)
  }

  /// The winding numbers just beyond the middle of a line, along a ray to the right, or up from a horizontal line.
  private func windings(beyondMiddleOf line: GridLine, except own: Int?) -> Windings {
    var sum = Windings()
    let isHorizontal = line.from.y == line.to.y
    let middle = GridPoint(x: line.from.x + line.to.x, y: line.from.y + line.to.y)
    let band = isHorizontal ? columns.edges(at: middle.x) : rows.edges(at: middle.y)
    for index in band where index != own {
      let other = edges[index].line
      let (from, to) = (
        GridPoint(x: 2 * other.from.x, y: 2 * other.from.y), GridPoint(x: 2 * other.to.x, y: 2 * other.to.y)
      )
      let side = (to - from).cross(middle - from)
      if isHorizontal {
        guard (from.x <= middle.x) != (to.x <= middle.x) else { continue }
        let isRightward = to.x > from.x
        // The middle is below a line to the right if it is on its right.
        if (side < 0) == isRightward, side != 0 { sum.add(edges[index], isRightward ? -1 : 1) }
      } else {
        guard (from.y <= middle.y) != (to.y <= middle.y) else { continue }
        let isUpward = to.y > from.y
        if (side > 0) == isUpward, side != 0 { sum.add(edges[index], isUpward ? 1 : -1) }
      }
    }
    return sum
  }
}

/// Edges by the bands of one coordinate that they are in.
struct EdgeBands {
  private let low: Int
  private let height: Int
  private var bands: [[Int]]

  init(_ ranges: [(Int, Int)]) {
    low = ranges.map(\.0).min() ?? 0
    let high = ranges.map(\.1).max() ?? 0
    let count = min(max(ranges.count / 4, 1), 1024)
    height = (high - low) / count + 1
    bands = Array(repeating: [], count: count)
    for (index, range) in ranges.enumerated() {
      for band in (range.0 - low) / height...(range.1 - low) / height { bands[band].append(index) }
    }
  }

  /// The edges that can be at twice a coordinate.
  func edges(at double: Int) -> [Int] {
    let band = ((double >> 1) - low) / height
    return bands.indices.contains(band) && double >= 2 * low ? bands[band] : []
  }
}
