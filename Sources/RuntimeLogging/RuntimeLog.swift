import Foundation
import SceneSystem
import Synchronization

/// The log of UIKit and its hosts, for the messages that UIKit would write to the console, in whole sentences: an activity that is not
/// saved, a predicate that is refused, an icon that is missing.
///
/// It may be written from any thread. Sentences go to standard error unless a sink was installed.
package enum RuntimeLog {
  /// Receives one sentence, without a line break at its end.
  package typealias Sink = @Sendable (String) -> Void

  /// Where sentences go. There is one such object in a process, but for tests of it.
  final class Sinks: Sendable {
    struct State {
      var installed: Sink?
      var find: (@Sendable () -> Sink?)?
    }

    let state = Mutex(State())
  }

  @TaskLocal static var sinks = Sinks()

  /// Sends every later sentence to `sink`; `nil` sends them to standard error again.
  package static func install(_ newSink: Sink?) {
    sinks.state.withLock { $0.installed = newSink }
  }

  /// Installs a lookup that returns the sink of each later sentence, before the installed one: several apps in one process each have a log.
  ///
  /// - Parameter find: Called on the thread that writes; returns `nil` if the running code has no log of its own.
  package static func findSinks(with find: @escaping @Sendable () -> Sink?) {
    sinks.state.withLock { $0.find = find }
  }

  /// Writes `sentence` as one printable line: it may quote any text of the app or of its files.
  package static func write(_ sentence: String) {
    let sentence = sentence.oneLine(limit: PrintableLine.message)
    let state = sinks.state.withLock { $0 }
    if let sink = scopedSink ?? state.find?() ?? state.installed {
      sink(sentence)
    } else {
      FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
  }

  @TaskLocal private static var scopedSink: Sink?

  /// Runs `operation` and returns its result with the sentences that were written meanwhile in this task, in order.
  package static func capture<Result>(
    _ operation: () throws -> Result
  ) rethrows -> (result: Result, sentences: [String]) {
    let captured = Captured()
    let result = try $scopedSink.withValue({ captured.append($0) }) { try operation() }
    return (result, captured.sentences)
  }

  /// The sentences of one capture; written from any thread.
  private final class Captured: Sendable {
    private let lines = Mutex<[String]>([])
    func append(_ line: String) { lines.withLock { $0.append(line) } }
    var sentences: [String] { lines.withLock { $0 } }
  }
}
