import Foundation
import SceneSystem

extension DeviceScript {
  /// The headers that a file may have.
  public static let headers = [
    "id", "title", "source", "confidence", "profile", "variant", "os", "app", "sessions", "restoration", "only",
    "partial", "absent", "unordered",
  ]

  /// Reads the file at `path`.
  ///
  /// Throws a ``ScriptError`` for a file that cannot be read or is not UTF-8, and for every mistake in it.
  public static func load(_ path: String) throws(ScriptError) -> DeviceScript {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ScriptError(
        .unusableFile, location: path, message: "the file cannot be read (\(FileProblem.reason(error, path: path)))")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ScriptError(.unusableFile, location: path, message: "the file is not UTF-8")
    }
    return try parse(text, file: path)
  }

  /// Reads a script from its text; `file` is the name for errors.
  public static func parse(_ text: String, file: String) throws(ScriptError) -> DeviceScript {
    var reader = DeviceScriptReader(file: file)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      do throws(ScriptProblem) {
        try reader.read(line, number: index + 1)
      } catch {
        throw error.at(file, index + 1)
      }
    }
    return try reader.finish()
  }
}

extension String {
  /// The text of `data`, or `nil` if it is not valid in the encoding.
  fileprivate init?(validating data: Data, as encoding: UTF8.Type) {
    self.init(data: data, encoding: .utf8)
  }
}

/// Reads a script line by line: the header up to the first blank line, then stimuli and events.
struct DeviceScriptReader {
  private var script: DeviceScript
  private var isInHeader = true
  private var seen: Set<String> = []
  private var restoration: (labels: [String], line: Int)?
  private let parser = StimulusParser()

