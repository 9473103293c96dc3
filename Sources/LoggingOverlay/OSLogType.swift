/// The levels of messages.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// The level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, but not needed to find a mistake.
  public static let info = OSLogType(rawValue: 1)
  /// Of use during development.
  public static let debug = OSLogType(rawValue: 2)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the system, or of several processes.
  public static let fault = OSLogType(rawValue: 17)

  /// The level in front of a message.
  var prefix: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}
