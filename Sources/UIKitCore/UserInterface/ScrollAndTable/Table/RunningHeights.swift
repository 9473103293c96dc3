import Foundation

/// A list of heights in which a change of one height and a prefix sum take logarithmic time: a Fenwick tree, so that a table of a million
/// rows scrolls as fast as one of ten.
struct RunningHeights {
  private(set) var heights: [CGFloat]
  /// `sums[i]` is the sum of the `i & -i` heights that end before `i`.
  private var sums: [CGFloat]

  init(_ heights: [CGFloat] = []) {
    self.heights = heights
    sums = [0] + heights
    for index in sums.indices.dropFirst() {
      let above = index + (index & -index)
      if above < sums.count { sums[above] += sums[index] }
    }
  }

  var count: Int { heights.count }
  var total: CGFloat { top(of: count) }

  subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      let change = newValue - heights[index]
      guard change != 0 else { return }
      heights[index] = newValue
      var position = index + 1
      while position < sums.count {
        sums[position] += change
        position += position & -position
      }
    }
  }

  /// The sum of the heights before `index`.
  func top(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var position = index
    while position > 0 {
      sum += sums[position]
      position -= position & -position
    }
    return sum
  }

  /// The last index whose top is at or above `y`; 0 if `y` is above everything. If several begin at the same point, because some have no
  /// height, the last of them.
  func index(at y: CGFloat) -> Int {
    guard count > 0 else { return 0 }
    var position = 0
    var left = y
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next < sums.count, sums[next] <= left {
        left -= sums[next]
        position = next
      }
      step >>= 1
    }
    return min(position, count - 1)
  }
}
