public import Foundation

/// A range of a text, from one position to another.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The start of the range.
  public let start: UITextPosition
  /// The end of the range.
  public let end: UITextPosition
  /// Whether the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
    super.init()
  }

  /// Ranges with the same positions are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return start == other.start && end == other.end
  }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int { start.offset &* 31 &+ end.offset }
}
