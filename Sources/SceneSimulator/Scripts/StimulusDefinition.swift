import SceneSystem
import SceneWire

/// One kind of line of a device script: its words, its arguments, and its stimulus.
///
/// The table ``all`` is the only list of stimuli: parser, help and completion use it.
public struct StimulusDefinition: Sendable {
  /// The argument after the fixed words.
  public enum Parameter: String, Sendable {
    /// A session's label, such as `A`.
    case label = "LABEL"
    /// One URL or several.
    case urls = "URL\u{2026}"
    /// One URL.
    case url = "URL"
    /// The type of an activity or of a quick action.
    case type = "TYPE"
    /// An identifier.
    case identifier = "ID"
    /// A session's label, which may be left out.
    case optionalLabel = "[LABEL]"
    /// A label and a size in points, such as `A 500x400`.
    case labelAndSize = "LABEL WIDTHxHEIGHT"
    /// A label and the rest of the line verbatim.
    case labelAndText = "LABEL TEXT"
  }

  /// The arguments of the line, checked and with the label resolved.
  struct Values {
    var session = SessionID(rawValue: 0)
    var words: [String] = []
    var text = ""
    var options: [String: String] = [:]
    var from: SessionID?
    var size = SceneSize(width: 0, height: 0)

    var word: String { words.first ?? "" }
    var target: String? { options["target"] }
  }

  /// The fixed words at the start of the line.
  public let words: [String]
  /// The argument that must follow, or `nil`.
  public let parameter: Parameter?
  /// The names of the `key=value` pairs that may follow.
  public let options: [String]
  /// The form for readers, such as `app destroy LABEL [animation=standard|commit|decline]`.
  public let syntax: String
  /// What happens, in one line.
  public let summary: String

  let make: @Sendable (Values) throws(ScriptProblem) -> ScriptStimulus

  init(
    _ words: String, _ parameter: Parameter? = nil, options: [(key: String, value: String)] = [], _ summary: String,
    make: @escaping @Sendable (Values) throws(ScriptProblem) -> ScriptStimulus
  ) {
    self.words = words.split(separator: " ").map(String.init)
    self.parameter = parameter
    self.options = options.map(\.key)
    self.summary = summary
    self.make = make
    syntax = ([words] + (parameter.map { [$0.rawValue] } ?? []) + options.map { "[\($0.key)=\($0.value)]" })
      .joined(separator: " ")
  }

  /// A form of fixed words only.
  init(_ words: String, _ summary: String, _ stimulus: Stimulus) {
    self.init(words, nil, options: [], summary, make: { _ in .device(stimulus) })
  }

  /// A form with a label.
  init(label words: String, _ summary: String, _ stimulus: @escaping @Sendable (SessionID) -> Stimulus) {
    self.init(words, .label, options: [], summary, make: { .device(stimulus($0.session)) })
  }
}
