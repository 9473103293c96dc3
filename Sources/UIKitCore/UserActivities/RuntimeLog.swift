import Foundation

/// Where the app half says, in whole sentences, what UIKit would write to the console: an activity that is not saved,
/// a predicate that is refused.
///
/// It may be written from any thread. Sentences go to standard error unless a sink was installed.
@_spi(Runtime) public enum RuntimeLog {
  /// Receives one sentence, without a line break at its end.
  public typealias Sink = @Sendable (String) -> Void

  private static let lock = NSLock()
  nonisolated(unsafe) private static var sink: Sink?

  /// Sends every later sentence to `sink`; `nil` sends them to standard error again.
  public static func install(_ newSink: Sink?) {
    lock.withLock { sink = newSink }
  }

  /// Says `sentence`.
  public static func write(_ sentence: String) {
    if let sink = scopedSink ?? UIProcess.found()?.log ?? lock.withLock({ sink }) {
      sink(sentence)
    } else {
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
  }

  @TaskLocal private static var scopedSink: Sink?

  /// Runs `operation` and returns its result with the sentences that were said meanwhile in this task, in order.
  public static func capture<Result>(_ operation: () throws -> Result) rethrows -> (result: Result, sentences: [String])
  {
    let captured = Captured()
    let result = try $scopedSink.withValue({ captured.append($0) }) { try operation() }
    return (result, captured.sentences)
  }

  /// The sentences of one capture; written from any thread.
  private final class Captured: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func append(_ line: String) { lock.withLock { lines.append(line) } }
    var sentences: [String] { lock.withLock { lines } }
  }
}
