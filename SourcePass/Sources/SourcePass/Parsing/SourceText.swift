import Glibc
import SwiftSyntax

/// The bytes of a file, with its lines.
struct SourceText {
  let bytes: [UInt8]
  /// The offsets at which lines begin.
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts =
      [0]
      + bytes.withUnsafeBytes { bytes -> [Int] in
        var starts: [Int] = []
        guard let base = bytes.baseAddress else { return starts }
        var offset = 0
        while offset < bytes.count, let found = memchr(base + offset, 10, bytes.count - offset) {
          offset = base.distance(to: UnsafeRawPointer(found)) + 1
          starts.append(offset)
        }
        return starts
      }
  }

  /// Whether the file has a word somewhere, perhaps in a comment.
  func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let first = word.first else { return false }
      var offset = 0
      while bytes.count - offset >= word.count,
        let found = memchr(base + offset, Int32(first), bytes.count - offset - word.count + 1)
      {
        if memcmp(found, word, word.count) == 0 { return true }
        offset = base.distance(to: UnsafeRawPointer(found)) + 1
      }
      return false
    }
  }

  /// The line of an offset, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The number of bytes before an offset in its line.
  func column(at offset: Int) -> Int { offset - lineStarts[line(at: offset) - 1] }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a node without the blanks and comments around it.
  func text(_ node: some SyntaxProtocol) -> String { text(range(of: node)) }

  /// The range of a node without the blanks and comments around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The number of line ends in a range.
  func lineEnds(in range: Range<Int>) -> Int { line(at: range.upperBound) - line(at: range.lowerBound) }

  /// Whether a range contains a byte.
  func contains(_ byte: UInt8, in range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { memchr($0.baseAddress! + range.lowerBound, Int32(byte), range.count) != nil }
  }
}

extension SourceText {
  /// Where a text of ASCII characters is in a range.
  func ranges(of word: String, in range: Range<Int>) -> [Range<Int>] {
    let word = Array(word.utf8)
    guard let first = word.first else { return [] }
    var found: [Range<Int>] = []
    var offset = range.lowerBound
    while offset + word.count <= range.upperBound {
      if bytes[offset] == first, bytes[offset..<offset + word.count].elementsEqual(word) {
        found.append(offset..<offset + word.count)
        offset += word.count
      } else {
        offset += 1
      }
    }
    return found
  }

  /// Whether a range contains `?(`, with which an optional method is called, or `!(`.
  func containsOptionalCall(in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    return bytes.withUnsafeBufferPointer { bytes in
      while offset < range.upperBound,
        let found = memchr(bytes.baseAddress! + offset, Int32(UInt8(ascii: "(")), range.upperBound - offset)
      {
        let position = bytes.baseAddress!.distance(to: found.assumingMemoryBound(to: UInt8.self))
        if position > range.lowerBound {
          let before = bytes[position - 1]
          if before == UInt8(ascii: "?") || before == UInt8(ascii: "!") { return true }
        }
        offset = position + 1
      }
      return false
    }
  }
}
