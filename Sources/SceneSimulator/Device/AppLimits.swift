/// How much a device takes from an app in answer to one stimulus, so that no app can fill the device's memory.
///
/// All that an app sends and prints from the end of one stimulus to the end of the next counts as that one's. Of output the
/// rest is dropped and counted (``DroppedOutput``), and the app goes on. An app that sends more messages is ended, with a
/// sentence among the outcome's problems.
///
/// Differs from Apple: a device limits an app's memory and its processor time; what an app prints is limited by its log.
public struct AppLimits: Hashable, Sendable {
  /// The most bytes of output that are kept. What comes last, 64 KiB of it, is kept besides, for it may be a crash's last words.
  public var outputBytes = 4 * 1024 * 1024
  /// The most lines of output that are kept.
  public var outputLines = 65_536
  /// The longest line that is kept, in bytes; of a longer one the rest is dropped.
  public var lineBytes = 65_536
  /// The most messages: replies, requests, traces, and wishes for the open sessions.
  public var messages = 16_384
  /// The most bytes of messages.
  public var messageBytes = 32 * 1024 * 1024
  /// The most events of a trace.
  public var traceEvents = 65_536

  /// Makes the usual limits.
  public init() {}
}
