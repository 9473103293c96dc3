public import Foundation

/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridItem: Sendable {
  /// How long an item is across the grid.
  public enum Size: Sendable, Equatable {
    /// One length.
    case fixed(CGFloat)
    /// An equal share of the space, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit into an equal share of the space, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// The distance to the next item; `nil` for the platform's.
  public var spacing: CGFloat?
  /// Where views are in the item; `nil` for the alignment of the grid.
  public var alignment: Alignment?

  /// An item of a size, with the distance to the next one and an alignment.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column or row of a lazy grid at its place.
package struct GridTrack: Equatable, Sendable {
  package var offset: CGFloat
  package var length: CGFloat
  package var alignment: Alignment?
}

extension GridItem {
  /// The columns or rows for these items in `total`, the grid's width or height.
  ///
  /// Fixed items are served first, then the others in order: each is offered an equal share of what is left, within its limits. Without a
  /// total they have their smallest length.
  package static func tracks(of items: [GridItem], in total: CGFloat?) -> [GridTrack] {
    func distance(after item: GridItem) -> CGFloat { (item.spacing ?? ViewSpacing.defaultDistance).asNumber }
    var remaining = total.map { $0 - items.dropLast().reduce(0) { $0 + distance(after: $1) } }
    var open = items.count
    for case .fixed(let length) in items.map(\.size) {
      remaining = remaining.map { $0 - length.asLength }
      open -= 1
    }
    var tracks: [GridTrack] = []
    var offset: CGFloat = 0
    for item in items {
      let share = remaining.map { max(0, $0.asNumber) / CGFloat(max(1, open)) }
      var lengths: [CGFloat]
      switch item.size {
      case .fixed(let length): lengths = [length.asLength]
      case .flexible(let minimum, let maximum):
        lengths = [(share ?? 0).clamped(minimum.asLength, maximum.asLength)]
      case .adaptive(let minimum, let maximum): lengths = adaptive(share, minimum, maximum, distance(after: item))
      }
      if case .fixed = item.size {
      } else {
        open -= 1
        let used = lengths.reduce(0, +) + distance(after: item) * CGFloat(lengths.count - 1)
        remaining = remaining.map { ($0 - used).asNumber }
      }
      for length in lengths {
        tracks.append(GridTrack(offset: offset, length: length, alignment: item.alignment))
        offset += length + distance(after: item)
      }
    }
    return tracks
  }

  /// The number of tracks of one adaptive item is limited, so that a share that is by far too large is no endless computation.
  private static let largestNumberOfTracks: CGFloat = 4096

  private static func adaptive(
    _ share: CGFloat?, _ minimum: CGFloat, _ maximum: CGFloat, _ distance: CGFloat
  ) -> [CGFloat] {
    guard let share, share < .infinity else { return [(share ?? 0).clamped(minimum.asLength, maximum.asLength)] }
    let fitting = ((share + distance) / (minimum.asLength + distance)).rounded(.down)
    let count = fitting.isNaN ? 1 : fitting.clamped(1, largestNumberOfTracks)
    let length = ((share - distance * (count - 1)) / count).clamped(minimum.asLength, maximum.asLength)
    return Array(repeating: length, count: Int(count))
  }
}
