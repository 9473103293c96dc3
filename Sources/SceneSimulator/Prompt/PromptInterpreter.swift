import SceneSystem
import SceneTrace

/// Understands the lines of the simulator's prompt and answers in text; knows no terminal.
public final class PromptInterpreter {
  /// What came of one line.
  public struct Response: Hashable, Sendable {
    /// What the app printed, and what happened to it, line by line.
    public var output: [String] = []
    /// What the device says: objections, deaths, tables.
    public var remarks: [String] = []
    /// The recorded events.
    public var trace: [TraceEvent] = []
    /// A line that was not understood.
    public var error: ScriptError?
    /// The user wants to leave.
    public var leaves = false
    /// The app died without an order, or could not be started.
    public var hasFailed = false

    /// Makes an empty response.
    public init() {}
  }

  private let device: SimulatedDevice
  private let half: any AppHalf

  /// An interpreter for a device and the app half that it drives.
  public init(device: SimulatedDevice, half: any AppHalf) {
    self.device = device
    self.half = half
  }

  /// The words that can complete the last word of `line`.
  public func candidates(for line: String) -> [String] {
    PromptCompletion.candidates(for: line, sessions: device.knownSessions)
  }

  /// Does what a line says. An empty line, or one with only a comment, does nothing; a leading `>` or `|` is ignored.
  ///
  /// `place` is what an error names. At `prompt`, where a person types, it names the prompt's own commands, too.
  public func interpret(_ line: String, place: String = "prompt") -> Response {
    var response = Response()
    var content = line.drop(while: \.isWhitespace)
    if !content.hasPrefix("type ") { content = DeviceScriptReader.withoutComment(content) }
    if content.first == ">" || content.first == "|" { content = content.dropFirst().drop(while: \.isWhitespace) }
    while content.last?.isWhitespace == true, !content.hasPrefix("type ") { content.removeLast() }
    switch content {
    case "": break
    case "help": response.remarks = StimulusForm.table() + PromptCompletion.table()
    case _ where content.hasPrefix("help "): response.remarks = Self.help(for: String(content.dropFirst(5)))
    case "sessions": response.remarks = sessions
    case "state": response.remarks = state
    case "exit", "quit-simulator": response.leaves = true
    default:
      do throws(ScriptError) {
        var parser = StimulusParser(known: device.knownSessions)
        // What feeds lines to the standard input sees no help; there the command line's own list is named.
        if place == "prompt" {
          parser.commands = PromptCompletion.commands.map(\.name)
          parser.list = "help"
        }
        let stimulus = try parser.parse(String(content), place: place)
        response = perform(stimulus)
      } catch {
        response.error = error
      }
    }
    return response
  }

  /// Does one thing to the device and says what came of it.
  public func perform(_ stimulus: ScriptStimulus) -> Response { Self.response(to: device.perform(stimulus)) }

  /// Switches the device off and says what the app had still to say; that its process was ended goes without saying.
  public func shutDown() -> Response {
    var outcome = device.shutDown()
    outcome.lines.removeAll { $0 == .process(.killed) }
    return Self.response(to: outcome)
  }

  private static func response(to outcome: StimulusOutcome) -> Response {
    var response = Response()
    for line in outcome.lines {
      switch line {
      case .output(let text): response.output.append(text)
      case .process(let event): response.output.append("process.\(event.rawValue)")
      case .dropped(let dropped): response.output.append(dropped.description)
      }
    }
    response.trace = outcome.trace
    if let end = outcome.unexpectedEnd { response.remarks.append("The app \(end).") }
    if let watchdog = outcome.watchdog { response.remarks.append(watchdog) }
    response.remarks += outcome.problems
    if let objection = outcome.objection { response.remarks.append(objection) }
    response.hasFailed = outcome.unexpectedEnd != nil || !outcome.problems.isEmpty
    return response
  }

  /// The stimuli and commands with these words in their syntax or summary.
  private static func help(for words: String) -> [String] {
    let lines = StimulusForm.table(matching: words) + PromptCompletion.table(matching: words)
    return lines.isEmpty ? ["No stimulus and no command has \u{201C}\(words)\u{201D} in it; help lists all."] : lines
  }

  private var sessions: [String] {
    let rows = device.kernel.sessions.sorted { $0.id < $1.id }.map { session in
      [
        session.id.label, device.kernel.activationState(of: session.id).map { "\($0)" } ?? "no scene",
        session.configuration.name ?? "-", session.restorationActivity?.activityType ?? "-",
      ]
    }
    guard !rows.isEmpty else { return ["There are no sessions."] }
    let table = [["label", "state", "configuration", "activity"]] + rows
    let widths = (0..<4).map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { row in
      var line = zip(row, widths).map { HelpTable.padded($0, $1) }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private var state: [String] {
    let kernel = device.kernel
    let number = (half as? ProcessAppHalf)?.processIdentifier.map { " (process \($0))" } ?? ""
    return [
      "device   \(kernel.profile.kind.rawValue), iOS \(kernel.profile.osVersion)",
      "app      \(kernel.app.bundleIdentifier), \(kernel.app.adoption == .scenes ? "with scenes" : "without scenes")",
      "process  \(kernel.processState.rawValue)\(number)",
      "sessions \(kernel.sessions.count)",
    ]
  }
}
