import SceneSystem

/// Reads and writes the stimuli of device scripts and of the prompt.
///
/// Writing a stimulus and reading the line again gives the same value, for every value that a line can express.
public struct StimulusParser: Sendable {
  /// The sessions whose labels are accepted, or `nil` for any label: a file is read before its sessions exist.
  public var known: [SessionID]?
  /// What a mistyped line may also have meant, as the prompt's commands.
  var commands: [String] = []
  /// What lists all stimuli, for messages.
  var list = "proscenium stimuli"
  /// Whether an error looks for what was meant. A parser that tries what may be meant must not.
  private var suggests = true

  /// Makes a parser that accepts the labels of `known`, or any label.
  public init(known: [SessionID]? = nil) { self.known = known }

  static let animations: [(name: String, animation: DismissalAnimation)] = [
    ("standard", .standard), ("commit", .commit), ("decline", .decline),
  ]

  /// Reads one line, without the `>` or `|` before it. `place` is what an error names, as `FILE:LINE` or `prompt`.
  ///
  /// Throws a ``ScriptError`` for a stimulus, label, option or animation that is not known. It asks for the nearest one that is, with
  /// the line's own argument where that can be kept, and says where all are listed.
  public func parse(_ line: String, place: String) throws(ScriptError) -> ScriptStimulus {
    do throws(ScriptProblem) {
      return try parse(line)
    } catch {
      throw error.at(place)
    }
  }

  /// The line that ``parse(_:place:)`` reads as `stimulus`, or `nil` for what no script can say, as a reply of the app.
  public func text(for stimulus: ScriptStimulus) -> String? {
    switch stimulus {
    case .device(let stimulus): text(for: stimulus)
    case .app(let act): text(for: act)
    }
  }

  /// Holds the labels of a stimulus that was read before its sessions existed against the sessions known now.
  ///
  /// Throws a ``ScriptError`` that lists them for a label that none of them has.
  public func check(_ stimulus: ScriptStimulus, place: String) throws(ScriptError) {
    do throws(ScriptProblem) {
      for id in stimulus.sessions { _ = try session(id.label) }
    } catch {
      throw error.at(place)
    }
  }

  func parse(_ line: String) throws(ScriptProblem) -> ScriptStimulus {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let candidates = StimulusForm.all.filter { words.starts(with: $0.words) }
    // The form with the most fixed words is meant: `handoff deliver` is no handoff of the type `deliver`.
    guard let form = candidates.max(by: { $0.words.count < $1.words.count }) else {
      throw unknown(words)
    }
    var rest = Array(words.dropFirst(form.words.count))
    var values = StimulusForm.Values()
    if form.parameter == .labelAndText {
      guard let label = rest.first else { throw missing("a label", form) }
      values.session = try session(label)
      values.text = Self.unescaped(Self.tail(of: line, after: form.words.count + 1))
      return try form.make(values)
    }
    while let last = rest.last, let option = Self.option(in: last, of: form) {
      guard values.options[option.key] == nil else {
        throw ScriptProblem("the option \u{201C}\(option.key)\u{201D} stands twice")
      }
      values.options[option.key] = option.value
      rest.removeLast()
    }
    try take(rest, of: form, into: &values)
    if let label = values.options["from"] { values.from = try session(label) }
    return try form.make(values)
  }

  private func take(
    _ rest: [String], of form: StimulusForm, into values: inout StimulusForm.Values
  ) throws(ScriptProblem) {
    guard let parameter = form.parameter else {
      if let extra = rest.first { throw surplus(extra, form, words: form.words + rest) }
      return
    }
    guard let first = rest.first else {
      throw missing(
        parameter == .label ? "a label" : parameter == .identifier ? "an identifier" : "a \(parameter.rawValue)", form)
    }
    if rest.count > 1, parameter != .urls { throw surplus(rest[1], form, words: form.words + rest) }
    values.words = rest
    if parameter == .label { values.session = try session(first) }
  }

  private func session(_ label: String) throws(ScriptProblem) -> SessionID {
    guard let id = SessionID(label: label) else {
      if let known { throw .unknown("label", label, known: known.sorted().map(\.label)) }
      let question =
        label.count <= 2 && SessionID(label: label.uppercased()) != nil
        ? "did you mean \u{201C}\(label.uppercased())\u{201D}? Labels" : "labels"
      throw ScriptProblem("\u{201C}\(label)\u{201D} is no label; \(question) are A, B, C and so on")
    }
    if let known, !known.contains(id) { throw .unknown("label", label, known: known.sorted().map(\.label)) }
    return id
  }

  private func missing(_ what: String, _ form: StimulusForm) -> ScriptProblem {
    ScriptProblem("\u{201C}\(form.words.joined(separator: " "))\u{201D} needs \(what); write: \(form.syntax)")
  }

  private func unknown(_ words: [String]) -> ScriptProblem {
    guard !words.isEmpty else {
      return ScriptProblem("there is no stimulus; \u{201C}\(list)\u{201D} lists all of them")
    }
    let question = NearestWord.question(suggestions(for: words)).map { $0 + " " } ?? ""
    return ScriptProblem(
      "unknown stimulus \u{201C}\(words.joined(separator: " "))\u{201D}; \(question)\u{201C}\(list)\u{201D} lists all of them"
    )
  }

  /// What may be meant, nearest first.
  private func suggestions(for words: [String]) -> [String] {
    guard suggests else { return [] }
    var parser = self
    parser.suggests = false
    return StimulusSuggestions(for: words, commands: commands) { (try? parser.parse($0)) != nil }.lines
  }

  /// A word too many. It may be a mistyped option, or the line a mistyped stimulus of more words, as `dismiss alrt`.
  private func surplus(_ word: String, _ form: StimulusForm, words: [String]) -> ScriptProblem {
    let before = form.words.joined(separator: " ")
    let problem = "\u{201C}\(word)\u{201D} is not understood after \u{201C}\(before)\u{201D}; "
    if let equals = word.firstIndex(of: "="),
      let key = NearestWord.matches(for: String(word[..<equals]), among: form.options).first
    {
      return ScriptProblem("\(problem)did you mean \u{201C}\(key)\(word[equals...])\u{201D}? Write: \(form.syntax)")
    }
    guard form.parameter == nil, let question = NearestWord.question(suggestions(for: words)) else {
      return ScriptProblem("\(problem)write: \(form.syntax)")
    }
    return ScriptProblem("\(problem)\(question) \u{201C}\(list)\u{201D} lists all stimuli")
  }

  private static func option(in word: String, of form: StimulusForm) -> (key: String, value: String)? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let key = String(word[..<equals])
    return form.options.contains(key) ? (key, String(word[word.index(after: equals)...])) : nil
  }

  /// What follows the first `count` words and the one blank after them, blanks and all.
  private static func tail(of line: String, after count: Int) -> String {
    var rest = Substring(line)
    for _ in 0..<count {
      rest = rest.drop(while: \.isWhitespace).drop(while: { !$0.isWhitespace })
    }
    return String(rest.dropFirst())
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch scalars.next() {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "\\", nil: result.append("\\")
      case let other?: result.append(contentsOf: ["\\", other])
      }
    }
    return String(result)
  }
}
