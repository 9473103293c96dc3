import Foundation

/// How a process ended.
public enum ProcessTermination: Hashable, Sendable, CustomStringConvertible {
  /// It exited, with this status.
  case exited(status: Int32)
  /// A signal ended it.
  case signaled(Int32)

  /// The end as the rest of a sentence: `exited with status 3`, `was ended by signal 9 (SIGKILL)`.
  public var description: String {
    switch self {
    case .exited(let status): "exited with status \(status)"
    case .signaled(let signal): "was ended by signal \(signal) (\(Self.name(of: signal)))"
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGHUP: "SIGHUP"
    case SIGILL: "SIGILL"
    case SIGINT: "SIGINT"
    case SIGKILL: "SIGKILL"
    case SIGPIPE: "SIGPIPE"
    case SIGQUIT: "SIGQUIT"
    case SIGSEGV: "SIGSEGV"
    case SIGSYS: "SIGSYS"
    case SIGTERM: "SIGTERM"
    case SIGTRAP: "SIGTRAP"
    default: String(cString: strsignal(signal))
    }
  }

  /// Reads the status that `waitpid` reports for a process that has ended.
  init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status: (status >> 8) & 0xFF) : .signaled(signal)
  }
}
