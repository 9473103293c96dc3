public import Foundation

/// Text with positions and a selection: a text field or a text view.
///
/// Positions are counted in UTF-16 units, as on a device.
///
/// Differs from Apple: input methods are the desktop's, which edits text fields and text views by itself. A view of an app that conforms receives
/// typed text by ``UIKeyInput`` alone. The members with a default are those of text fields and text views; a view of an app has its own.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text in a range; `nil` if the range is not in the text.
  func text(in range: UITextRange) -> String?
  /// Replaces a range of the text.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty for the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the marked text; `nil` without marked text.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or otherwise the selection, by marked text, and selects a range in it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends marking: the text stays.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance from another.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at a distance from another, in a direction of the layout.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance from one position to another.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Notified of changes that the app makes. Not retained.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and other units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The position in a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a position to the farthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction of writing at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of writing of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the insertion point at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

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

  /// The position at `offset` characters to the right or to the left of another, or `offset` lines above or below it; `nil` if that is
  /// outside the text.
  ///
  /// Differs from Apple: the right is towards the end in text from right to left as well.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return offset == .min ? nil : self.position(from: position, offset: -offset)
    case .up, .down:
      guard let geometry = edited?.textGeometry, offset != .min else { return nil }
      return geometry.offset(from: position.offset, lines: direction == .down ? offset : -offset)
        .map { UITextPosition($0) }
    }
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
    guard let units = edited?.content.utf16, range.end.offset <= units.count,
      0...range.end.offset ~= range.start.offset
    else { return nil }
    let start = units.index(units.startIndex, offsetBy: range.start.offset)
    return String(units[start..<units.index(units.startIndex, offsetBy: range.end.offset)])
  }

  /// The start of a range for left and up, its end for right and down.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// The range from a position to the beginning of the text for left and up, to its end for right and down.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    textRange(from: position, to: direction == .left || direction == .up ? beginningOfDocument : endOfDocument)
  }

  /// The attributes of the text after a position, or before it for `backward`; `nil` at an end of the text.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let edited, position.offset <= count else { return nil }
    let location = direction == .forward ? position.offset : position.offset - 1
    let text = edited.textGeometry.text
    return 0..<text.length ~= location ? text.attributes(at: location, effectiveRange: nil) : nil
  }

  /// The position at a distance from the start of a range; `nil` if that is outside the range.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    guard 0...max(0, range.end.offset - range.start.offset) ~= offset else { return nil }
    return position(from: range.start, offset: offset)
  }

  /// The distance of a position from the start of a range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    position.offset - range.start.offset
  }
}
