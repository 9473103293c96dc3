public import Foundation

/// A layout of subviews in rows and columns, which are as long as their largest cells.
///
/// Columns are offered the width as the subviews of a stack are, then rows the height. A cell over several columns extends them by equal
/// amounts if it needs more.
public struct GridLayout: Layout {
  /// Nothing is animated in steps.
  public typealias AnimatableData = EmptyAnimatableData

  /// What the grid computes once for its subviews, and its last arrangement.
  public struct Cache {
    fileprivate var cells: GridCells
    fileprivate var last: (proposal: ProposedViewSize, columns: [CGFloat], rows: [CGFloat])?
  }

  /// The guides by which cells are aligned, where neither column nor row has one.
  public var alignment: Alignment
  /// The distance between columns; `nil` for the one that cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows; `nil` for the one that cells prefer.
  public var verticalSpacing: CGFloat?

  /// A grid with an alignment and distances.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The rows and columns of the subviews.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(cells: GridCells(subviews, self))
  }

  private func tracks(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> (columns: [CGFloat], rows: [CGFloat]) {
    if let last = cache.last, last.proposal == proposal { return (last.columns, last.rows) }
    let columns = cache.cells.columns(proposal.width, subviews)
    let rows = cache.cells.rows(proposal.height, columns, subviews)
    cache.last = (proposal, columns, rows)
    return (columns, rows)
  }

  /// The sum of columns and rows, and of the distances between them.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let (columns, rows) = tracks(proposal, subviews, &cache)
    return CGSize(
      width: (columns + cache.cells.columnDistances).reduce(0, +).asLength,
      height: (rows + cache.cells.rowDistances).reduce(0, +).asLength)
  }

  /// Places the cells in their columns and rows.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let (columns, rows) = tracks(proposal, subviews, &cache)
    cache.cells.place(subviews, in: bounds, columns: columns, rows: rows)
  }
}

/// The cells of a grid.
private struct GridCells {
  struct Cell {
    let index: Int
    let row: Int
    let columns: Range<Int>
    let anchor: UnitPoint?
    let unsized: Axis.Set
  }

  var cells: [Cell] = []
  var rowRanges: [Range<Int>] = []
  var rowAlignments: [VerticalAlignment] = []
  var columnAlignments: [HorizontalAlignment] = []
  var columnDistances: [CGFloat] = []
  var rowDistances: [CGFloat] = []

  /// More columns than this are not distinguished from this number: a cell may not cause an endless computation.
  private static let largestSpan = 4096

  init(_ subviews: LayoutSubviews, _ grid: GridLayout) {
    // Rows: ranges of subviews, and the columns that each cell uses.
    var rows: [(id: Int?, alignment: VerticalAlignment?, members: [Int])] = []
    for (index, subview) in subviews.enumerated() {
      let row = subview[GridRowKey.self]
      if let row, let last = rows.last, last.id == row.id {
        rows[rows.count - 1].members.append(index)
      } else {
        rows.append((row?.id, row?.alignment, [index]))
      }
    }
    let spans = subviews.map { min(max(1, $0[GridCellColumnsKey.self]), Self.largestSpan) }
    let count = rows.map { row in row.id == nil ? 1 : row.members.reduce(0) { $0 + spans[$1] } }.max() ?? 0
    var alignments: [HorizontalAlignment?] = Array(repeating: nil, count: count)
    for (number, row) in rows.enumerated() {
      var column = 0
      let start = cells.count
      for index in row.members {
        let subview = subviews[index]
        let end = row.id == nil ? count : column + spans[index]
        if alignments[column] == nil { alignments[column] = subview[GridColumnAlignmentKey.self] }
        cells.append(
          Cell(
            index: index, row: number, columns: column..<end, anchor: subview[GridCellAnchorKey.self],
            unsized: subview[GridCellUnsizedAxesKey.self]))
        column = end
      }
      rowRanges.append(start..<cells.count)
      rowAlignments.append(row.alignment ?? grid.alignment.vertical)
    }
    columnAlignments = alignments.map { $0 ?? grid.alignment.horizontal }
    computeDistances(subviews, grid)
  }

