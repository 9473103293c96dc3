/// What an app printed beyond the device's ``AppLimits``.
public struct DroppedOutput: Hashable, Sendable, CustomStringConvertible {
  /// How many whole lines were dropped. 0 where only parts of lines that are too long were.
  public var lines: Int
  /// How many bytes were dropped, line breaks among them.
  public var bytes: Int

  /// Makes a count.
  public init(lines: Int = 0, bytes: Int = 0) {
    self.lines = lines
    self.bytes = bytes
  }

  /// The count as a sentence.
  public var description: String {
    "The app printed more than the device keeps: \(lines) \(lines == 1 ? "line" : "lines") (\(bytes) bytes) were dropped here."
  }

  static func += (sum: inout DroppedOutput, more: DroppedOutput) {
    sum.lines += more.lines
    sum.bytes += more.bytes
  }
}
