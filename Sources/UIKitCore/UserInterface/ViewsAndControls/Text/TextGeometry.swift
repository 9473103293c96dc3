import Foundation

/// Where the characters of a text field or a text view are, in the coordinates of the view.
@MainActor struct TextGeometry {
  /// The text, with the attributes that matter for its layout.
  let text: NSAttributedString
  private let lines: TextLines
  private let origin: CGPoint
  private let attributes: [NSAttributedString.Key: Any]

  /// - Parameters:
  ///   - text: The text.
  ///   - attributes: The attributes of an empty text.
  ///   - rect: The rectangle of the text.
  ///   - padding: The space at both ends of a line.
  ///   - isField: Whether the text is one line, in the middle of the rectangle.
  init(
    _ text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any], in rect: CGRect, padding: CGFloat,
    isField: Bool
  ) {
    self.text = NSTextStorage.plain(text)
    self.attributes = attributes
    lines = TextLines(text, width: rect.width, padding: padding, maximum: 0, wraps: !isField)
    let height = lines.lines.last?.rect.maxY ?? 0
    let line = height > 0 ? height : Self.lineHeight(attributes)
    self.padding = padding
    origin = isField ? CGPoint(x: rect.minX, y: rect.midY - line / 2) : rect.origin
  }
  private let padding: CGFloat

  private static func lineHeight(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    NSAttributedString(string: " ", attributes: attributes).size().height
  }

  /// Whether an empty line follows the last line terminator.
  private var endsWithTerminator: Bool {
    text.string.utf16.last.map { [10, 13, 0x2028, 0x2029].contains($0) } ?? false
  }

  /// The rectangle of the insertion point at an offset, which is clamped to the text.
  func caret(at offset: Int) -> CGRect {
    let offset = min(max(0, offset), text.length)
    var (x, y) = (padding, CGFloat(0))
    var height = Self.lineHeight(attributes)
    if offset == text.length, endsWithTerminator {
      y = lines.lines.last?.rect.maxY ?? 0
    } else if let index = lines.line(of: offset) {
      let line = lines.lines[index]
      (x, y, height) = (lines.x(of: offset, in: line), line.rect.minY, line.rect.height)
    }
    return CGRect(x: origin.x + x, y: origin.y + y, width: 2, height: height)
  }

  /// The rectangles of a range, one for each line.
  func rects(of range: NSRange) -> [CGRect] {
    lines.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The offset nearest to a point.
  func offset(nearestTo point: CGPoint) -> Int {
    let inside = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if let last = lines.lines.last, endsWithTerminator, inside.y >= last.rect.maxY { return text.length }
    guard let found = lines.character(at: inside) else { return 0 }
    return found.fraction < 0.5 ? found.location : min(character(at: found.location).upperBound, text.length)
  }

  /// The character that contains a point; `nil` for none.
  func character(containing point: CGPoint) -> NSRange? {
    guard let found = lines.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y)),
      found.location < text.length
    else { return nil }
    let range = character(at: found.location)
    return rects(of: range).contains { $0.contains(point) } ? range : nil
  }

  private func character(at location: Int) -> NSRange {
    (text.string as NSString).rangeOfComposedCharacterSequence(at: location)
  }

  /// The offset a number of lines below another, or above it if the number is negative; `nil` if there is no such line.
  func offset(from offset: Int, lines count: Int) -> Int? {
    guard 0...text.length ~= offset else { return nil }
    if count == 0 { return offset }
    let caret = caret(at: offset)
    let rows = lines.lines.map { origin.y + $0.rect.midY } + (endsWithTerminator ? [.infinity] : [])
    let row = offset == text.length && endsWithTerminator ? rows.count - 1 : lines.line(of: offset) ?? 0
    let (wanted, isBeyond) = row.addingReportingOverflow(count)
    guard !isBeyond, rows.indices.contains(wanted) else { return nil }
    return rows[wanted].isInfinite
      ? text.length : self.offset(nearestTo: CGPoint(x: caret.minX, y: rows[wanted]))
  }

  /// The direction of the paragraph with an offset: that of its first letter.
  func direction(at offset: Int) -> NSWritingDirection {
    let string = text.string as NSString
    let location = min(max(0, offset), string.length)
    let paragraph = string.paragraphRange(for: NSRange(location: location, length: 0))
    for scalar in string.substring(with: paragraph).unicodeScalars where scalar.properties.isAlphabetic {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
      default: return .leftToRight
      }
    }
    return .natural
  }
}
