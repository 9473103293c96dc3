import SceneSystem
public import SceneTrace

/// Interprets the lines of the simulator's prompt and returns text; independent of any terminal.
public final class PromptInterpreter {
  /// The result of one line.
  public struct Response: Hashable, Sendable {
    /// The app's output and the events of its process, line by line.
    public var output: [String] = []
    /// The device's messages: objections, process ends, tables.
    public var messages: [String] = []
    /// The recorded events.
    public var trace: [TraceEvent] = []
    /// The error for a line that could not be interpreted.
    public var error: ScriptError?
    /// The user leaves the prompt.
    public var shouldExit = false
    /// The app ended unexpectedly, or could not be started.
    public var hasFailed = false

    /// Makes an empty response.
    public init() {}
  }

  private let device: SimulatedDevice
  private let connection: any AppConnection

  /// Makes an interpreter for a device and the connection to its app.
  public init(device: SimulatedDevice, connection: any AppConnection) {
    self.device = device
    self.connection = connection
  }

  /// The words that can complete the last word of `line`.
  public func candidates(for line: String) -> [String] {
    PromptCompletion.candidates(for: line, sessions: device.knownSessions)
  }

  /// Performs a line. An empty line, or one with only a comment, does nothing; a leading `>` or `|` is ignored.
  ///
  /// `location` is the place that an error names. At `prompt`, where a person types, the error also names the prompt's own commands.
  public func interpret(_ line: String, location: String = "prompt") -> Response {
    var response = Response()
    var content = line.drop(while: \.isWhitespace)
    if !content.hasPrefix("type ") { content = DeviceScriptReader.withoutComment(content) }
    if content.first == ">" || content.first == "|" { content = content.dropFirst().drop(while: \.isWhitespace) }
    while content.last?.isWhitespace == true, !content.hasPrefix("type ") { content.removeLast() }
    switch content {
    case "": break
    case "help": response.messages = StimulusDefinition.table() + PromptCompletion.table()
    case _ where content.hasPrefix("help "): response.messages = Self.help(for: String(content.dropFirst(5)))
    case "sessions": response.messages = sessions
    case "state": response.messages = state
    case "exit", "quit-simulator": response.shouldExit = true
    default:
      do throws(ScriptError) {
        var parser = StimulusParser(knownSessions: device.knownSessions)
        // A program that feeds lines to the standard input does not see the prompt's help; there the command line's own list is named.
        if location == "prompt" {
          parser.commands = PromptCompletion.commands.map(\.name)
          parser.list = "help"
        }
        let stimulus = try parser.parse(String(content), location: location)
        response = perform(stimulus)
      } catch {
        response.error = error
      }
    }
    return response
  }

  /// Performs one stimulus and returns its result.
  public func perform(_ stimulus: ScriptStimulus) -> Response { Self.response(to: device.perform(stimulus)) }

  /// Switches off the device and returns the app's last output; the expected end of its process is not reported.
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
    if let end = outcome.unexpectedTermination { response.messages.append("The app \(end).") }
    if let watchdog = outcome.watchdog { response.messages.append(watchdog) }
    response.messages += outcome.problems
    if let rejectionReason = outcome.rejectionReason { response.messages.append(rejectionReason) }
    response.messages = response.messages.map { $0.oneLine(limit: PrintableLine.message) }
    response.hasFailed = outcome.unexpectedTermination != nil || !outcome.problems.isEmpty
    return response
  }

  /// The stimuli and commands whose syntax or summary contains these words.
  private static func help(for words: String) -> [String] {
    let lines = StimulusDefinition.table(matching: words) + PromptCompletion.table(matching: words)
    return lines.isEmpty
      ? ["No stimulus and no command has \u{201C}\(words.oneLine)\u{201D} in it; help lists all."] : lines
  }

  private var sessions: [String] {
    let rows = device.kernel.sessions.sorted { $0.id < $1.id }.map { session in
      [
        session.id.label, device.kernel.activationState(of: session.id).map { "\($0)" } ?? "no scene",
        session.configuration.name?.oneLine(limit: 80) ?? "-",
        session.restorationActivity?.activityType.oneLine(limit: 80) ?? "-",
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
    let number = (connection as? ProcessAppConnection)?.processIdentifier.map { " (process \($0))" } ?? ""
    return [
      "device   \(kernel.profile.kind.rawValue), iOS \(kernel.profile.osVersion)",
      "app      \(kernel.app.bundleIdentifier.oneLine), \(kernel.app.adoption == .scenes ? "with scenes" : "without scenes")",
      "process  \(kernel.processState.rawValue)\(number)",
      "sessions \(kernel.sessions.count)",
    ]
  }
}