  init(file: String) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    script = DeviceScript(file: file, id: name.hasSuffix(".trace") ? String(name.dropLast(6)) : name)
  }

  mutating func read(_ line: Substring, number: Int) throws(ScriptProblem) {
    let content = Self.withoutComment(line)
    guard let first = content.first else {
      // A line that has only a comment does not end the header, nor do blank lines before it.
      if isInHeader, !seen.isEmpty, line.allSatisfy(\.isWhitespace) { isInHeader = false }
      return
    }
    if first == ">" || first == "|" {
      isInHeader = false
      let stimulus = try parser.parse(String(content.dropFirst()))
      try checkLabels(of: stimulus)
      script.steps.append(DeviceScript.Step(line: number, stimulus: stimulus, isCompared: first == ">"))
    } else if isInHeader {
      try readHeader(content, number: number)
    } else {
      let event = try Self.event(content)
      guard let last = script.steps.indices.last else {
        throw ScriptProblem("\u{201C}\(content.oneLine)\u{201D} follows no stimulus; a stimulus begins with > or |")
      }
      script.steps[last].expected.append(event)
    }
  }

  /// A stimulus adds one session at most, so a label beyond that is an error on any device.
  private func checkLabels(of stimulus: ScriptStimulus) throws(ScriptProblem) {
    let most = script.sessions.count + script.steps.count
    for id in stimulus.sessions where Int(id.rawValue) > most {
      throw .unknown("label", id.label, known: (0..<most).map { SessionID(rawValue: UInt32($0 + 1)).label })
    }
  }

  func finish() throws(ScriptError) -> DeviceScript {
    var script = script
    if let restoration {
      for label in restoration.labels {
        guard let id = SessionID(label: label), Int(id.rawValue) <= script.sessions.count else {
          let known = script.sessions.indices.map { SessionID(rawValue: UInt32($0 + 1)).label }
          throw ScriptProblem.unknown("label", label, known: known).at(script.file, restoration.line)
        }
        script.sessions[Int(id.rawValue) - 1].hasActivity = true
      }
    }
    return script
  }

  /// The line without its comment and without leading and trailing blanks. A `#` inside a word, as in a URL, does not start a comment.
  static func withoutComment(_ line: Substring) -> Substring {
    var content = line
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace {
        content = line[..<index]
        break
      }
      previous = line[index]
    }
    content = content.drop(while: \.isWhitespace)
    while content.last?.isWhitespace == true { content.removeLast() }
    return content
  }

  private mutating func readHeader(_ line: Substring, number: Int) throws(ScriptProblem) {
    guard let colon = line.firstIndex(of: ":") else {
      throw ScriptProblem(
        "\u{201C}\(line.oneLine)\u{201D} is no header; write key: value, and a blank line before the events")
    }
    let key = String(line[..<colon])
    let value = String(line[line.index(after: colon)...].drop(while: \.isWhitespace))
    guard DeviceScript.headers.contains(key) else { throw .unknown("header", key, known: DeviceScript.headers) }
    guard seen.insert(key).inserted || key == "absent" else {
      throw ScriptProblem("the header \u{201C}\(key)\u{201D} stands twice")
    }
    guard !value.isEmpty || ["title", "source"].contains(key) else {
      throw ScriptProblem("the header \u{201C}\(key)\u{201D} has no value")
    }
    switch key {
    case "id": script.id = value
    case "title": script.title = value
    case "source": script.source = value
    case "confidence": script.confidence = try Self.choice(value, key, ["logged", "documented", "inferred"])
    case "profile": script.profile = try Self.profile(value)
    case "variant": script.variants = try Self.variants(value)
    case "os": script.osVersion = try Self.osVersion(value)
    case "app":
      guard let app = ReferenceApp(rawValue: value) else {
        throw .unknown("app", value, known: ReferenceApp.allCases.map(\.rawValue))
      }
      script.app = app
    case "sessions": script.sessions = try Self.sessions(value)
    case "restoration": restoration = (value == "none" ? [] : Self.words(value), number)
    case "only": script.only = try Self.owners(value)
    case "partial": script.isPartial = try Self.choice(value, key, ["yes", "no"]) == "yes"
    case "unordered": script.isUnordered = try Self.choice(value, key, ["yes", "no"]) == "yes"
    default: script.absent.append(try Self.event(Substring(value)))
    }
  }

  static func profile(_ name: String) throws(ScriptProblem) -> DeviceProfile.Kind {
    guard let kind = DeviceProfile.Kind(rawValue: name) else {
      throw .unknown("profile", name, known: DeviceProfile.Kind.allCases.map(\.rawValue))
    }
    return kind
  }

  static func osVersion(_ text: String) throws(ScriptProblem) -> Int {
    guard let version = Int(text), DeviceProfile.knownVersions.contains(version) else {
      throw .unknown("os", text, known: DeviceProfile.knownVersions.map(String.init))
    }
    return version
  }

  static func variants(_ text: String) throws(ScriptProblem) -> [String] {
    let names = words(text)
    if names == ["none"] { return [] }
    for name in names {
      var profile = DeviceProfile.phone
      guard profile.apply(variant: name) else {
        throw .unknown("variant", name, known: DeviceProfile.knownVariants)
      }
    }
    return names
  }

  private static func sessions(_ text: String) throws(ScriptProblem) -> [DeviceScript.Session] {
    var sessions = [DeviceScript.Session]()
    if text == "none" { return [] }
    for word in words(text) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      let expected = SessionID(rawValue: UInt32(sessions.count + 1)).label
      guard parts.count == 2, parts[0] == expected, !parts[1].isEmpty else {
        throw ScriptProblem(
          "\u{201C}\(word.oneLine)\u{201D} is no session here; write \(expected)=CONFIGURATION, the labels in the order A, B, C"
        )
      }
      sessions.append(DeviceScript.Session(configuration: String(parts[1])))
    }
    return sessions
  }

  private static func owners(_ text: String) throws(ScriptProblem) -> [String] {
    for word in words(text) where !TraceLine.owners.contains(word) {
      throw .unknown("owner", word, known: TraceLine.owners)
    }
    return words(text)
  }

  private static func event(_ text: Substring) throws(ScriptProblem) -> TraceLine {
    let event = try TraceLine(parsing: text)
    if let label = event.label, SessionID(label: label) == nil {
      throw ScriptProblem("\u{201C}\(label.oneLine)\u{201D} is no label; labels are A, B, C and so on")
    }
    return event
  }

  private static func choice(_ value: String, _ key: String, _ known: [String]) throws(ScriptProblem) -> String {
    guard known.contains(value) else { throw .unknown(key, value, known: known) }
    return value
  }

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
