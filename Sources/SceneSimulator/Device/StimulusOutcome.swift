import SceneSystem
public import SceneTrace

/// The result of one stimulus.
public struct StimulusOutcome: Hashable, Sendable {
  /// What happened to the process.
  public enum ProcessEvent: String, Hashable, Sendable {
    /// A process was started.
    case started = "start"
    /// It exited, as requested or unexpectedly.
    case exit
    /// The system ended it, or a signal did.
    case killed

    /// The event in the words of traces.
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
    /// The app printed more than the device keeps here (``AppLimits``).
    case dropped(DroppedOutput)
  }

  /// Why the stimulus had no effect, as a sentence, or `nil`.
  public var rejectionReason: String?
  /// The app's output and the events of its process.
  public var lines: [Line] = []
  /// How the process ended if the kernel had not ordered it.
  public var unexpectedTermination: ProcessTermination?
  /// Problems on the device, as sentences.
  public var problems: [String] = []
  /// Why the device ended the process as a device's watchdog does, as a sentence, or `nil`.
  public var watchdog: String?
  /// Why sessions were chosen for events (E-10), as sentences.
  public var notes: [String] = []
  /// The recorded events, with timestamps of the device's clock; empty if no trace is recorded.
  public var trace: [TraceEvent] {
    get { recorded.events }
    set { recorded.events = newValue }
  }
  /// The same events, as they arrived.
  package var recorded = TraceSegments()

  /// Makes an empty outcome.
  public init() {}

  /// The lines that the app printed, as far as they were kept.
  public var output: [String] {
    lines.compactMap { if case .output(let line) = $0 { line } else { nil } }
  }
}

extension StimulusOutcome {
  /// Adds the app's output, and a separate line where some of it was dropped.
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
