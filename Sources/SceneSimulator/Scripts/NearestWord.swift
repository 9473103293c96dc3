/// Finds the known word that a mistyped one most likely means.
///
/// Capitals, hyphens, underscores and blanks make no difference. Of the rest, about one letter in four may be wrong, missing, extra
/// or swapped with its neighbour.
package enum NearestWord {
  /// The words of `known` that come nearest to `word`, in their order; none where no word is near.
  ///
  /// Several words are returned only where they are equally near.
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

  /// `did you mean “padN”?` for the nearest words of `known`, at most three, or `nil` where no word is near.
  package static func question(for word: String, among known: [String]) -> String? {
    question(matches(for: word, among: known))
  }

  /// `did you mean “tap icon”?` for what comes nearest, best first, at most three; `nil` for nothing.
  package static func question(_ matches: [String]) -> String? {
    guard !matches.isEmpty else { return nil }
    return "did you mean \(matches.prefix(3).map { "\u{201C}\($0)\u{201D}" }.joined(separator: " or "))?"
  }

  /// The known words for a message. A long list is cut, and says how much of it is missing.
  package static func list(_ known: [String]) -> String {
    guard known.count > 30 else { return known.isEmpty ? "none" : known.joined(separator: ", ") }
    return known.prefix(12).joined(separator: ", ") + " and \(known.count - 12) more"
  }

  /// The letters that are compared. What is longer than any known word is cut, so that no input takes long.
  static func letters(of word: some StringProtocol) -> [Character] {
    Array(
      word.lazy.prefix(200).filter { !$0.isWhitespace && $0 != "-" && $0 != "_" }.prefix(64).flatMap { $0.lowercased() }
    )
  }

  /// How far `word` is from `known`, or `nil` where it is too far to be meant.
  static func cost(of word: [Character], as known: [Character]) -> Int? {
    guard !word.isEmpty else { return nil }
    let limit = min(3, (max(word.count, known.count) + 1) / 4)
    if abs(word.count - known.count) <= limit {
      let distance = distance(word, known)
      if distance <= limit { return distance }
    }
    // A word that was not written to its end is further than any mistyped one.
    return word.count >= 3 && known.starts(with: word) ? 4 : nil
  }

  /// The fewest letters to replace, insert, remove or swap with their neighbours between two words (Damerau and Levenshtein; no
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
