import Foundation

/// A place in a text, between two characters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// From the text's beginning, in UTF-16 units.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Places as far from the beginning are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
  /// Fits ``isEqual(_:)``.
  open override var hash: Int { offset }
}
