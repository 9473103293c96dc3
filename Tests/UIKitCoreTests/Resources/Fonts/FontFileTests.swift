import Foundation
import SceneSystem
import Testing

@testable import UIKitCore

/// An OpenType file with the tables that names are read from, and nothing that could be drawn.
struct FontFixture {
  var names: [(platform: UInt16, language: UInt16, identifier: UInt16, text: String)]
  var weight: UInt16 = 400
  var isItalic = false

  /// A typeface with English names.
  init(_ postScriptName: String, family: String, weight: UInt16 = 400, isItalic: Bool = false) {
    names = [(3, 0x409, 1, family), (3, 0x409, 4, "\(family) Full"), (3, 0x409, 6, postScriptName)]
    (self.weight, self.isItalic) = (weight, isItalic)
  }

  private static func short(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
  private static func long(_ value: Int) -> [UInt8] {
    [UInt8(value >> 24 & 0xFF), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
  }

  /// The file, or its part in a collection at `start`.
  func data(at start: Int = 0) -> Data {
    var (records, strings): ([UInt8], [UInt8]) = ([], [])
    for name in names {
      let text = name.platform == 1 ? Array(name.text.utf8) : name.text.utf16.flatMap(Self.short)
      records += [name.platform, 1, name.language, name.identifier, UInt16(text.count), UInt16(strings.count)]
        .flatMap(Self.short)
      strings += text
    }
    let header = [0, UInt16(names.count), UInt16(6 + records.count)].flatMap(Self.short)
    let nameTable = header + records + strings
    let style =
      [4, 0, weight].flatMap(Self.short) + [UInt8](repeating: 0, count: 56) + Self.short(isItalic ? 1 : 0)
    let tables = [("OS/2", style), ("name", nameTable)]
    var file = Self.long(0x10000) + Self.short(UInt16(tables.count)) + [UInt8](repeating: 0, count: 6)
    var offset = start + file.count + tables.count * 16
    for (tag, content) in tables {
      file += Array(tag.utf8) + Self.long(0) + Self.long(offset) + Self.long(content.count)
      offset += content.count
    }
    return Data(file + tables.flatMap(\.1))
  }

  /// A collection of typefaces.
  static func collection(_ fonts: [FontFixture]) -> Data {
    var start = 12 + fonts.count * 4
    var (offsets, parts): ([UInt8], Data) = ([], Data())
    for font in fonts {
      offsets += long(start)
      let part = font.data(at: start)
      parts += part
      start += part.count
    }
    return Data(Array("ttcf".utf8) + long(0x10000) + long(fonts.count) + offsets) + parts
  }
}

@Suite("Typefaces of font files") struct FontFileTests {
  @Test("names, weight and slant are read") func plain() throws {
    let file = FontFile(FontFixture("Brand-BoldItalic", family: "Brand", weight: 700, isItalic: true).data())
    let typeface = try #require(file.typefaces.first)
    #expect(file.typefaces.count == 1)
    #expect(typeface.postScriptName == "Brand-BoldItalic")
    #expect(typeface.fullName == "Brand Full")
    #expect(typeface.family == "Brand")
    #expect(typeface.weight == 700)
    #expect(typeface.isItalic)
  }

  @Test("the typographic family precedes the one of four styles, and English precedes other languages") func families()
  {
    var font = FontFixture("Raleway-ExtraBold", family: "Raleway ExtraBold")
    font.names = [(3, 0x407, 1, "Andere"), (1, 0, 1, "Old")] + font.names + [(3, 0x409, 16, "Raleway")]
    #expect(FontFile(font.data()).typefaces.first?.family == "Raleway")
    font.names.removeLast()
    #expect(FontFile(font.data()).typefaces.first?.family == "Raleway ExtraBold")
    font.names.removeAll { $0.language == 0x409 && $0.identifier == 1 }
    #expect(FontFile(font.data()).typefaces.first?.family == "Andere")
  }

  @Test("names of the Macintosh are read where there are no others") func macintosh() {
    var font = FontFixture("A", family: "B")
    font.names = [(1, 0, 1, "Old Family"), (1, 0, 6, "Old-Regular")]
    let typeface = FontFile(font.data()).typefaces.first
    #expect(typeface?.family == "Old Family")
    #expect(typeface?.fullName == "Old-Regular")
  }

  @Test("a collection has all of its typefaces") func collection() {
    let fonts = (1...3).map { FontFixture("Face-\($0)", family: "Faces") }
    #expect(FontFile(FontFixture.collection(fonts)).typefaces.map(\.postScriptName) == ["Face-1", "Face-2", "Face-3"])
  }

  @Test("a real file is read") func real() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
    let typeface = try #require(FontFile(Data(contentsOf: URL(fileURLWithPath: path))).typefaces.first)
    #expect(typeface.postScriptName == "DejaVuSans-Bold")
    #expect(typeface.family == "DejaVu Sans")
    #expect(typeface.weight == 700)
    #expect(!typeface.isItalic)
  }

  @Test("cut and damaged files have the typefaces that are still readable, or none") func damaged() {
    let whole = FontFixture.collection([FontFixture("A-1", family: "A"), FontFixture("A-2", family: "A")])
    for length in 0..<whole.count { #expect(FontFile(whole.prefix(length)).typefaces.count <= 2) }
    var random = SeededGenerator(seed: 0xF0417)
    for _ in 0..<2000 {
      var bytes = whole
      for _ in 0..<4 {
        bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      #expect(FontFile(bytes).typefaces.count <= 64)
    }
    #expect(FontFile(Data()).typefaces.isEmpty)
    #expect(FontFile(Data("no font, a text".utf8)).typefaces.isEmpty)
  }
}
