/// A subsystem and a category, with which each message begins.
public final class OSLog: Sendable {
  /// The name of the app or library.
  let subsystem: String
  /// The part of it.
  let category: String
  private let isEnabled: Bool

  /// The log of a subsystem's part.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// The log of a subsystem's part.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
  }

  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log whose messages are not written.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  /// Categories with a meaning for tools.
  public struct Category: Sendable {
    /// The name.
    let rawValue: String
    /// Points of interest in the app.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Work that changes its duration.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Work with a stack trace for each event.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// Writes a message with values in the formats of `printf`; `%{public}@` and `%{private}@` are read too.
///
/// Differs from Apple: values that are not marked are shown.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  LogDestination.write(LogFormat.text("\(message)", arguments), type: type, log: log)
}

/// Writes a message with values in the formats of `printf`; `%{public}@` and `%{private}@` are read too.
///
/// Differs from Apple: values that are not marked are shown.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  LogDestination.write(LogFormat.text("\(message)", arguments), type: type, log: log)
}

/// Writes a message with interpolated values.
public func os_log(_ message: OSLogMessage) { LogDestination.write(message.text, type: .default, log: .default) }

/// Writes a message with interpolated values.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  LogDestination.write(message.text, type: type, log: log)
}
