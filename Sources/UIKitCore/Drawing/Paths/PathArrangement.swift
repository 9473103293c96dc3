import Foundation
import ViewBacking

/// The lines of two paths, cut where they meet.
///
/// Curves become short lines between points of a grid of whole numbers. Lines are cut at each crossing, which is rounded to the grid, until
/// they meet at ends alone; then the winding numbers beside each of them are exact. Parts of curves become curves again.
struct PathArrangement {
  private var pieces: [PathPiece] = []
  private(set) var cut: [GridLine] = []
  /// The points of the paths, which rounding has not moved.
  private var exact: [GridPoint: CGPoint] = [:]
  private var closedSubpaths: Set<Int> = []
  private var scale = 1.0

  /// Whether subpaths of the first path that are open are closed; those of the second one are.
  init(_ first: PathBuilder, _ second: PathBuilder, closesFirst: Bool) {
    let numbers = (first.elements + second.elements).flatMap(\.points).flatMap {
      [abs(Double($0.x)), abs(Double($0.y))]
    }
    guard let largest = numbers.max(), numbers.allSatisfy({ $0 < 1e100 }), largest > 1e-100 else { return }
    // A power of two, so that most numbers that apps write are exact.
    scale = exp2(24 - log2(largest).rounded(.up))
    add(first, isSecond: false, closes: closesFirst, within: largest / 65536)
    add(second, isSecond: true, closes: true, within: largest / 65536)
    cutAtCrossings()
  }

  private func grid(_ point: CGPoint) -> GridPoint {
    GridPoint(x: Int((Double(point.x) * scale).rounded()), y: Int((Double(point.y) * scale).rounded()))
  }

  private func point(_ point: GridPoint) -> CGPoint {
    exact[point] ?? CGPoint(x: CGFloat(Double(point.x) / scale), y: CGFloat(Double(point.y) / scale))
  }

  // MARK: The lines

  private mutating func add(_ path: PathBuilder, isSecond: Bool, closes: Bool, within distance: Double) {
    var (here, first) = (CGPoint.zero, CGPoint.zero)
    var subpath = (cut.last?.subpath ?? 0) + 1
    func close(_ arrangement: inout PathArrangement) {
      if here != first {
        arrangement.add(PathPiece(from: here, to: first), subpath, isSecond: isSecond, within: distance)
      }
      here = first
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        if closes { close(&self) }
        (here, first) = (to, to)
        subpath += 1
      case .line(let to):
        add(PathPiece(from: here, to: to), subpath, isSecond: isSecond, within: distance)
        here = to
      case .curve(let one, let two, let end):
        add(PathPiece(start: here, one, two, end), subpath, isSecond: isSecond, within: distance)
        here = end
      case .close:
        close(&self)
        closedSubpaths.insert(subpath)
        subpath += 1
      }
    }
    if closes { close(&self) }
  }

  private mutating func add(_ piece: PathPiece, _ subpath: Int, isSecond: Bool, within distance: Double) {
    let number = pieces.count
    pieces.append(piece)
    for end in [piece.start, piece.end] where exact[grid(end)] == nil { exact[grid(end)] = end }
    let count = piece.lineCount(within: distance)
    var (from, start) = (grid(piece.start), 0.0)
    for step in 1...count {
      let end = Double(step) / Double(count)
      let to = grid(piece.point(end))
      guard to != from else { continue }
      cut.append(
        GridLine(from: from, to: to, piece: number, start: start, end: end, subpath: subpath, isSecond: isSecond))
      (from, start) = (to, end)
    }
  }

  /// Cuts lines until they meet at their ends alone. Rounding can make lines cross that did not; few rounds are needed.
  private mutating func cutAtCrossings() {
    for _ in 0..<16 {
      let cuts = crossings()
      if cuts.isEmpty { return }
      cut = cut.indices.flatMap { index in cuts[index].map { cut[index].split(at: $0) } ?? [cut[index]] }
      cut.removeAll { $0.from == $0.to }
    }
  }

  /// Where each line is to be cut.
  private func crossings() -> [Int: [GridPoint]] {
    var cuts: [Int: [GridPoint]] = [:]
    var active: [Int] = []
    for index in cut.indices.sorted(by: { cut[$0].minX < cut[$1].minX }) {
      let line = cut[index]
      let (low, high) = (line.minY, line.maxY)
      active.removeAll { cut[$0].maxX < line.minX }
      for known in active {
        let other = cut[known]
        guard other.minY <= high, other.maxY >= low else { continue }
        for point in [other.from, other.to] where line.hasInside(point) { cuts[index, default: []].append(point) }
        for point in [line.from, line.to] where other.hasInside(point) { cuts[known, default: []].append(point) }
        guard let point = line.crossing(other) else { continue }
        if point != line.from, point != line.to { cuts[index, default: []].append(point) }
        if point != other.from, point != other.to { cuts[known, default: []].append(point) }
      }
      active.append(index)
    }
    return cuts
  }

  // MARK: Results

  /// The outline of the points for which a function of both winding numbers is true. They are at the left of its lines.
  func outline(_ isInside: (_ first: Int, _ second: Int) -> Bool) -> [PathElement] {
    let edges = PathEdges(cut)
    var kept: [GridLine] = []
    for index in edges.edges.indices {
      let sides = edges.windings(besides: index)
      let (left, right) = (
        isInside(sides.left.first, sides.left.second), isInside(sides.right.first, sides.right.second)
      )
      guard left != right else { continue }
      let line = edges.edges[index].line
      kept.append(left ? line : line.reversed)
    }
    return GridLine.loops(kept).flatMap { elements($0, isClosed: true) }
  }

  /// The lines of the first path that are in what the second one fills, its edge included, or those that are not.
  func lines(inside: Bool, _ isFilled: (Int) -> Bool) -> [PathElement] {
    let edges = PathEdges(cut.filter(\.isSecond))
    var runs: [[GridLine]] = []
    var elements: [PathElement] = []
    var whole = true
    let mine = cut.filter { !$0.isSecond }
    func finish(_ subpath: Int) {
      defer { (runs, whole) = ([], true) }
      guard let first = runs.first, let last = runs.last else { return }
      if whole, closedSubpaths.contains(subpath) { elements += self.elements(first, isClosed: true); return }
      if runs.count > 1, last.last?.to == first.first?.from {
        runs[0] = last + first
        runs.removeLast()
      }
      for run in runs { elements += self.elements(run, isClosed: false) }
    }
    for (index, line) in mine.enumerated() {
      let isFirst = index == 0 || mine[index - 1].subpath != line.subpath
      if isFirst, index > 0 { finish(mine[index - 1].subpath) }
      guard edges.contains(line, isFilled) == inside else { whole = false; continue }
      if let last = runs.last?.last, last.to == line.from {
        runs[runs.count - 1].append(line)
      } else {
        runs.append([line])
      }
    }
    if let last = mine.last { finish(last.subpath) }
    return elements
  }

  /// The elements of a path along lines that follow each other.
  private func elements(_ lines: [GridLine], isClosed: Bool) -> [PathElement] {
    var lines = lines
    // A closed path begins where a piece does, if there is one.
    if isClosed, let last = lines.last,
      let start = lines.indices.first(where: { !lines[$0].continues($0 == 0 ? last : lines[$0 - 1], pieces) })
    {
      lines = Array(lines[start...] + lines[..<start])
    }
    var merged: [GridLine] = []
    for line in lines {
      if let last = merged.last, line.continues(last, pieces) {
        merged[merged.count - 1].to = line.to
        merged[merged.count - 1].end = line.end
      } else {
        merged.append(line)
      }
    }
    guard let first = merged.first else { return [] }
    var elements: [PathElement] = [.move(point(first.from))]
    for (index, line) in merged.enumerated() {
      let (from, to) = (point(line.from), point(line.to))
      guard !pieces[line.piece].isLine else {
        // The line to the start is drawn by closing.
        if !isClosed || index < merged.count - 1 { elements.append(.line(to)) }
        continue
      }
      let part = pieces[line.piece].part(from: line.start, to: line.end)
      elements.append(
        .curve(
          CGPoint(x: part.control1.x + from.x - part.start.x, y: part.control1.y + from.y - part.start.y),
          CGPoint(x: part.control2.x + to.x - part.end.x, y: part.control2.y + to.y - part.end.y), to))
    }
    return isClosed ? elements + [.close] : elements
  }
}

