import SceneSystem

/// Finds the known word that a mistyped one most likely means.
///
/// Case, hyphens, underscores and blanks are ignored. Of the other letters, about one in four may be wrong, missing, extra or swapped with
/// its neighbour.
package enum NearestWord {
  /// The words of `known` that are nearest to `word`, in their order; empty if no word is near.
  ///
  /// Several words are returned only if they are equally near.
  package static func matches(for word: String, among known: [String]) -> [String] {
    let letters = letters(of: word)
    var best = Int.max
    var matches: [String] = []
    for candidate in known {
      guard let cost = cost(of: letters, as: Self.letters(of: candidate)), cost <= best else { continue }
      if cost < best { matches = [] }
      best = cost
      matches.append(candidate)
    }
    return matches
  }

  /// `did you mean “padN”?` for the nearest words of `known`, at most three, or `nil` if no word is near.
  package static func suggestion(for word: String, among known: [String]) -> String? {
    suggestion(matches(for: word, among: known))
  }

  /// `did you mean “tap icon”?` for the nearest matches, best first, at most three; `nil` for none.
  package static func suggestion(_ matches: [String]) -> String? {
    guard !matches.isEmpty else { return nil }
    return "did you mean \(matches.prefix(3).map { "\u{201C}\($0.oneLine)\u{201D}" }.joined(separator: " or "))?"
  }

  /// The known words for a message. A long list is truncated, with the number of omitted words.
  package static func list(_ known: [String]) -> String {
    guard !known.isEmpty else { return "none" }
    let isLong = known.count > 30
    let names = known.prefix(isLong ? 12 : 30).map { $0.oneLine(limit: 80) }.joined(separator: ", ")
    return isLong ? names + " and \(known.count - 12) more" : names
  }

  /// The letters that are compared. A word longer than any known word is truncated, so that no input takes long.
  static func letters(of word: some StringProtocol) -> [Character] {
    Array(
      word.lazy.prefix(200).filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }.prefix(64).flatMap { $0.lowercased() }
    )
  }

  /// The distance of `word` from `known`, or `nil` if it is too far to be a match.
  static func cost(of word: [Character], as known: [Character]) -> Int? {
    guard !word.isEmpty else { return nil }
    let limit = min(3, (max(word.count, known.count) + 1) / 4)
    if abs(word.count - known.count) <= limit {
      let distance = distance(word, known)
      if distance <= limit { return distance }
    }
    // An incomplete word is further away than any mistyped one.
    return word.count >= 3 && known.starts(with: word) ? 4 : nil
  }

  /// The minimum number of letters to replace, insert, remove or swap with their neighbours between two words (Damerau and Levenshtein; no
  /// letter is changed twice).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        next.append(cost)
      }
      (beforeLast, last) = (last, next)
    }
    return last[right.count]
  }
}
