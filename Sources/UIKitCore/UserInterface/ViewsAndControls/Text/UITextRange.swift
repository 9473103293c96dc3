public import Foundation

/// A range of a text, from one position to another. A view of an app that conforms to ``UITextInput`` has a subclass of its own.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { ownStart }
  /// The end of the range.
  open var end: UITextPosition { ownEnd }
  /// Whether the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }

  private let ownStart: UITextPosition
  private let ownEnd: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) {
    (ownStart, ownEnd) = (start, end)
    super.init()
  }

  /// The empty range at the beginning. For a subclass, which returns its own positions.
  public override init() {
    let start = UITextPosition(0)
    (ownStart, ownEnd) = (start, start)
    super.init()
  }

  /// Ranges with the same positions are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return ownStart == other.ownStart && ownEnd == other.ownEnd
  }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int { ownStart.offset &* 31 &+ ownEnd.offset }
}
