/// The limits on what a device accepts from an app in response to one stimulus, so that no app can fill the device's memory.
///
/// Everything that an app sends and prints from the end of one stimulus to the end of the next counts for that one. Output beyond the
/// limits is dropped and counted (``DroppedOutput``), and the app continues. An app that sends more messages is ended, with a sentence
/// among the outcome's problems.
///
/// Differs from Apple: a device limits an app's memory and its processor time; what an app prints is limited by its log.
public struct AppLimits: Hashable, Sendable {
  /// The maximum number of bytes of output that are kept. The last 64 KiB are kept in addition, because they may explain a crash.
  public var outputBytes = 4 * 1024 * 1024
  /// The maximum number of lines of output that are kept.
  public var outputLines = 65_536
  /// The length of the longest line that is kept, in bytes; the rest of a longer one is dropped.
  public var lineBytes = 65_536
  /// The maximum number of messages: replies, requests, traces, and requests for the open sessions.
  public var messages = 16_384
  /// The maximum number of bytes of messages, not counting state of the open sessions that is stored in any case: the first activity and
  /// the first `userInfo` of each.
  public var messageBytes = 32 * 1024 * 1024
  /// The maximum number of events in a trace.
  public var traceEvents = 65_536

  /// Makes the default limits.
  public init() {}
}
