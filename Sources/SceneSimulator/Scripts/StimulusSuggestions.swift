/// Suggests the lines that a user may have meant by a line that matches no stimulus.
///
/// The words are compared with those of every ``StimulusDefinition``, joined or separate; the arguments are kept if they are valid there,
/// so that `open-url myapp://x` gives `open url myapp://x`.
struct StimulusSuggestions {
  /// The nearest lines, equally near, in the order of the forms; for a form whose argument is missing, the line is the form's syntax.
  let lines: [String]

  /// - Parameters:
  ///   - words: The words of the line.
  ///   - commands: Other words that are accepted in the line's place, such as the prompt's `help`.
  ///   - isStimulus: Whether a line can be parsed.
  init(for words: [String], commands: [String] = [], isStimulus: (String) -> Bool) {
    let words = Array(words.prefix(8))
    var best = Int.max
    var lines: [String] = []
    func add(_ line: String, _ cost: Int) {
      if cost < best { (best, lines) = (cost, []) }
      if cost == best, !lines.contains(line) { lines.append(line) }
    }
    for form in StimulusDefinition.all {
      guard let match = Self.match(words, form) else { continue }
      add(Self.line(form, words[match.length...], isStimulus: isStimulus), match.cost)
    }
    let letters = NearestWord.letters(of: words.joined())
    for command in commands {
      if let cost = NearestWord.cost(of: letters, as: NearestWord.letters(of: command)) { add(command, cost) }
    }
    if lines.isEmpty { lines = Self.described(by: words) }
    self.lines = lines
  }

  /// The cost of a whole word that is missing, extra or different.
  private static let missing = 4
  private static let surplus = 4
  private static let other = 5

  /// How many words of the line match the form's, and at what cost; `nil` if they are too different.
  private static func match(_ words: [String], _ form: StimulusDefinition) -> (length: Int, cost: Int)? {
    var best: (length: Int, cost: Int)?
    for length in 1...max(1, min(words.count, form.words.count + 1)) where length <= words.count {
      let together = NearestWord.cost(
        of: NearestWord.letters(of: words[..<length].joined()), as: NearestWord.letters(of: form.words.joined()))
      guard var cost = [together, apart(words[..<length], form.words)].compactMap({ $0 }).min() else { continue }
      let rest = words.count - length
      switch form.parameter {
      case nil: cost += 2 * rest
      case .urls?, .labelAndText?: break
      case .labelAndSize?: cost += max(0, rest - 2)
      case _?: cost += max(0, rest - 1 - form.options.count)
      }
      // Of two matches of equal cost, the longer one.
      if cost <= best?.cost ?? .max { best = (length, cost) }
    }
    return best
  }

  /// Compares word by word. At least one must be near, and one may be missing, extra or different.
  private static func apart(_ words: ArraySlice<String>, _ known: [String]) -> Int? {
    let words = words.map { NearestWord.letters(of: $0) }
    let known = known.map { NearestWord.letters(of: $0) }
    // The cost and whether a word was near, for the first words of both.
    var table = Array(
      repeating: Array(repeating: (cost: 0, isNear: false), count: known.count + 1), count: words.count + 1)
    for row in 0...words.count {
      for column in 0...known.count where row + column > 0 {
        var ways: [(cost: Int, isNear: Bool)] = []
        if row > 0 { ways.append((table[row - 1][column].cost + surplus, table[row - 1][column].isNear)) }
        if column > 0 { ways.append((table[row][column - 1].cost + missing, table[row][column - 1].isNear)) }
        if row > 0, column > 0 {
          let before = table[row - 1][column - 1]
          let near = NearestWord.cost(of: words[row - 1], as: known[column - 1])
          ways.append((before.cost + (near ?? other), before.isNear || near != nil))
        }
        // Alignments with a near word come first.
        table[row][column] = ways.min { ($0.isNear ? 0 : 1, $0.cost) < ($1.isNear ? 0 : 1, $1.cost) } ?? (0, false)
      }
    }
    let total = table[words.count][known.count]
    return total.isNear && total.cost <= other ? total.cost : nil
  }

  /// The form with the arguments, as far as they can be parsed there.
  private static func line(
    _ form: StimulusDefinition, _ rest: ArraySlice<String>, isStimulus: (String) -> Bool
  ) -> String {
    guard form.parameter != nil || !form.options.isEmpty else { return form.syntax }
    var rest = rest
    while true {
      let line = (form.words + rest).joined(separator: " ")
      if line.count <= 200, isStimulus(line) { return line }
      if rest.popLast() == nil { return form.syntax }
    }
  }

  /// The forms whose summary contains the words, if no form's own words are near: `launch` is `tap icon`.
  private static func described(by words: [String]) -> [String] {
    let words = words.map { $0.lowercased() }
    guard words.contains(where: { $0.count >= 4 }) else { return [] }
    return StimulusDefinition.all.filter { form in
      let known = form.summary.lowercased().split { !$0.isLetter }.map(String.init)
      return words.allSatisfy(known.contains)
    }.map(\.syntax)
  }
}
