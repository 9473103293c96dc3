import Foundation

/// A part of a text, from one place to another.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether it has no length.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
    super.init()
  }

  /// Ranges of the same places are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return start == other.start && end == other.end
  }
  /// Fits ``isEqual(_:)``.
  open override var hash: Int { start.offset &* 31 &+ end.offset }
}
