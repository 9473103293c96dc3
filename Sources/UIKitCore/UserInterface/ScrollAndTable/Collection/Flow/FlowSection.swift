import Foundation

/// The lines of one section of a flow layout. Positions are along the direction of scrolling and across it, so that the same code lays out
/// both directions.
struct FlowSection {
  /// A size along the direction of scrolling and across it.
  struct Size: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  /// Consecutive items beside each other.
  struct Line {
    var first: Int
    var count: Int
    var begin: CGFloat
    var length: CGFloat
    var gap: CGFloat
  }

  /// What a section is made of, as the layout and its delegate determine it.
  struct Metrics {
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0
    var insetNear: CGFloat = 0
    var insetFar: CGFloat = 0
    var lineGap: CGFloat = 0
    var itemGap: CGFloat = 0
  }

  /// Sizes of the items: one for all, or one for each.
  enum Sizes {
    case uniform(Size)
    case varied([Size])
  }

  let count: Int
  var metrics: Metrics
  private(set) var sizes: Sizes
  private let across: CGFloat
  /// Only of items whose sizes vary.
  private var lines: [Line] = []
  private var perLine = 1
  private var uniformGap: CGFloat = 0
  private var firstInvalidItem: Int?
  /// The section's begin in the content.
  var begin: CGFloat = 0

  init(count: Int, metrics: Metrics, sizes: Sizes, across: CGFloat) {
    self.count = count
    self.metrics = metrics
    self.sizes = sizes
    self.across = across
    switch sizes {
    case .uniform(let size):
      let room = available
      let length = max(0, size.across)
      let step = length + metrics.itemGap
      let fitting = step > 0 ? ((room + metrics.itemGap + 0.001) / step).rounded(.down) : CGFloat(max(1, count))
      perLine = max(1, min(fitting.isFinite ? Int(min(fitting, 1e6)) : 1, max(1, count)))
      uniformGap = metrics.itemGap
      // A full line fills the width; fewer items than fit in one keep the gap.
      if fitting > 1, count >= Int(min(fitting, 1e6)) {
        uniformGap = max(metrics.itemGap, (room - CGFloat(perLine) * length) / CGFloat(perLine - 1))
      }
    case .varied: flow(from: 0)
    }
  }

  private var available: CGFloat { max(0, across - metrics.insetNear - metrics.insetFar) }

  private var lineCount: Int {
    if case .uniform = sizes { return (count + perLine - 1) / perLine }
    return lines.count
  }

  /// The length of all lines together.
  private var linesLength: CGFloat {
    switch sizes {
    case .uniform(let size):
      return lineCount == 0 ? 0 : CGFloat(lineCount) * (size.along + metrics.lineGap) - metrics.lineGap
    case .varied: return lines.last.map { $0.begin + $0.length } ?? 0
    }
  }

  /// The length of the section with all its parts.
  var length: CGFloat {
    metrics.header + metrics.insetBefore + linesLength + metrics.insetAfter + metrics.footer
  }
  var end: CGFloat { begin + length }
  private var linesBegin: CGFloat { begin + metrics.header + metrics.insetBefore }

  // MARK: Items

  func size(of item: Int) -> Size {
    switch sizes {
    case .uniform(let size): size
    case .varied(let all): all[item]
    }
  }

  /// Sets the size of one item. ``settle()`` moves the others.
  mutating func setSize(_ size: Size, of item: Int) {
    guard item >= 0, item < count else { return }
    var all: [Size]
    switch sizes {
    case .uniform(let one): all = Array(repeating: one, count: count)
    case .varied(let some):
      all = some
      guard all[item] != size else { return }
    }
    sizes = .varied([])
    all[item] = size
    sizes = .varied(all)
    firstInvalidItem = min(firstInvalidItem ?? item, item)
  }

  /// Lays out the lines that have changed. Returns whether there were any.
  mutating func settle() -> Bool {
    guard let item = firstInvalidItem else { return false }
    firstInvalidItem = nil
    let line = lines.isEmpty ? 0 : self.line(of: item)
    // An item that has become smaller may fit into the line before.
    flow(from: max(0, line - 1))
    return true
  }

  private mutating func flow(from line: Int) {
    guard case .varied(let all) = sizes else { return }
    let kept = min(line, lines.count)
    lines.removeSubrange(kept...)
    var item = lines.last.map { $0.first + $0.count } ?? 0
    var begin = lines.last.map { $0.begin + $0.length + metrics.lineGap } ?? 0
    let room = available
    while item < count {
      var used = all[item].across
      var longest = all[item].along
      var next = item + 1
      while next < count, used + metrics.itemGap + all[next].across <= room + 0.001 {
        used += metrics.itemGap + all[next].across
        longest = max(longest, all[next].along)
        next += 1
      }
      let number = next - item
      // Every line but the last fills the width.
      let spare = next < count && number > 1 ? max(0, room - used) / CGFloat(number - 1) : 0
      lines.append(
        Line(first: item, count: number, begin: begin, length: longest, gap: metrics.itemGap + spare))
      begin += longest + metrics.lineGap
      item = next
    }
  }

  private func line(of item: Int) -> Int {
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].first <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The begin of an item along the direction of scrolling, and across it.
  func position(of item: Int) -> (along: CGFloat, across: CGFloat) {
    switch sizes {
    case .uniform(let size):
      let line = item / perLine
      return (
        linesBegin + CGFloat(line) * (size.along + metrics.lineGap),
        metrics.insetNear + CGFloat(item % perLine) * (size.across + uniformGap)
      )
    case .varied(let all):
      let line = lines[line(of: item)]
      var across = metrics.insetNear
      for other in line.first..<item { across += all[other].across + line.gap }
      return (linesBegin + line.begin + (line.length - all[item].along) / 2, across)
    }
  }

  /// The items in the lines that intersect a range along the direction of scrolling.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard count > 0, high >= linesBegin else { return 0..<0 }
    switch sizes {
    case .uniform(let size):
      let step = size.along + metrics.lineGap
      guard step > 0 else { return 0..<min(count, 10_000) }
      let first = Int(max(0, min((low - linesBegin) / step, CGFloat(lineCount))).rounded(.down))
      let last = Int(max(0, min((high - linesBegin) / step, CGFloat(lineCount))).rounded(.up))
      return min(count, first * perLine)..<min(count, max(first, last) * perLine)
    case .varied:
      var from = 0
      var to = lines.count
      while from < to {
        let middle = (from + to) / 2
        if linesBegin + lines[middle].begin + lines[middle].length < low { from = middle + 1 } else { to = middle }
      }
      var end = from
      while end < lines.count, linesBegin + lines[end].begin <= high { end += 1 }
      guard from < end else { return 0..<0 }
      return lines[from].first..<(lines[end - 1].first + lines[end - 1].count)
    }
  }
}
