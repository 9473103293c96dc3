/// A position in a file's bytes, with its line.
struct ByteCursor {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The file, for errors.
  let file: String
  private(set) var position = 0
  /// The line of the position, from 1.
  private(set) var line = 1
  private var remainingValues = ReaderLimits.values

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The byte at the position, or `nil` at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The byte after the position.
  var following: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Moves over one byte.
  mutating func advance() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  /// Moves over `count` bytes.
  mutating func advance(by count: Int) {
    for _ in 0..<count { advance() }
  }

  /// Moves over `character` if it is at the position.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  /// Whether `text` is at the position.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<count where bytes[position + index] != buffer[index] { return false }
      return true
    }
  }

  /// Moves behind the next `text`, or to the end, which returns `false`.
  mutating func skip(past text: StaticString) -> Bool {
    while position < bytes.count {
      if isAt(text) {
        advance(by: text.utf8CodeUnitCount)
        return true
      }
      advance()
    }
    return false
  }

  /// Moves over blanks and line breaks.
  mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { advance() }
  }

  /// Moves over blanks, line breaks and comments in the manner of C.
  mutating func skipBlanksAndComments() throws(ProjectError) {
    while true {
      skipBlanks()
      guard current == UInt8(ascii: "/") else { return }
      if following == UInt8(ascii: "/") {
        while let byte = current, byte != UInt8(ascii: "\n") { advance() }
      } else if following == UInt8(ascii: "*") {
        let start = line
        advance(by: 2)
        guard skip(past: "*/") else { throw failure("A comment has no end.", line: start) }
      } else {
        return
      }
    }
  }

  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Counts a value, of which a file may have a limited number.
  mutating func countValue() throws(ProjectError) {
    remainingValues -= 1
    if remainingValues < 0 {
      throw failure("The file has more than \(ReaderLimits.values) values; it is not a project.")
    }
  }

  /// An error at the position, or at another line.
  func failure(_ reason: String, line: Int? = nil) -> ProjectError {
    ProjectError(file: file, line: line ?? self.line, reason)
  }

  /// What is at the position, for an error.
  var found: String {
    guard let current else { return "the end of the file" }
    let isPrintable = (0x21..<0x7F).contains(current)
    return isPrintable ? "‘\(Character(Unicode.Scalar(current)))’" : "the byte \(current)"
  }
}
