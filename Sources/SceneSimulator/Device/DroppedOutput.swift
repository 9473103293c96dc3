/// The part of an app's output that exceeds the device's ``AppLimits``.
public struct DroppedOutput: Hashable, Sendable, CustomStringConvertible {
  /// The number of whole lines that were dropped. 0 if only parts of overlong lines were.
  public var lines: Int
  /// The number of bytes that were dropped, including line breaks.
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
