/// The names that methods have in Objective-C.
package enum ObjectiveCName {
  /// The words after or before which no `With` is inserted.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// A part of a selector besides those of the parameters.
  private enum Extra { case error, completionHandler }

  /// The selector of a method.
  ///
  /// - Parameters:
  ///   - base: The name without labels; `init` for an initializer.
  ///   - labels: The labels; an empty string for `_`.
  ///   - isThrowing: Whether it throws: another argument returns the error.
  ///   - isAsync: Whether it is asynchronous: another argument is the completion handler, which also receives the error.
  ///   - trailingClosures: The number of parameters at the end that are closures; the error's argument precedes them.
  package static func selector(
    base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false, trailingClosures: Int = 0
  ) -> String {
    var pieces: [(label: String, extra: Extra?)] = labels.map { ($0, nil) }
    if isAsync {
      pieces.append(("completionHandler", .completionHandler))
    } else if isThrowing {
      pieces.insert(("error", .error), at: max(0, labels.count - trailingClosures))
    }
    guard let first = pieces.first else { return base }
    var selector = base
    switch first.extra {
    case .error: selector += "AndReturnError"
    case .completionHandler: selector += "WithCompletionHandler"
    case nil where first.label.isEmpty: break
    case nil:
      if !isPreposition(firstWord(of: first.label)), !isPreposition(lastWord(of: base)) { selector += "With" }
      selector += capitalized(first.label)
    }
    selector += ":"
    for piece in pieces.dropFirst() { selector += piece.label + ":" }
    return selector
  }

  /// The selector of an initializer whose only parameter is `()`.
  package static func initializer(label: String) -> String {
    "init" + (isPreposition(firstWord(of: label)) ? "" : "With") + capitalized(label)
  }

  /// A word with an upper-case first letter.
  package static func capitalized(_ word: String) -> String {
    guard let first = word.utf8.first, first >= 97, first <= 122 else { return word }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

  /// The first word of a name in camel case. Several upper-case letters in a row are one word.
  static func firstWord(of name: String) -> Substring {
    let bytes = Array(name.utf8)
    var end = 0
    while end < bytes.count, isUpper(bytes[end]) { end += 1 }
    if end > 1 {
      if end < bytes.count, isLower(bytes[end]) { end -= 1 }
    } else {
      while end < bytes.count, isLower(bytes[end]) { end += 1 }
      // A name may begin with another character, which is a word of its own.
      if end == 0 { return name.prefix(1) }
    }
    return Substring(name.utf8.prefix(end))
  }

  /// The last word of a name in camel case.
  static func lastWord(of name: String) -> Substring {
    let bytes = Array(name.utf8)
    var start = bytes.count
    while start > 0, isLower(bytes[start - 1]) { start -= 1 }
    if start == bytes.count {
      while start > 0, isUpper(bytes[start - 1]) { start -= 1 }
    } else if start > 0, isUpper(bytes[start - 1]) {
      start -= 1
    }
    return Substring(name.utf8.dropFirst(start))
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 }
}
