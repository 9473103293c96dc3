import Foundation

/// How large text is without a host: every character as wide and every line as high as every other, so that headless
/// layout is the same on every machine.
enum TextMetrics {
  static let characterWidth: CGFloat = 8
  static let lineHeight: CGFloat = 20
  /// How far below the top of its line, and how far above the bottom, a character stands.
  static let ascent: CGFloat = 16
  static let descent: CGFloat = 4

  /// The size of `text` where lines are at most `width` wide and at most `lines` in number; 0 for any number. A width
  /// that holds no character, or is not a number, is taken for no limit.
  static func size(of text: String, width: CGFloat, lines: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let limited = width.isFinite && width >= characterWidth && width < 1e9
    let columns = limited ? Int(width / characterWidth) : Int.max
    var count = 0
    var longest = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let length = line.count
      count += columns == .max ? 1 : max(1, (length + columns - 1) / columns)
      longest = max(longest, min(length, columns))
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(width: CGFloat(longest) * characterWidth, height: CGFloat(count) * lineHeight)
  }
}
