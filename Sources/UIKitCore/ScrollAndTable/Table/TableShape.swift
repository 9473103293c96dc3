import Foundation

/// How many sections and rows a table has and how high each part is: all parts one below the other, for each section its
/// header, its rows and its footer.
struct TableShape {
  enum Part: Hashable {
    case header(Int)
    case row(RowPlace)
    case footer(Int)
  }

  struct Height {
    enum Origin { case given, measured, estimated }
    var points: CGFloat
    var origin: Origin
  }

  /// How many rows each section has.
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

  func contains(_ place: RowPlace) -> Bool {
    rowCounts.indices.contains(place.section) && place.row >= 0 && place.row < rowCounts[place.section]
  }

  func index(of part: Part) -> Int {
    switch part {
    case .header(let section): starts[section]
    case .row(let place): starts[place.section] + 1 + place.row
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
    return .row(RowPlace(section: low, row: index - starts[low] - 1))
  }

  func top(of index: Int) -> CGFloat { heights.top(of: index) }
  func height(of index: Int) -> CGFloat { heights[index] }
  func isEstimated(_ index: Int) -> Bool { origins[index] == .estimated }
  func index(at y: CGFloat) -> Int { heights.index(at: y) }

  mutating func setMeasured(_ height: CGFloat, of index: Int) {
    heights[index] = height
    origins[index] = .measured
  }

  /// What was measured of one part becomes an estimate: its content may be another.
  mutating func forgetMeasure(of index: Int) {
    if origins[index] == .measured { origins[index] = .estimated }
  }

  /// What was measured becomes an estimate: the table has another width.
  mutating func forgetMeasures() {
    for index in origins.indices where origins[index] == .measured { origins[index] = .estimated }
  }

  /// The height of a row, to be carried over.
  func height(of place: RowPlace) -> Height {
    let index = index(of: .row(place))
    return Height(points: heights[index], origin: origins[index])
  }

  /// The place after or before `place`, by so many rows, at the end where there are no more; `nil` where there are none.
  func place(_ place: RowPlace, movedBy distance: Int) -> RowPlace? {
    var next = place
    next.row += distance
    while next.row >= rowCounts[next.section] {
      guard let further = rowCounts.indices.first(where: { $0 > next.section && rowCounts[$0] > 0 }) else {
        return lastPlace
      }
      next = RowPlace(section: further, row: next.row - rowCounts[next.section])
    }
    while next.row < 0 {
      guard let nearer = rowCounts.indices.last(where: { $0 < next.section && rowCounts[$0] > 0 }) else {
        return firstPlace
      }
      next = RowPlace(section: nearer, row: next.row + rowCounts[nearer])
    }
    return next
  }

  var firstPlace: RowPlace? { rowCounts.firstIndex { $0 > 0 }.map { RowPlace(section: $0, row: 0) } }
  var lastPlace: RowPlace? {
    rowCounts.lastIndex { $0 > 0 }.map { RowPlace(section: $0, row: rowCounts[$0] - 1) }
  }
}
