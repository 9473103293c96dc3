public import Foundation

/// Text with positions and a selection: a text field or a text view.
///
/// Positions are counted in UTF-16 units, as on a device.
///
/// Differs from Apple: only these two conform; input methods, geometry and writing direction are handled by the desktop, and their methods
/// are absent.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {}

extension UITextInput {
  private var edited: (any EditedText)? { self as? any EditedText }
  private var count: Int { edited?.content.utf16.count ?? 0 }

  /// The selection; empty for the insertion point. Setting it clamps the range to the text; `nil` has no effect.
  public var selectedTextRange: UITextRange? {
    get {
      guard let range = edited?.selection.range else { return nil }
      return UITextRange(UITextPosition(range.location), UITextPosition(range.location + range.length))
    }
    set {
      guard let newValue else { return }
      let length = newValue.end.offset - newValue.start.offset
      edited?.select(NSRange(location: newValue.start.offset, length: length), asks: true)
    }
  }

  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(count) }

  /// The range between two positions in any order; `nil` if one is not in the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) =
      fromPosition.offset <= toPosition.offset ? (fromPosition, toPosition) : (toPosition, fromPosition)
    return last.offset <= count ? UITextRange(first, last) : nil
  }

  /// The position at `offset` after another, or before it if `offset` is negative; `nil` if that is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (newOffset, isBeyond) = position.offset.addingReportingOverflow(offset)
    return !isBeyond && 0...count ~= newOffset ? UITextPosition(newOffset) : nil
  }

  /// The distance from one position to another; negative if the other comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// The order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// The text in a range; `nil` if the range is no longer in the text.
  public func text(in range: UITextRange) -> String? {
    guard let units = edited?.content.utf16, range.end.offset <= units.count else { return nil }
    let start = units.index(units.startIndex, offsetBy: range.start.offset)
    return String(units[start..<units.index(units.startIndex, offsetBy: range.end.offset)])
  }
}
