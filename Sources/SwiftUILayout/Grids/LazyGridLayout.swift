package import Foundation

/// A lazy grid whose views are all measured: views fill the columns of a vertical one row by row, or the rows of a horizontal one column by
/// column.
package struct LazyGridLayout: Layout {
  package typealias AnimatableData = EmptyAnimatableData

  /// The axis on which the grid grows.
  package var axis: Axis
  /// Its columns if it is vertical, or its rows.
  package var items: [GridItem]
  /// Where views are in an item that has no alignment of its own.
  package var alignment: Alignment
  /// The distance between lines on the growing axis; `nil` for the platform's.
  package var spacing: CGFloat?

  /// A grid of these items.
  package init(_ axis: Axis, items: [GridItem], alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  private var distance: CGFloat { (spacing ?? ViewSpacing.defaultDistance).asNumber }

  private func offer(_ track: GridTrack, _ length: CGFloat? = nil) -> ProposedViewSize {
    ProposedViewSize(length, along: axis, across: track.length)
  }

  /// The length of each line: that of its longest view.
  private func lines(_ tracks: [GridTrack], _ subviews: Subviews) -> [CGFloat] {
    stride(from: 0, to: subviews.count, by: max(1, tracks.count)).map { start in
      zip(tracks, subviews.dropFirst(start)).reduce(0) { max($0, $1.1.sizeThatFits(offer($1.0))[axis]) }
    }
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let tracks = GridItem.tracks(of: items, in: proposal[axis.other])
    guard let last = tracks.last else { return .zero }
    let lines = lines(tracks, subviews)
    let length = lines.reduce(0, +) + distance * CGFloat(max(0, lines.count - 1))
    return CGSize(length.asLength, along: axis, across: last.offset + last.length)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let tracks = GridItem.tracks(of: items, in: proposal[axis.other])
    guard !tracks.isEmpty else { return subviews.forEach { $0.hide() } }
    var start: CGFloat = 0
    for (line, length) in lines(tracks, subviews).enumerated() {
      for (track, subview) in zip(tracks, subviews.dropFirst(line * tracks.count)) {
        let origin = CGPoint(start, along: axis, across: track.offset)
        let cell = CGRect(
          origin: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
          size: CGSize(length, along: axis, across: track.length))
        subview.place(in: cell, alignment: track.alignment ?? alignment, proposal: offer(track))
      }
      start += length + distance
    }
  }
}
