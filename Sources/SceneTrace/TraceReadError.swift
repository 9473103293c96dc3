public import SceneSystem

/// A line of a trace that cannot be read.
public struct TraceReadError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case notAnEvent, missingKey, invalidValue }
    private let value: Value

    /// The line is no JSON object of a trace.
    public static let notAnEvent = Code(value: .notAnEvent)
    /// The object lacks a key.
    public static let missingKey = Code(value: .missingKey)
    /// A key has a value that no event has.
    public static let invalidValue = Code(value: .invalidValue)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// The line, counted from 1.
  public let line: Int
  /// The problem, without a full stop.
  public let reason: String

  /// What has failed and why, as a whole sentence.
  public var message: String { "Line \(line) of the trace cannot be read: \(reason.oneLine(limit: 1000))." }
  /// Always `nil`: the trace is to be recorded again.
  public var suggestion: String? { nil }

  /// The same as ``message``.
  public var description: String { message }
}
