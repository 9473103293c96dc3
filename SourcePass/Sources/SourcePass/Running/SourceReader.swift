/// Reads a file and checks that the pass can work on it.
enum SourceReader {
  /// A file's text, or the reason why it is copied as it is.
  struct Source {
    var bytes: [UInt8]
    var refusal: (line: Int, reason: String)?
  }

  /// The size of the largest file that is parsed.
  private static let largestSize = 16 << 20
  /// The size of the largest file that is copied.
  private static let largestCopy = 256 << 20
  /// The number of nested brackets that are accepted. The compiler accepts 256.
  private static let deepestNesting = 1_000

  static func read(_ path: String) throws(PassError) -> Source {
    prepare(try Files.read(path, limit: largestCopy))
  }

  /// A text without a byte order mark, and with a comment in place of `#!`.
  static func prepare(_ raw: [UInt8]) -> Source {
    var bytes = raw
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) {
      bytes[0] = UInt8(ascii: "/")
      bytes[1] = UInt8(ascii: "/")
    }
    guard bytes.count <= largestSize else {
      return Source(bytes: bytes, refusal: (1, "It has \(bytes.count) bytes, more than \(largestSize)"))
    }
    if let line = lineOfInvalidText(bytes) { return Source(bytes: bytes, refusal: (line, "It is not UTF-8")) }
    if let line = lineOfDeepNesting(bytes) {
      return Source(bytes: bytes, refusal: (line, "More than \(deepestNesting) brackets are open"))
    }
    return Source(bytes: bytes, refusal: nil)
  }

  /// The line of the first byte that is not UTF-8.
  private static func lineOfInvalidText(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    // The line is searched for only in this case.
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }

  /// The line in which more brackets are open than the parser's stack allows. Brackets in strings count too, which is no loss: they are
  /// closed there, or there are fewer.
  private static func lineOfDeepNesting(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var depth = 0
      var line = 1
      var current = start
      let end = start + bytes.count
      while current < end {
        switch current.pointee {
        case 10: line += 1
        case 40, 91, 123:
          depth += 1
          if depth > deepestNesting { return line }
        case 41, 93, 125: if depth > 0 { depth -= 1 }
        default: break
        }
        current += 1
      }
      return nil
    }
  }
}
