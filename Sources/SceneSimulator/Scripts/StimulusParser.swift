public import SceneSystem

/// Reads and writes the stimuli of device scripts and of the prompt.
///
/// Writing a stimulus and reading the line again gives the same value, for every value that a line can express.
public struct StimulusParser: Sendable {
  /// The sessions whose labels are accepted, or `nil` for any label: a file is parsed before its sessions exist.
  public var knownSessions: [SessionID]?
  /// Other words that a mistyped line may mean, such as the prompt's commands.
  var commands: [String] = []
  /// The command that lists all stimuli, for messages.
  var list = "proscenium stimuli"
  /// Whether errors suggest corrections. A parser that tests suggestions must not.
  private var suggests = true

  /// Makes a parser that accepts the labels of `known`, or any label.
  public init(knownSessions: [SessionID]? = nil) { self.knownSessions = knownSessions }

  static let animations: [(name: String, animation: DismissalAnimation)] = [
    ("standard", .standard), ("commit", .commit), ("decline", .decline),
  ]

  /// Reads one line, without the `>` or `|` before it. `location` is the place that an error names, such as `FILE:LINE` or `prompt`.
  ///
  /// Throws a ``ScriptError`` for an unknown stimulus, label, option or animation. It suggests the nearest known one, with the line's own
  /// argument where that can be kept, and names the command that lists all.
  public func parse(_ line: String, location: String) throws(ScriptError) -> ScriptStimulus {
    do throws(ScriptProblem) {
      return try parse(line)
    } catch {
      throw error.at(location)
    }
  }

  /// The line that ``parse(_:location:)`` reads as `stimulus`, or `nil` for a stimulus that no script can express, such as a reply of the
  /// app.
  public func text(for stimulus: ScriptStimulus) -> String? {
    switch stimulus {
    case .device(let stimulus): text(for: stimulus)
    case .app(let act): text(for: act)
    }
  }

  /// Checks the labels of a stimulus that was parsed before its sessions existed against the sessions known now.
  ///
  /// Throws a ``ScriptError`` that lists the known labels if a label is not among them.
  public func check(_ stimulus: ScriptStimulus, location: String) throws(ScriptError) {
    do throws(ScriptProblem) {
      for id in stimulus.sessions { _ = try session(id.label) }
    } catch {
      throw error.at(location)
    }
  }

  func parse(_ line: String) throws(ScriptProblem) -> ScriptStimulus {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    let candidates = StimulusDefinition.all.filter { words.starts(with: $0.words) }
    // The form with the most fixed words takes precedence: `handoff deliver` is not a handoff of the type `deliver`.
    guard let form = candidates.max(by: { $0.words.count < $1.words.count }) else {
      throw unknown(words)
    }
    var arguments = Array(words.dropFirst(form.words.count))
    var values = StimulusDefinition.Values()
    if form.parameter == .labelAndText {
      guard let label = arguments.first else { throw missing("a label", form) }
      values.session = try session(label)
      values.text = Self.unescaped(Self.tail(of: line, after: form.words.count + 1))
      return try form.make(values)
    }
    while let last = arguments.last, let option = Self.option(in: last, of: form) {
      guard values.options[option.key] == nil else {
        throw ScriptProblem("the option \u{201C}\(option.key)\u{201D} stands twice")
      }
      values.options[option.key] = option.value
      arguments.removeLast()
    }
    try parse(arguments, of: form, into: &values)
    if let label = values.options["from"] { values.from = try session(label) }
    return try form.make(values)
  }

  private func parse(
    _ arguments: [String], of form: StimulusDefinition, into values: inout StimulusDefinition.Values
  ) throws(ScriptProblem) {
    guard let parameter = form.parameter else {
      if let extra = arguments.first { throw surplus(extra, form, words: form.words + arguments) }
      return
    }
    if parameter == .optionalLabel, arguments.isEmpty { return }
    if parameter == .labelAndSize {
      try parseSize(arguments, of: form, into: &values)
      return
    }
    guard let first = arguments.first else {
      throw missing(
        parameter == .label ? "a label" : parameter == .identifier ? "an identifier" : "a \(parameter.rawValue)", form)
    }
    if arguments.count > 1, parameter != .urls { throw surplus(arguments[1], form, words: form.words + arguments) }
    values.words = arguments
    if parameter == .label || parameter == .optionalLabel { values.session = try session(first) }
  }

