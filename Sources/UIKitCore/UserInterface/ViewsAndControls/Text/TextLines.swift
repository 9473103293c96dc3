import Foundation

/// The lines of a text in a container, for a layout manager.
@MainActor struct TextLines {
  /// One line.
  struct Line {
    /// The characters, with those that end the line.
    var range: NSRange
    /// The line's rectangle in its container.
    var rect: CGRect
    /// The rectangle of its characters.
    var used: CGRect
  }

  private(set) var lines: [Line] = []
  private let text: NSAttributedString
  private let string: NSString

  init(_ text: NSAttributedString, width: CGFloat, padding: CGFloat, maximum: Int, wraps: Bool) {
    self.text = NSTextStorage.plain(text)
    string = text.string as NSString
    let isLimited = width > 0 && width.isFinite && width < 1e6
    let room = isLimited ? max(width - 2 * padding, 1) : .infinity
    var top: CGFloat = 0
    var start = 0
    while start < string.length, maximum == 0 || lines.count < maximum {
      let end = lineEnd(from: start, room: wraps ? room : .infinity)
      let range = NSRange(location: start, length: end - start)
      let size = size(of: visible(range))
      let line = isLimited ? room : size.width
      let x = padding + offset(of: size.width, in: line, at: start)
      lines.append(
        Line(
          range: range,
          rect: CGRect(x: 0, y: top, width: isLimited ? width : size.width + 2 * padding, height: size.height),
          used: CGRect(x: x, y: top, width: size.width, height: size.height)))
      top += size.height
      start = end
    }
  }

  /// A part of the text.
  func part(_ range: NSRange) -> NSAttributedString { text.attributedSubstring(from: range) }

  private func offset(of length: CGFloat, in room: CGFloat, at location: Int) -> CGFloat {
    let style = text.attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle
    return switch style?.alignment {
    case .center: max(0, (room - length) / 2)
    case .right: max(0, room - length)
    default: 0
    }
  }

  private static func isLineEnd(_ character: unichar) -> Bool {
    character == 10 || character == 13 || character == 0x2028 || character == 0x2029
  }

  /// A line without its terminator. Trailing blanks have no width.
  private func visible(_ range: NSRange) -> NSRange {
    var length = range.length
    while length > 0, Self.isLineEnd(string.character(at: range.location + length - 1)) { length -= 1 }
    if length == range.length, range.location + range.length < string.length {
      while length > 0, string.character(at: range.location + length - 1) == 32 { length -= 1 }
    }
    return NSRange(location: range.location, length: length)
  }

  /// The end of the line that begins at a location: at a line terminator, or after the last word that fits.
  private func lineEnd(from start: Int, room: CGFloat) -> Int {
    var end = start
    while end < string.length, !Self.isLineEnd(string.character(at: end)) { end += 1 }
    let paragraph = end < string.length ? end + terminatorLength(at: end) : end
    if width(start, end) <= room { return paragraph }
    // Binary search for the longest prefix that fits; then back to the blank before its last word.
    var (low, high) = (start + 1, end)
    while low < high {
      let middle = (low + high + 1) / 2
      if width(start, max(start, characterStart(middle))) <= room { low = middle } else { high = middle - 1 }
    }
    let next = string.rangeOfComposedCharacterSequence(at: min(low, string.length - 1))
    // A line has at least one character, even if the container is narrower.
    let limit = next.location > start ? next.location : next.location + next.length
    if limit < end, string.character(at: limit) == 32 { return blanksEnd(limit, end) }
    var word = limit
    while word > start, string.character(at: word - 1) != 32 { word -= 1 }
    return word > start ? word : limit
  }

  /// The start of the character with a location. Searches measure whole characters only: a part of one may be wider than the whole.
  private func characterStart(_ location: Int) -> Int {
    location < string.length ? string.rangeOfComposedCharacterSequence(at: location).location : location
  }

  /// The length of the line terminator at a location. A carriage return and a line feed are one terminator.
  private func terminatorLength(at location: Int) -> Int {
    location + 1 < string.length && string.character(at: location) == 13 && string.character(at: location + 1) == 10
      ? 2 : 1
  }

  private func blanksEnd(_ location: Int, _ end: Int) -> Int {
    var location = location
    while location < end, string.character(at: location) == 32 { location += 1 }
    return location
  }

  private func width(_ start: Int, _ end: Int) -> CGFloat {
    size(of: NSRange(location: start, length: end - start)).width
  }

  private func size(of range: NSRange) -> CGSize {
    guard range.length > 0 else {
      let location = min(range.location, max(0, string.length - 1))
      let attributes = string.length > 0 ? text.attributes(at: location, effectiveRange: nil) : [:]
      return CGSize(width: 0, height: NSAttributedString(string: " ", attributes: attributes).size().height)
    }
    return text.attributedSubstring(from: range).size()
  }

  // MARK: Locating characters

  /// The index of the line with a character; the last line for one after the text.
  func line(of location: Int) -> Int? {
    lines.isEmpty ? nil : lines.firstIndex { location < $0.range.location + $0.range.length } ?? lines.count - 1
  }

  /// The distance of a character from the left edge of the container.
  func x(of location: Int, in line: Line) -> CGFloat {
    let visible = visible(line.range)
    let end = min(max(location, line.range.location), visible.location + visible.length)
    return line.used.minX + width(line.range.location, end)
  }

  /// The rectangles of a range, one for each line.
  func rects(of range: NSRange) -> [CGRect] {
    lines.compactMap { line in
      guard let part = Self.intersection(range, line.range) else { return nil }
      let (left, right) = (x(of: part.location, in: line), x(of: part.location + part.length, in: line))
      return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
    }
  }

  static func intersection(_ one: NSRange, _ other: NSRange) -> NSRange? {
    let start = max(one.location, other.location)
    let end = min(one.location + one.length, other.location + other.length)
    return start < end ? NSRange(location: start, length: end - start) : nil
  }

  /// The character nearest to a point, and the fraction of its width up to the point.
  func character(at point: CGPoint) -> (location: Int, fraction: CGFloat)? {
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return nil }
    let visible = visible(line.range)
    guard visible.length > 0 else { return (line.range.location, 0) }
    if point.x <= line.used.minX { return (visible.location, 0) }
    var (low, high) = (visible.location, visible.location + visible.length - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if x(of: characterStart(middle), in: line) <= point.x { low = middle } else { high = middle - 1 }
    }
    let range = string.rangeOfComposedCharacterSequence(at: low)
    let (left, right) = (x(of: range.location, in: line), x(of: range.location + range.length, in: line))
    return (range.location, right > left ? min(max((point.x - left) / (right - left), 0), 1) : 0)
  }
}
