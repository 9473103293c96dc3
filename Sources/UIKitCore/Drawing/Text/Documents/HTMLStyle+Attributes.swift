import Foundation

extension HTMLStyle {
  private static let headings: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

  /// Takes over what an element sets.
  mutating func apply(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "code", "tt", "kbd", "samp": isMonospaced = true
    case "pre": (isMonospaced, isPreformatted) = (true, true)
    case "small": size = (size ?? Self.fontSize) * 0.83
    case "big": size = min((size ?? Self.fontSize) * 1.17, Self.largestSize)
    case "center": alignment = .center
    case "p": spacing = Self.fontSize
    case "a": if let address = attributes["href"].flatMap(Self.address) { link = address }
    case "font": applyFont(attributes)
    default:
      if let factor = Self.headings[name] {
        (isBold, size, spacing) = (true, Self.fontSize * factor, Self.fontSize)
      }
    }
    if let value = attributes["align"] { align(value) }
    if let style = attributes["style"] { applyStyle(style) }
  }

  /// An address that can be followed; scripts cannot.
  private static func address(_ text: String) -> String? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty || text.lowercased().hasPrefix("javascript:") ? nil : text
  }

  private mutating func applyFont(_ attributes: [String: String]) {
    if let color = attributes["color"].flatMap(Color.init) { self.color = color }
    if let face = attributes["face"] { setFamily(face) }
    if let text = attributes["size"]?.trimmingCharacters(in: .whitespaces), let number = Int(text) {
      let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
      let level = isRelative ? 3 + min(max(number, -7), 7) : number
      size = [7.5, 10, 12, 13.5, 18, 24, 36][min(max(level, 1), 7) - 1]
    }
  }

  private mutating func applyStyle(_ style: String) {
    for declaration in style.split(separator: ";", maxSplits: 100) {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
        .replacingOccurrences(of: "!important", with: "")
      set(name, value.trimmingCharacters(in: .whitespaces))
    }
  }

  private mutating func set(_ name: String, _ value: String) {
    let word = value.lowercased()
    switch name {
    case "color": color = Color(value) ?? color
    case "background-color", "background": background = Color(value) ?? background
    case "font-weight":
      switch word {
      case "bold", "bolder": isBold = true
      case "normal", "lighter": isBold = false
      default: if let number = Double(word) { isBold = number >= 600 }
      }
    case "font-style": isItalic = word == "italic" || word.hasPrefix("oblique")
    case "text-decoration", "text-decoration-line":
      isUnderlined = word.contains("underline")
      isStruckThrough = word.contains("line-through")
    case "font-size": size = length(word) ?? size
    case "font-family": setFamily(value)
    case "text-align": align(word)
    default: break
    }
  }

  private mutating func align(_ value: String) {
    switch value.lowercased() {
    case "left": alignment = .left
    case "center", "middle": alignment = .center
    case "right": alignment = .right
    case "justify": alignment = .justified
    default: break
    }
  }

  /// A length in points. As on a device, a pixel is a point.
  private func length(_ text: String) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value > 0, value.isFinite else { return nil }
    let current = Double(size ?? Self.fontSize)
    let points: Double
    switch text.dropFirst(number.count) {
    case "px", "pt", "": points = value
    case "em": points = value * current
    case "rem": points = value * Double(Self.fontSize)
    case "%": points = value / 100 * current
    default: return nil
    }
    return min(CGFloat(points), Self.largestSize)
  }

  /// The first family of a list. The names of the system's typeface set none.
  private mutating func setFamily(_ list: String) {
    let first = list.prefix(200).split(separator: ",").first.map(String.init) ?? ""
    let name = first.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'"))
    switch name.lowercased() {
    case "": break
    case "monospace", "ui-monospace": (family, isMonospaced) = (nil, true)
    case "-apple-system", "system-ui", "sans-serif", "ui-sans-serif": (family, isMonospaced) = (nil, false)
    default: if !name.hasPrefix(".") { family = name } else { family = nil }
    }
  }
}
