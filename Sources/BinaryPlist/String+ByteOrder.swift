#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension String {
  /// Whether the string is ordered before `other` by the bytes of its UTF-8.
  ///
  /// Keys are sorted this way. By `<` some strings are neither before, nor after, nor equal to each other ("e\u{301}é" and "éé\n" in
  /// Swift 6.3), so equal dictionaries would have different bytes.
  package func precedesByBytes(_ other: String) -> Bool {
    var first = self
    var second = other
    return first.withUTF8 { first in
      second.withUTF8 { second in
        guard let start = first.baseAddress, let otherStart = second.baseAddress else {
          return first.count < second.count
        }
        let order = memcmp(start, otherStart, min(first.count, second.count))
        return order != 0 ? order < 0 : first.count < second.count
      }
    }
  }
}
