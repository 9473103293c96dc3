public import Foundation

/// A position in a text, between two characters. A view of an app that conforms to ``UITextInput`` has a subclass of its own.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// The offset from the text's beginning, in UTF-16 units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// The position at the beginning. For a subclass.
  public override init() {
    offset = 0
    super.init()
  }

  /// Positions with the same offset are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int { offset }
}