extension GridLine {
  /// Whether this line is the next part of the same line or curve, or a line in the same direction.
  fileprivate func continues(_ last: GridLine, _ pieces: [PathPiece]) -> Bool {
    guard last.to == from else { return false }
    if last.piece == piece, last.end == start, (last.start < last.end) == (start < end) { return true }
    guard pieces[piece].isLine, pieces[last.piece].isLine else { return false }
    let (one, two) = (last.to - last.from, to - from)
    return one.cross(two) == 0 && one.dot(two) > 0
  }

  /// Loops along lines. At a point that several loops have, each one turns left as sharply as it can, so that none crosses itself.
  fileprivate static func loops(_ lines: [GridLine]) -> [[GridLine]] {
    var outgoing: [GridPoint: [Int]] = [:]
    for (index, line) in lines.enumerated() { outgoing[line.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var loops: [[GridLine]] = []
    for first in lines.indices where !isUsed[first] {
      var loop: [GridLine] = []
      var index: Int? = first
      while let current = index, !isUsed[current] {
        isUsed[current] = true
        loop.append(lines[current])
        index = outgoing[lines[current].to]?.filter { !isUsed[$0] || $0 == first }
          .min { lines[current].turn(to: lines[$0]) < lines[current].turn(to: lines[$1]) }
      }
      if !isSliver(loop) { loops.append(loop) }
    }
    return loops
  }

  /// How far the next line is turned, clockwise from the way back.
  private func turn(to next: GridLine) -> Double {
    let (back, ahead) = (from - to, next.to - next.from)
    let angle = -atan2(Double(back.cross(ahead)), Double(back.dot(ahead)))
    return angle > 0 ? angle : angle + 2 * .pi
  }

  /// Whether a loop is so narrow that rounding has made it.
  private static func isSliver(_ loop: [GridLine]) -> Bool {
    guard let origin = loop.first?.from, loop.last?.to == origin else { return true }
    var (area, length) = (0, 0)
    for line in loop {
      area += (line.from - origin).cross(line.to - origin)
      length += abs(line.to.x - line.from.x) + abs(line.to.y - line.from.y)
    }
    return abs(area) <= 4 * length
  }
}
