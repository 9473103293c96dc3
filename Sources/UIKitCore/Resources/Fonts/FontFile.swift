package import Foundation

/// The typefaces of an OpenType or TrueType file, or of a collection of them: their names, weights and slants.
///
/// Reads the tables `name`, `OS/2` and `head`, of which every part may be missing or damaged: what is not readable is not there.
package struct FontFile {
  /// A typeface, as apps name it and as the desktop finds it.
  package struct Typeface: Equatable, Sendable {
    /// The name by which apps ask for it, such as `Lobster-Regular`.
    package let postScriptName: String
    /// The name that users see, such as `Lobster Regular`; apps may use it too.
    package let fullName: String
    /// The family, without weight and slant.
    package let family: String
    /// The weight from 1 to 1000; 400 is regular.
    package let weight: Int
    package let isItalic: Bool
  }

  /// The typefaces that have a family and a PostScript name, in the order of the file.
  package let typefaces: [Typeface]

  /// The most typefaces that are read of a collection.
  package static let maximumCount = 64
  /// The most bytes of a file that are read.
  static let maximumSize = 64 << 20

  package init(_ bytes: Data) {
    let reader = Reader(bytes: bytes)
    guard reader.tag(at: 0) == "ttcf" else {
      typefaces = FontFile.typeface(reader, at: 0).map { [$0] } ?? []
      return
    }
    let count = min(reader.long(at: 8) ?? 0, FontFile.maximumCount)
    typefaces = (0..<count).compactMap { index in
      reader.long(at: 12 + index * 4).flatMap { FontFile.typeface(reader, at: $0) }
    }
  }

  private static func typeface(_ reader: Reader, at start: Int) -> Typeface? {
    guard let version = reader.long(at: start), version == 0x10000 || ["OTTO", "true"].contains(reader.tag(at: start))
    else { return nil }
    var tables: [String: Int] = [:]
    for index in 0..<(reader.short(at: start + 4) ?? 0) {
      let record = start + 12 + index * 16
      guard let tag = reader.tag(at: record), let offset = reader.long(at: record + 8) else { break }
      tables[tag] = offset
    }
    guard let names = tables["name"].map({ FontFile.names(reader, at: $0) }),
      let postScriptName = names[6], let family = names[16] ?? names[1]
    else { return nil }
    let style = tables["head"].flatMap { reader.short(at: $0 + 44) } ?? 0
    let weight = tables["OS/2"].flatMap { reader.short(at: $0 + 4) } ?? (style & 1 == 0 ? 400 : 700)
    let selection = tables["OS/2"].flatMap { reader.short(at: $0 + 62) } ?? 0
    return Typeface(
      postScriptName: postScriptName, fullName: names[4] ?? postScriptName, family: family,
      weight: min(max(weight, 1), 1000), isItalic: style & 2 != 0 || selection & 1 != 0)
  }

  /// The strings of a table `name` by their identifiers: English ones in UTF-16 where there are any, else any others.
  private static func names(_ reader: Reader, at table: Int) -> [Int: String] {
    var names: [Int: (text: String, rank: Int)] = [:]
    let count = reader.short(at: table + 2) ?? 0
    let strings = table + (reader.short(at: table + 4) ?? 0)
    for index in 0..<count {
      let record = table + 6 + index * 12
      guard let platform = reader.short(at: record), let language = reader.short(at: record + 4),
        let identifier = reader.short(at: record + 6), [1, 4, 6, 16].contains(identifier),
        let length = reader.short(at: record + 8), let offset = reader.short(at: record + 10),
        let bytes = reader.bytes(at: strings + offset, count: length)
      else { continue }
      let isUTF16 = platform == 0 || platform == 3
      let text =
        isUTF16
        ? String(
          decoding: stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) },
          as: UTF16.self)
        : String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
      let rank = platform == 3 && language == 0x409 ? 3 : isUTF16 ? 2 : 1
      if !text.isEmpty, rank > names[identifier]?.rank ?? 0 { names[identifier] = (text, rank) }
    }
    return names.mapValues(\.text)
  }

  /// Big-endian numbers of a file; `nil` beyond its end.
  private struct Reader {
    let bytes: Data

    func bytes(at offset: Int, count: Int) -> [UInt8]? {
      guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
      let start = bytes.startIndex + offset
      return Array(bytes[start..<start + count])
    }

    func short(at offset: Int) -> Int? { bytes(at: offset, count: 2).map { Int($0[0]) << 8 | Int($0[1]) } }

    func long(at offset: Int) -> Int? { bytes(at: offset, count: 4).map { $0.reduce(0) { $0 << 8 | Int($1) } } }

    func tag(at offset: Int) -> String? {
      bytes(at: offset, count: 4).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
