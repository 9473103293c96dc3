package import Foundation

/// A user's edit of a text, computed by comparing it with the old text: one range was replaced by other text.
package struct TextEdit: Hashable {
  /// The range in the old text, in UTF-16 units.
  package var range: NSRange
  package var replacement: String

  /// The smallest edit of whole characters that changes `old` to `new`; `nil` for equal texts.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - caret: The insertion point in `new`, in UTF-16 units, if known. In "aaa" it determines which "a" is the new one: the typed text
  ///     ends there.
  package init?(from old: String, to new: String, caret: Int?) {
    guard old != new || !old.utf8.elementsEqual(new.utf8) else { return nil }
    var (before, after) = (old, new)
    let behindCaret: Int =
      if let caret, 0...new.utf16.count ~= caret {
        new.utf8.distance(from: new.utf16.index(new.startIndex, offsetBy: caret), to: new.endIndex)
      } else {
        .max
      }
    var (prefix, suffix) = before.withUTF8 { before in
      after.withUTF8 { after in
        let shorter = min(before.count, after.count)
        var suffix = 0
        while suffix < min(shorter, behindCaret), before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
          suffix += 1
        }
        var prefix = 0
        while prefix < shorter - suffix, before[prefix] == after[prefix] { prefix += 1 }
        return (prefix, suffix)
      }
    }
    func isBoundary(_ text: String, _ offset: Int) -> Bool {
      String.Index(text.utf8.index(text.startIndex, offsetBy: offset), within: text) != nil
    }
    while prefix > 0, !isBoundary(old, prefix) || !isBoundary(new, prefix) { prefix -= 1 }
    let (oldLength, newLength) = (old.utf8.count, new.utf8.count)
    while suffix > 0, !isBoundary(old, oldLength - suffix) || !isBoundary(new, newLength - suffix) { suffix -= 1 }
    let start = old.utf8.index(old.startIndex, offsetBy: prefix)
    let end = old.utf8.index(old.endIndex, offsetBy: -suffix)
    range = NSRange(
      location: old.utf16.distance(from: old.startIndex, to: start), length: old.utf16.distance(from: start, to: end))
    replacement = String(
      new[new.utf8.index(new.startIndex, offsetBy: prefix)..<new.utf8.index(new.endIndex, offsetBy: -suffix)])
  }
}
