/// Writes messages of a subsystem's part to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without a subsystem.
  public init() { log = .default }

  /// A logger of a subsystem's part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// A logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a message of the debug level.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message of the debug level.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a message of the info level.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message of the error level.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a message of the error level.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a message of the fault level.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes a message of the fault level.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ type: OSLogType) {
    LogDestination.write(message.text, type: type, log: log)
  }
}
