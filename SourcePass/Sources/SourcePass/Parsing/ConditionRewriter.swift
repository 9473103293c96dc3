/// Rewrites the conditions of `#if` that ask for the system: the app is compiled on Linux, and is an app for iOS.
enum ConditionRewriter {
  struct Change {
    /// The bytes, from the beginning of the condition.
    var range: Range<Int>
    var text: String
  }

  /// The changes of a condition: `os(…)` and `targetEnvironment(…)` become `true` or `false`, with blanks up to the old length.
  static func changes(_ condition: String) -> [Change] {
    let bytes = Array(condition.utf8)
    var changes: [Change] = []
    var offset = 0
    while offset < bytes.count {
      guard isWord(bytes[offset]) else {
        offset += 1
        continue
      }
      let start = offset
      while offset < bytes.count, isWord(bytes[offset]) { offset += 1 }
      let word = String(decoding: bytes[start..<offset], as: UTF8.self)
      guard word == "os" || word == "targetEnvironment" || word == "_runtime" else { continue }
      guard let open = next(bytes, offset), bytes[open] == UInt8(ascii: "("),
        let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      let argument = String(decoding: bytes[(open + 1)..<close], as: UTF8.self).filter { !$0.isWhitespace }
      let value: String
      switch word {
      case "os": value = argument == "iOS" ? "true" : "false"
      case "targetEnvironment": value = argument == "simulator" ? "true" : "false"
      default: value = argument == "_Native" ? "true" : "false"
      }
      let length = close + 1 - start
      changes.append(
        Change(
          range: start..<close + 1, text: value + String(repeating: " ", count: max(0, length - value.utf8.count))))
      offset = close + 1
    }
    return changes
  }

  /// A condition with its changes, in one line.
  static func rewritten(_ condition: String) -> String {
    var bytes = Array(condition.utf8)
    for change in changes(condition).reversed() { bytes.replaceSubrange(change.range, with: change.text.utf8) }
    return String(decoding: bytes.map { $0 == 10 || $0 == 13 ? 32 : $0 }, as: UTF8.self)
  }

  private static func next(_ bytes: [UInt8], _ offset: Int) -> Int? {
    bytes[offset...].firstIndex { $0 != 32 && $0 != 9 }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte >= 128 || (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
  }
}
