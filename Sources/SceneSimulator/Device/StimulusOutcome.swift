import SceneSystem
import SceneTrace

/// Everything that came of one stimulus.
public struct StimulusOutcome: Hashable, Sendable {
  /// What happened to the process.
  public enum ProcessEvent: String, Hashable, Sendable {
    /// A process was started.
    case started = "start"
    /// It left, as it was told to or by itself.
    case exit
    /// The system ended it, or a signal did.
    case killed

    /// It in the words of traces.
    var word: StaticString {
      switch self {
      case .started: "start"
      case .exit: "exit"
      case .killed: "killed"
      }
    }
  }

  /// A line of the app, or an event of its process, in their order.
  public enum Line: Hashable, Sendable {
    /// What the app printed.
    case output(String)
    /// What happened to the process.
    case process(ProcessEvent)
    /// Here the app printed more than the device keeps (``AppLimits``).
    case dropped(DroppedOutput)
  }

  /// Why the stimulus meant nothing, as a sentence, or `nil`.
  public var objection: String?
  /// What the app printed and what happened to its process.
  public var lines: [Line] = []
  /// How the process ended where nobody had ordered it.
  public var unexpectedEnd: ProcessEnd?
  /// What went wrong on the device, in sentences.
  public var problems: [String] = []
  /// Why the device ended the process as a device's watchdog does, as a sentence, or `nil`.
  public var watchdog: String?
  /// Why sessions were chosen for events (E-10), in sentences.
  public var notes: [String] = []
  /// The recorded events, by the device's clock; empty where no trace is wanted.
  public var trace: [TraceEvent] {
    get { recorded.events }
    set { recorded.events = newValue }
  }
  /// The same, as it came.
  package var recorded = TraceChapters()

  /// Makes an outcome in which nothing happened.
  public init() {}

  /// The lines that the app printed, as far as they were kept.
  public var output: [String] {
    lines.compactMap { if case .output(let line) = $0 { line } else { nil } }
  }
}

extension StimulusOutcome {
  /// Adds what the app printed, and a line of its own where some of it was dropped.
  mutating func append(_ printed: AppOutput) {
    guard let dropped = printed.dropped else {
      lines += printed.lines.map { .output($0) }
      return
    }
    lines += printed.lines[..<printed.linesBeforeGap].map { .output($0) }
    if case .dropped(var before) = lines.last {
      before += dropped
      lines[lines.count - 1] = .dropped(before)
    } else {
      lines.append(.dropped(dropped))
    }
    lines += printed.lines[printed.linesBeforeGap...].map { .output($0) }
  }
}
