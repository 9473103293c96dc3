import Foundation

/// Writes text with attributes as HTML.
enum HTMLWriter {
  static func document(_ text: NSAttributedString, _ encoding: String.Encoding) -> String {
    let charset = encoding == .utf8 ? "<meta charset=\"UTF-8\">" : ""
    var body = ""
    let string = text.string as NSString
    var start = 0
    while start < string.length {
      var (end, contentsEnd) = (0, 0)
      string.getParagraphStart(
        nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      body += paragraph(text, NSRange(location: start, length: contentsEnd - start))
      start = max(end, start + 1)
    }
    return "<!DOCTYPE html>\n<html><head>\(charset)</head><body>\n\(body)</body></html>\n"
  }

  private static func paragraph(_ text: NSAttributedString, _ range: NSRange) -> String {
    guard range.length > 0 else { return "<p><br></p>\n" }
    var alignment = ""
    if let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle {
      switch style.alignment {
      case .center: alignment = " style=\"text-align: center\""
      case .right: alignment = " style=\"text-align: right\""
      case .justified: alignment = " style=\"text-align: justify\""
      default: break
      }
    }
    var content = ""
    var previous: UnicodeScalar = " "
    text.enumerateAttributes(in: range) { attributes, part, _ in
      content += run(text.attributedSubstring(from: part).string, attributes, after: &previous)
    }
    return "<p\(alignment)>\(content)</p>\n"
  }

  private static func run(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], after previous: inout UnicodeScalar
  ) -> String {
    var (html, style) = (escaped(text, after: &previous), "")
    if let font = attributes[.font] as? UIFont {
      let traits = font.fontDescriptor.symbolicTraits
      if traits.contains(.traitBold) { html = "<b>\(html)</b>" }
      if traits.contains(.traitItalic) { html = "<i>\(html)</i>" }
      style += "font-size: \(Double((font.pointSize * 100).rounded()) / 100)px;"
    }
    if isOn(attributes[.underlineStyle]) { html = "<u>\(html)</u>" }
    if isOn(attributes[.strikethroughStyle]) { html = "<s>\(html)</s>" }
    if let color = attributes[.foregroundColor] as? UIColor { style += "color: \(hex(color));" }
    if let color = attributes[.backgroundColor] as? UIColor { style += "background-color: \(hex(color));" }
    if !style.isEmpty { html = "<span style=\"\(style)\">\(html)</span>" }
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    guard let link else { return html }
    var none: UnicodeScalar = "x"
    return "<a href=\"\(escaped(link, after: &none))\">\(html)</a>"
  }

  private static func isOn(_ value: Any?) -> Bool {
    (value as? Int ?? (value as? NSNumber)?.intValue ?? (value as? NSUnderlineStyle)?.rawValue ?? 0) != 0
  }

  private static func hex(_ color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return "#"
      + parts.map { part in
        let byte = part.isFinite ? Int((min(max(0, part), 1) * 255).rounded()) : 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// The text with entities. A space at the beginning or after another one is not lost.
  private static func escaped(_ text: String, after previous: inout UnicodeScalar) -> String {
    var html = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "\u{2028}": html += "<br>"
      case " " where previous == " ": html += "&nbsp;"
      default: html.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return html
  }
}