  private func parseSize(
    _ arguments: [String], of form: StimulusDefinition, into values: inout StimulusDefinition.Values
  ) throws(ScriptProblem) {
    guard let label = arguments.first else { throw missing("a label", form) }
    values.session = try session(label)
    guard arguments.count > 1 else { throw missing("a size", form) }
    if arguments.count > 2 { throw surplus(arguments[2], form, words: form.words + arguments) }
    let lengths = arguments[1].split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard lengths.count == 2, let width = lengths[0], let height = lengths[1] else {
      throw ScriptProblem(
        "\u{201C}\(arguments[1].oneLine)\u{201D} is no size; write: \(form.words.joined(separator: " ")) \(label.oneLine) 500x400"
      )
    }
    values.size = SceneSize(width: width, height: height)
  }

  private func session(_ label: String) throws(ScriptProblem) -> SessionID {
    guard let id = SessionID(label: label) else {
      if let sessions = knownSessions { throw .unknown("label", label, known: sessions.sorted().map(\.label)) }
      let suggestion =
        label.count <= 2 && SessionID(label: label.uppercased()) != nil
        ? "did you mean \u{201C}\(label.uppercased())\u{201D}? Labels" : "labels"
      throw ScriptProblem("\u{201C}\(label.oneLine)\u{201D} is no label; \(suggestion) are A, B, C and so on")
    }
    if let sessions = knownSessions, !sessions.contains(id) {
      throw .unknown("label", label, known: sessions.sorted().map(\.label))
    }
    return id
  }

  private func missing(_ what: String, _ form: StimulusDefinition) -> ScriptProblem {
    ScriptProblem("\u{201C}\(form.words.joined(separator: " "))\u{201D} needs \(what); write: \(form.syntax)")
  }

  private func unknown(_ words: [String]) -> ScriptProblem {
    guard !words.isEmpty else {
      return ScriptProblem("there is no stimulus; \u{201C}\(list)\u{201D} lists all of them")
    }
    let suggestion = NearestWord.suggestion(suggestions(for: words)).map { $0 + " " } ?? ""
    return ScriptProblem(
      "unknown stimulus \u{201C}\(words.joined(separator: " ").oneLine)\u{201D}; \(suggestion)\u{201C}\(list)\u{201D} lists all of them"
    )
  }

  /// The suggested lines, nearest first.
  private func suggestions(for words: [String]) -> [String] {
    guard suggests else { return [] }
    var parser = self
    parser.suggests = false
    return StimulusSuggestions(for: words, commands: commands) { (try? parser.parse($0)) != nil }.lines
  }

  /// The error for a surplus word. It may be a mistyped option, or the line a mistyped stimulus of more words, such as `dismiss alrt`.
  private func surplus(_ word: String, _ form: StimulusDefinition, words: [String]) -> ScriptProblem {
    let before = form.words.joined(separator: " ")
    let problem = "\u{201C}\(word.oneLine)\u{201D} is not understood after \u{201C}\(before)\u{201D}; "
    if let equals = word.firstIndex(of: "="),
      let key = NearestWord.matches(for: String(word[..<equals]), among: form.options).first
    {
      return ScriptProblem(
        "\(problem)did you mean \u{201C}\(key)\(word[equals...].oneLine)\u{201D}? Write: \(form.syntax)")
    }
    guard form.parameter == nil, let suggestion = NearestWord.suggestion(suggestions(for: words)) else {
      return ScriptProblem("\(problem)write: \(form.syntax)")
    }
    return ScriptProblem("\(problem)\(suggestion) \u{201C}\(list)\u{201D} lists all stimuli")
  }

  private static func option(in word: String, of form: StimulusDefinition) -> (key: String, value: String)? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let key = String(word[..<equals])
    return form.options.contains(key) ? (key, String(word[word.index(after: equals)...])) : nil
  }

  /// The rest of the line after the first `count` words and one blank, including further blanks.
  private static func tail(of line: String, after count: Int) -> String {
    var arguments = Substring(line)
    for _ in 0..<count {
      arguments = arguments.drop(while: \.isWhitespace).drop(while: { !$0.isWhitespace })
    }
    return String(arguments.dropFirst())
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
