import Foundation

/// The header of a picture, from which its size is read without decoding it.
struct ImageHeader: Hashable {
  /// In pixels.
  var width: Double
  var height: Double

  /// `nil` for data that is not a PNG, JPEG, GIF, BMP or SVG, or has no size.
  init?(_ data: Data) {
    let bytes = Bytes(data)
    guard
      let size = ImageHeader.png(bytes) ?? ImageHeader.gif(bytes) ?? ImageHeader.bmp(bytes) ?? ImageHeader.jpeg(bytes)
        ?? ImageHeader.svg(data),
      size.0.isFinite, size.1.isFinite, size.0 > 0, size.1 > 0, size.0 < 1e6, size.1 < 1e6
    else { return nil }
    (width, height) = size
  }

  /// The header of the first page of a PDF file, with its size in points; `nil` for other data, and for a file whose page is described in
  /// compressed form only.
  init?(pdf data: Data) {
    guard data.starts(with: Array("%PDF-".utf8)) else { return nil }
    func numbers(after key: String) -> [Double]? {
      guard let found = data.range(of: Data(key.utf8)) else { return nil }
      let text = String(decoding: data[found.upperBound...].prefix(200), as: UTF8.self)
      guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { return nil }
      guard text[start] == "[" else {
        return Double(text[start...].prefix { $0.isNumber || $0 == "-" }).map { [$0] }
      }
      let parts = text[text.index(after: start)...].prefix { $0 != "]" }.split(whereSeparator: \.isWhitespace)
      let values = parts.compactMap { Double($0) }
      return values.count == parts.count ? values : nil
    }
    // What is visible of the page.
    guard let box = numbers(after: "/CropBox") ?? numbers(after: "/MediaBox"), box.count == 4 else { return nil }
    (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
    if let angle = numbers(after: "/Rotate")?.first, angle.truncatingRemainder(dividingBy: 180) != 0 {
      swap(&width, &height)
    }
    guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
  }

  /// Bytes by index; those beyond the end are `nil`.
  private struct Bytes {
    let data: Data
    init(_ data: Data) { self.data = data }

    subscript(index: Int) -> Int? {
      index >= 0 && index < data.count ? Int(data[data.startIndex + index]) : nil
    }

    func big(_ index: Int, _ count: Int) -> Int? {
      var value = 0
      for position in index..<index + count {
        guard let byte = self[position] else { return nil }
        value = value << 8 | byte
      }
      return value
    }

    func little(_ index: Int, _ count: Int) -> Int? {
      var value = 0
      for position in (index..<index + count).reversed() {
        guard let byte = self[position] else { return nil }
        value = value << 8 | byte
      }
      return value
    }
  }

  private static func png(_ bytes: Bytes) -> (Double, Double)? {
    guard bytes.big(0, 4) == 0x8950_4E47, bytes.big(12, 4) == 0x4948_4452, let width = bytes.big(16, 4),
      let height = bytes.big(20, 4)
    else { return nil }
    return (Double(width), Double(height))
  }

  private static func gif(_ bytes: Bytes) -> (Double, Double)? {
    guard bytes.big(0, 4) == 0x4749_4638, let width = bytes.little(6, 2), let height = bytes.little(8, 2) else {
      return nil
    }
    return (Double(width), Double(height))
  }

  private static func bmp(_ bytes: Bytes) -> (Double, Double)? {
    guard bytes.big(0, 2) == 0x424D, let width = bytes.little(18, 4), let height = bytes.little(22, 4) else {
      return nil
    }
    // A negative height means that the rows are stored from top to bottom.
    return (Double(width), Double(abs(Int(Int32(truncatingIfNeeded: height)))))
  }

  private static func jpeg(_ bytes: Bytes) -> (Double, Double)? {
    guard bytes.big(0, 2) == 0xFFD8 else { return nil }
    var index = 2
    // Iterates over the segments up to the frame header; each step advances at least two bytes.
    while let mark = bytes[index], mark == 0xFF, let kind = bytes[index + 1] {
      if kind == 0xFF {
        index += 1
        continue
      }
      if kind == 0x01 || 0xD0...0xD8 ~= kind {
        index += 2
        continue
      }
      guard let length = bytes.big(index + 2, 2), length >= 2 else { return nil }
      let isFrame = 0xC0...0xCF ~= kind && kind != 0xC4 && kind != 0xC8 && kind != 0xCC
      if isFrame, let height = bytes.big(index + 5, 2), let width = bytes.big(index + 7, 2) {
        return (Double(width), Double(height))
      }
      index += 2 + length
    }
    return nil
  }

  private static func svg(_ data: Data) -> (Double, Double)? {
    let head = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let start = head.range(of: "<svg"), let end = head[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = head[start.upperBound..<end]
    func attribute(_ name: String) -> String? {
      for quote in ["\"", "'"] {
        guard let found = tag.range(of: " \(name)=\(quote)") ?? tag.range(of: "\n\(name)=\(quote)") else { continue }
        return tag[found.upperBound...].split(separator: Character(quote), omittingEmptySubsequences: false).first
          .map(String.init)
      }
      return nil
    }
    func length(_ text: String?) -> Double? {
      guard let text, !text.hasSuffix("%") else { return nil }
      return Double(text.prefix { $0.isNumber || $0 == "." })
    }
    if let width = length(attribute("width")), let height = length(attribute("height")) { return (width, height) }
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.count == 4 ? (box[2], box[3]) : nil
  }
}
