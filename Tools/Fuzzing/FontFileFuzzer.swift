import Foundation
import UIKitCore

/// Font files: the typefaces that are read have names, and weights that a font can have.
struct FontFileFuzzer: Fuzzer {
  let name = "font file"

  private static func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
  private static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value & 0xFFFF) }

  /// A typeface with an English family and PostScript name, a Macintosh full name and a style.
  private static func typeface(at start: Int, _ name: String) -> [UInt8] {
    let wide: [UInt8] = name.utf16.flatMap { short(Int($0)) }
    let plain = Array(name.utf8)
    let entries: [[Int]] = [
      [3, 1, 0x409, 1, wide.count, 0], [3, 1, 0x409, 6, wide.count, 0], [1, 1, 0, 4, plain.count, wide.count],
    ]
    let records: [UInt8] = entries.flatMap { $0.flatMap(short) }
    let header: [UInt8] = [0, entries.count, 6 + records.count].flatMap(short)
    let names: [UInt8] = header + records + wide + plain
    let style: [UInt8] = [4, 0, 700].flatMap(short) + [UInt8](repeating: 0, count: 58)
    var file: [UInt8] = long(0x10000) + [2, 0, 0, 0].flatMap(short)
    let offset = start + file.count + 32
    file += Array("name".utf8)
    file += [0, offset, names.count].flatMap(long)
    file += Array("OS/2".utf8)
    file += [0, offset + names.count, style.count].flatMap(long)
    return file + names + style
  }

  /// A collection of two typefaces.
  private static let whole: [UInt8] = {
    let first = typeface(at: 20, "Stage-Bold")
    let second = typeface(at: 20 + first.count, "Stage-Thin")
    return Array("ttcf".utf8) + [0x10000, 2, 20, 20 + first.count].flatMap(long) + first + second
  }()

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    random.below(30) == 0 ? Mutation.noise(&random) : Mutation.damaged(Self.whole, &random)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    let typefaces = FontFile(Data(input)).typefaces
    guard typefaces.count <= FontFile.maximumCount else {
      throw FuzzFailure("The file has \(typefaces.count) typefaces.")
    }
    for typeface in typefaces {
      guard !typeface.postScriptName.isEmpty, !typeface.family.isEmpty, (1...1000).contains(typeface.weight) else {
        throw FuzzFailure("A typeface has no name, or a weight that is none: \(typeface).")
      }
    }
  }
}
