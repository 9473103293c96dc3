import Foundation

/// Text in which places can be named and marked: that of a text field, or of a text view.
///
/// Places are counted in UTF-16 units, as on a device.
///
/// Differs from Apple: only these two conform; the methods for input methods, geometry and writing direction are the desktop's
/// business and absent.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {}

extension UITextInput {
  private var edited: (any EditedText)? { self as? any EditedText }
  private var count: Int { edited?.content.utf16.count ?? 0 }

  /// What is marked; of no length for the insertion point. Setting it marks as much as there is of it; `nil` changes nothing.
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

  /// Before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(count) }

  /// The part between two places, whichever of them is the first; `nil` where one is not in the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) =
      fromPosition.offset <= toPosition.offset ? (fromPosition, toPosition) : (toPosition, fromPosition)
    return last.offset <= count ? UITextRange(first, last) : nil
  }

  /// The place so far behind another, or before it where `offset` is negative; `nil` where the text ends before that.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return !isBeyond && 0...count ~= place ? UITextPosition(place) : nil
  }

  /// How far it is from one place to another; negative where that comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// The text of a part; `nil` where it is not in the text any more.
  public func text(in range: UITextRange) -> String? {
    guard let units = edited?.content.utf16, range.end.offset <= units.count else { return nil }
    let start = units.index(units.startIndex, offsetBy: range.start.offset)
    return String(units[start..<units.index(units.startIndex, offsetBy: range.end.offset)])
  }
}
