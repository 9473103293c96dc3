/// What of a text is selected, or where the caret is.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range, or the place of the caret.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices
  /// On which side of a place where the direction of the text changes, or a line is broken, the caret is. It has no effect.
  public var affinity = TextSelectionAffinity.automatic

  /// A range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several ranges. Differs from Apple: the control shows the range around them.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// The place of the caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected, so that it is the place of the caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range around all that is selected; `nil` for nothing.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}
