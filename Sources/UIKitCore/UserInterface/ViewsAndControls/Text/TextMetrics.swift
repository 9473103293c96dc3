import Foundation

/// The size of text without a host: all characters have the same width and all lines the same height, so that headless layout is the same
/// on every machine.
enum TextMetrics {
  static let characterWidth: CGFloat = 8
  static let lineHeight: CGFloat = 20
  /// The distances of the baseline from the top and from the bottom of its line.
  static let ascent: CGFloat = 16
  static let descent: CGFloat = 4

  /// The size of `text` with lines of at most `width` and with at most `lines` lines; 0 for any number. A width that is too small for a
  /// character, or not a number, means no limit.
  static func size(of text: String, width: CGFloat, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let limited = width.isFinite && width >= characterWidth && width < 1e9
    let columns = limited ? Int(width / characterWidth) : Int.max
    var count = 0
    var longest = 0
    if let length = lengthOfPlainLine(text) {
      count = columns == .max ? 1 : max(1, (length + columns - 1) / columns)
      longest = min(length, columns)
      if lines > 0 { count = min(count, lines) }
      return CGSize(width: CGFloat(longest) * characterWidth, height: CGFloat(count) * lineHeight)
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = line.count
      count += columns == .max ? 1 : max(1, (length + columns - 1) / columns)
      longest = max(longest, min(length, columns))
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(width: CGFloat(longest) * characterWidth, height: CGFloat(count) * lineHeight)
  }

  /// The number of characters of a text of one line whose characters are bytes; `nil` for others, whose characters have to be found.
  private static func lengthOfPlainLine(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != 10 && $0 != 13 } ? bytes.count : nil
    }
  }
}
