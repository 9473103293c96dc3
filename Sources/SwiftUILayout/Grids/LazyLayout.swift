package import Foundation

/// What a lazy stack or grid has measured of its views: how many there are, and how long the lines are that were measured.
package final class LazyLines {
  /// Views in lines: either as many in a line as there are tracks, or one.
  package struct Segment {
    package var count: Int
    package var isFull: Bool

    package init(count: Int, isFull: Bool) {
      self.count = count
      self.isFull = isFull
    }
  }

  /// The lengths of lines for one length across.
  private struct Lengths {
    var tracks: [GridTrack]
    var lines: [CGFloat]
    var sum: CGFloat = 0
    var measured = 0

    var estimate: CGFloat { measured > 0 ? sum / CGFloat(measured) : LazyLines.firstEstimate }
    subscript(line: Int) -> CGFloat { lines[line].isNaN ? estimate : lines[line] }
  }

  /// The length of a line before any was measured.
  private static let firstEstimate: CGFloat = 44

  package let axis: Axis
  /// The tracks of a grid; `nil` for a stack, which has one.
  package var items: [GridItem]? { didSet { known = [:] } }
  package var alignment: Alignment
  package var spacing: CGFloat?
  /// All views.
  package var segments: [Segment] = [] { didSet { known = [:] } }
  /// The indices of the views that are there, in their order. Those that stay at an edge are last, so that they are in front.
  package var made: [Int] = []
  /// The distances of the views that stay at an edge from their own places, by index.
  package var pinned: [Int: CGFloat] = [:]
  private var known: [CGFloat?: Lengths] = [:]

  package init(_ axis: Axis, items: [GridItem]?, alignment: Alignment, spacing: CGFloat?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The number of views.
  package var count: Int { segments.reduce(0) { $0 + $1.count } }

  fileprivate var distance: CGFloat { (spacing ?? ViewSpacing.defaultDistance).asNumber }

  private func lineCount(_ tracks: Int) -> Int {
    segments.reduce(0) { $0 + ($1.isFull ? $1.count : ($1.count + tracks - 1) / tracks) }
  }

  /// The line of a view, its place in it, and whether the view has the line for itself.
  private func place(of index: Int, _ tracks: Int) -> (line: Int, track: Int, isFull: Bool) {
    var (index, line) = (index, 0)
    for segment in segments {
      if index < segment.count {
        return segment.isFull ? (line + index, 0, true) : (line + index / tracks, index % tracks, false)
      }
      index -= segment.count
      line += segment.isFull ? segment.count : (segment.count + tracks - 1) / tracks
    }
    return (line, 0, true)
  }

  /// The views of lines.
  private func views(in lines: Range<Int>, _ tracks: Int) -> Range<Int> {
    func first(of line: Int) -> Int {
      var (line, index) = (line, 0)
      for segment in segments {
        let count = segment.isFull ? segment.count : (segment.count + tracks - 1) / tracks
        if line < count { return index + (segment.isFull ? line : line * tracks) }
        line -= count
        index += segment.count
      }
      return index
    }
    return first(of: lines.lowerBound)..<first(of: lines.upperBound)
  }

  private func lengths(_ across: CGFloat?) -> Lengths {
    if let known = known[across] { return known }
    let tracks = items.map { GridItem.tracks(of: $0, in: across) } ?? [GridTrack(offset: 0, length: across ?? .nan)]
    return Lengths(tracks: tracks, lines: Array(repeating: .nan, count: tracks.isEmpty ? 0 : lineCount(tracks.count)))
  }

  fileprivate func offer(_ track: GridTrack?, _ across: CGFloat?) -> ProposedViewSize {
    let length = track.flatMap { $0.length.isNaN ? nil : $0.length } ?? across
    return ProposedViewSize(nil, along: axis, across: length)
  }

  /// Measures the views that are there.
  private func measured(_ across: CGFloat?, _ subviews: LayoutSubviews) -> Lengths {
    var lengths = lengths(across)
    guard !lengths.tracks.isEmpty else { return lengths }
    var lines: [Int: CGFloat] = [:]
    for (index, subview) in zip(made, subviews) {
      let place = place(of: index, lengths.tracks.count)
      let length = subview.sizeThatFits(offer(place.isFull ? nil : lengths.tracks[place.track], across))[axis]
      lines[place.line] = max(lines[place.line] ?? 0, length.isFinite ? length : 0)
    }
    for (line, length) in lines where line < lengths.lines.count && lengths.lines[line] != length {
      if lengths.lines[line].isNaN { lengths.measured += 1 } else { lengths.sum -= lengths.lines[line] }
      lengths.sum += length
      lengths.lines[line] = length
    }
    if known.count > 8 { known = [:] }
    known[across] = lengths
    return lengths
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    let across = proposal[axis.other]
    let lengths = measured(across, subviews)
    let count = lengths.lines.count
    let length =
      lengths.sum + lengths.estimate * CGFloat(count - lengths.measured) + distance * CGFloat(max(0, count - 1))
    let width: CGFloat
    if items != nil {
      width = lengths.tracks.last.map { $0.offset + $0.length } ?? 0
    } else if let across, across.isFinite {
      width = across
    } else {
      width = subviews.reduce(0) { max($0, $1.sizeThatFits(offer(nil, across))[axis.other]) }
    }
    return CGSize(length.asLength, along: axis, across: width.asLength)
  }

  fileprivate func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    let across = proposal[axis.other]
    let lengths = measured(across, subviews)
    guard !lengths.tracks.isEmpty else { return subviews.forEach { $0.hide() } }
    var (line, start): (Int, CGFloat) = (0, 0)
    for (index, subview) in zip(made, subviews) {
      let place = place(of: index, lengths.tracks.count)
      if place.line < line { (line, start) = (0, 0) }
      while line < place.line {
        start += lengths[line] + distance
        line += 1
      }
      let track = place.isFull ? nil : lengths.tracks[place.track]
      let width = track.flatMap { $0.length.isNaN ? nil : $0.length } ?? bounds.size[axis.other]
      let origin = CGPoint(start + (pinned[index] ?? 0), along: axis, across: track?.offset ?? 0)
      let cell = CGRect(
        origin: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        size: CGSize(lengths[min(line, lengths.lines.count - 1)], along: axis, across: width))
      subview.place(in: cell, alignment: track?.alignment ?? alignment, proposal: offer(track, across))
    }
  }

  /// The views that are in a part of the length, for a length across.
  package func views(from start: CGFloat, to end: CGFloat, across: CGFloat?) -> Range<Int> {
    let lengths = lengths(across)
    var (line, offset): (Int, CGFloat) = (0, 0)
    while line < lengths.lines.count, offset + lengths[line] <= start {
      offset += lengths[line] + distance
      line += 1
    }
    let first = line
    // The length of one line is the estimate for the others.
    if lengths.measured == 0, line < lengths.lines.count, offset < end {
      return views(in: first..<first + 1, max(1, lengths.tracks.count))
    }
    while line < lengths.lines.count, offset < end {
      offset += lengths[line] + distance
      line += 1
    }
    return views(in: first..<line, max(1, lengths.tracks.count))
  }

  /// The part of the length where a view is, measured or estimated.
  package func position(of index: Int, across: CGFloat?) -> (start: CGFloat, length: CGFloat) {
    let lengths = lengths(across)
    guard !lengths.lines.isEmpty else { return (0, 0) }
    let line = min(place(of: index, max(1, lengths.tracks.count)).line, lengths.lines.count - 1)
    return ((0..<line).reduce(0) { $0 + lengths[$1] + distance }, lengths[line])
  }
}

/// The layout of a lazy stack or grid, whose subviews are only those near what is visible.
package struct LazyLayout: Layout {
  package typealias AnimatableData = EmptyAnimatableData

  // A layout is used from one isolation at a time, as its tree is.
  nonisolated(unsafe) package let lines: LazyLines

  package init(_ lines: LazyLines) { self.lines = lines }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lines.size(proposal, subviews)
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    lines.place(bounds, proposal, subviews)
  }
}