  private mutating func computeDistances(_ subviews: LayoutSubviews, _ grid: GridLayout) {
    let columnCount = columnAlignments.count
    if let spacing = grid.horizontalSpacing {
      columnDistances = Array(repeating: spacing.asNumber, count: max(0, columnCount - 1))
    } else {
      var preferred: [CGFloat?] = Array(repeating: nil, count: max(0, columnCount - 1))
      for range in rowRanges {
        for (cell, next) in zip(cells[range], cells[range].dropFirst()) {
          let distance = subviews[cell.index].spacing.distance(to: subviews[next.index].spacing, along: .horizontal)
          let gap = cell.columns.upperBound - 1
          preferred[gap] = max(preferred[gap] ?? distance, distance)
        }
      }
      columnDistances = preferred.map { $0 ?? ViewSpacing.defaultDistance }
    }
    if let spacing = grid.verticalSpacing {
      rowDistances = Array(repeating: spacing.asNumber, count: max(0, rowRanges.count - 1))
    } else {
      let spacings = rowRanges.map { range in
        cells[range].reduce(into: ViewSpacing()) { $0.formUnion(subviews[$1.index].spacing) }
      }
      rowDistances = zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) }
    }
  }

  /// The length of `range` of tracks, with the distances between them.
  private func length(_ range: Range<Int>, _ lengths: [CGFloat], _ distances: [CGFloat]) -> CGFloat {
    lengths[range].reduce(0, +) + distances[range.dropLast()].reduce(0, +)
  }

  /// Divides `total` among tracks, the least flexible one first.
  private func divide(
    _ total: CGFloat?, count: Int, distances: [CGFloat], _ needed: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let total, total > 0, total < .infinity else { return (0..<count).map { needed($0, total) } }
    var available = max(0, total - distances.reduce(0, +))
    let flexibilities = (0..<count).map { (needed($0, .infinity) - needed($0, 0)).asNumber }
    var lengths: [CGFloat] = Array(repeating: 0, count: count)
    let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    for (served, track) in order.enumerated() {
      lengths[track] = needed(track, available / CGFloat(count - served))
      available = max(0, (available - lengths[track]).asNumber)
    }
    return lengths
  }

  func columns(_ total: CGFloat?, _ subviews: LayoutSubviews) -> [CGFloat] {
    let sized = cells.filter { !$0.unsized.contains(.horizontal) }
    let single = Dictionary(grouping: sized.filter { $0.columns.count == 1 }, by: \.columns.lowerBound)
    func width(_ cell: Cell, _ offered: CGFloat?) -> CGFloat {
      subviews[cell.index].sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
    }
    var lengths = divide(total, count: columnAlignments.count, distances: columnDistances) { column, offered in
      single[column, default: []].reduce(0) { max($0, width($1, offered)) }
    }
    // What cells over several columns need beyond these, the narrower ones first.
    for cell in sized.filter({ $0.columns.count > 1 }).sorted(by: {
      ($0.columns.count, $0.index) < ($1.columns.count, $1.index)
    }) {
      let own = length(cell.columns, lengths, columnDistances)
      let left = total.map { max(0, ($0 - length(lengths.indices, lengths, columnDistances)).asNumber) }
      let missing = width(cell, left.map { own + $0 }) - own
      guard missing > 0 else { continue }
      for column in cell.columns { lengths[column] += missing / CGFloat(cell.columns.count) }
    }
    return lengths
  }

  func rows(_ total: CGFloat?, _ columns: [CGFloat], _ subviews: LayoutSubviews) -> [CGFloat] {
    divide(total, count: rowRanges.count, distances: rowDistances) { row, offered in
      extent(of: row, offered, columns, subviews).length
    }
  }

  private func extent(
    of row: Int, _ height: CGFloat?, _ columns: [CGFloat], _ subviews: LayoutSubviews
  ) -> AlignedExtent {
    var extent = AlignedExtent()
    for cell in cells[rowRanges[row]] where !cell.unsized.contains(.vertical) {
      let dimensions = subviews[cell.index].dimensions(in: proposal(cell, height, columns))
      // A cell with an anchor has no guide in its row.
      extent.include(length: dimensions.height, guide: cell.anchor == nil ? dimensions[rowAlignments[row]] : 0)
    }
    return extent
  }

  private func proposal(_ cell: Cell, _ height: CGFloat?, _ columns: [CGFloat]) -> ProposedViewSize {
    ProposedViewSize(width: length(cell.columns, columns, columnDistances), height: height)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, columns: [CGFloat], rows: [CGFloat]) {
    var starts: [CGFloat] = []
    var x = bounds.minX
    for (column, length) in columns.enumerated() {
      starts.append(x)
      x += length + (column < columnDistances.count ? columnDistances[column] : 0)
    }
    var y = bounds.minY
    for (row, height) in rows.enumerated() {
      let extent = extent(of: row, height, columns, subviews)
      for cell in cells[rowRanges[row]] {
        let (proposal, start) = (proposal(cell, height, columns), starts[cell.columns.lowerBound])
        let width = proposal.width ?? 0
        if let anchor = cell.anchor {
          subviews[cell.index].place(
            at: CGPoint(x: start + anchor.x * width, y: y + anchor.y * height), anchor: anchor, proposal: proposal)
          continue
        }
        let dimensions = subviews[cell.index].dimensions(in: proposal)
        let region = ViewDimensions(size: CGSize(width: width, height: height))
        let guide = columnAlignments[cell.columns.lowerBound]
        subviews[cell.index].place(
          at: CGPoint(
            x: start + (region[guide] - dimensions[guide]).asNumber,
            y: y + extent.origin(guide: dimensions[rowAlignments[row]])),
          proposal: proposal)
      }
      y += height + (row < rowDistances.count ? rowDistances[row] : 0)
    }
  }
}
