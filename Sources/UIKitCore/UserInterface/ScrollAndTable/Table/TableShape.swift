import Foundation

/// The numbers of sections and rows of a table and the height of each part: all parts from top to bottom, for each section its header, its
/// rows and its footer.
struct TableShape {
  enum Part: Hashable {
    case header(Int)
    case row(RowIndexPath)
    case footer(Int)
  }

  struct Height {
    enum Origin { case given, measured, estimated }
    var points: CGFloat
    var origin: Origin
  }

  /// The number of rows in each section.
  let rowCounts: [Int]
  /// The index of each section's header, and the count of all parts.
  private let starts: [Int]
  private var heights: RunningHeights
  private var origins: [Height.Origin]

  init() { self.init(sections: []) }

  init(sections: [(header: Height, rows: [Height], footer: Height)]) {
    rowCounts = sections.map(\.rows.count)
    var starts = [0]
    var all: [CGFloat] = []
    var origins: [Height.Origin] = []
    for section in sections {
      for height in [section.header] + section.rows + [section.footer] {
        all.append(height.points)
        origins.append(height.origin)
      }
      starts.append(all.count)
    }
    self.starts = starts
    self.origins = origins
    heights = RunningHeights(all)
  }

  var partCount: Int { heights.count }
  var totalHeight: CGFloat { heights.total }

  func contains(_ row: RowIndexPath) -> Bool {
    rowCounts.indices.contains(row.section) && row.row >= 0 && row.row < rowCounts[row.section]
  }

  func index(of part: Part) -> Int {
    switch part {
    case .header(let section): starts[section]
    case .row(let row): starts[row.section] + 1 + row.row
    case .footer(let section): starts[section + 1] - 1
    }
  }

  func part(at index: Int) -> Part {
    var low = 0
    var high = starts.count - 1
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    if index == starts[low] { return .header(low) }
    if index == starts[low + 1] - 1 { return .footer(low) }
    return .row(RowIndexPath(section: low, row: index - starts[low] - 1))
  }

  func top(of index: Int) -> CGFloat { heights.top(of: index) }
  func height(of index: Int) -> CGFloat { heights[index] }
  func isEstimated(_ index: Int) -> Bool { origins[index] == .estimated }
  func index(at y: CGFloat) -> Int { heights.index(at: y) }

  mutating func setMeasured(_ height: CGFloat, of index: Int) {
    heights[index] = height
    origins[index] = .measured
  }

  /// Makes the measured height of one part an estimate: its content may have changed.
  mutating func forgetMeasure(of index: Int) {
    if origins[index] == .measured { origins[index] = .estimated }
  }

  /// Makes all measured heights estimates: the width of the table has changed.
  mutating func forgetMeasures() {
    for index in origins.indices where origins[index] == .measured { origins[index] = .estimated }
  }

  /// The height of a row, to be copied into another shape.
  func height(of row: RowIndexPath) -> Height {
    let index = index(of: .row(row))
    return Height(points: heights[index], origin: origins[index])
  }

  /// The row `distance` rows after or before `row`, clamped to the first and last row; `nil` if there are no rows.
  func row(_ row: RowIndexPath, movedBy distance: Int) -> RowIndexPath? {
    var next = row
    next.row += distance
    while next.row >= rowCounts[next.section] {
      guard let further = rowCounts.indices.first(where: { $0 > next.section && rowCounts[$0] > 0 }) else {
        return lastRow
      }
      next = RowIndexPath(section: further, row: next.row - rowCounts[next.section])
    }
    while next.row < 0 {
      guard let nearer = rowCounts.indices.last(where: { $0 < next.section && rowCounts[$0] > 0 }) else {
        return firstRow
      }
      next = RowIndexPath(section: nearer, row: next.row + rowCounts[nearer])
    }
    return next
  }

  var firstRow: RowIndexPath? { rowCounts.firstIndex { $0 > 0 }.map { RowIndexPath(section: $0, row: 0) } }
  var lastRow: RowIndexPath? {
    rowCounts.lastIndex { $0 > 0 }.map { RowIndexPath(section: $0, row: rowCounts[$0] - 1) }
  }
}
