import Foundation
import SceneSystem
import SceneTrace
import UIKitCore

/// An app half in this process: the app's own classes, called on the main actor, with nothing between.
///
/// Its processes are only as real as they can be here: one that is killed loses its objects, and what its tasks still do
/// reaches nobody; but threads go on, and files, sockets and globals of the app stay as they are.
package final class HostedAppHalf: AppHalf, @unchecked Sendable {
  /// What is hosted, and where.
  package struct Options {
    /// App and device.
    package var environment: AppEnvironment
    /// The class of the app delegate.
    package var delegateClass: any UIApplicationDelegate.Type
    /// The class of the application object.
    package var principalClass: UIApplication.Type
    /// What the app's `UserDefaults.standard` is; it outlives the processes.
    package var userDefaults: UserDefaults?
    /// Whether events are recorded.
    package var wantsTrace: Bool
    /// Nanoseconds for the trace.
    package var clock: @Sendable () -> UInt64

    package init(
      environment: AppEnvironment, delegateClass: any UIApplicationDelegate.Type,
      principalClass: UIApplication.Type = UIApplication.self, userDefaults: UserDefaults? = nil, wantsTrace: Bool,
      clock: @escaping @Sendable () -> UInt64
    ) {
      self.environment = environment
      self.delegateClass = delegateClass
      self.principalClass = principalClass
      self.userDefaults = userDefaults
      self.wantsTrace = wantsTrace
      self.clock = clock
    }
  }

  package var openSessions: () -> [SessionRecord] = { [] }
  /// The process that runs or is suspended, or the last one that did.
  @MainActor package private(set) var process: UIProcess?
  /// What calls the app, while a process lives.
  @MainActor package private(set) var runner: AppRunner?
  package private(set) var isRunning = false
  package var sharesDeviceClock: Bool { true }

  private let options: Options
  private let console = Console()
  @MainActor private lazy var link = Link(self)
  private var end: ProcessEnd?

  package init(_ options: Options) { self.options = options }

  /// What UIKit wrote to the console since it was last asked.
  package func takeConsole() -> [String] { console.take() }

  package func start() {
    MainActor.assumeIsolated {
      end = nil
      let console = console
      let process = UIProcess(
        userDefaults: options.userDefaults, log: { console.write($0) },
        trap: { [weak self] in self?.end = .signalled(SIGTRAP) })
      self.process = process
      process.enter {
        let runner = AppRunner(
          environment: options.environment, delegateClass: options.delegateClass,
          principalClass: options.principalClass, link: link)
        if options.wantsTrace { runner.recorder = TraceRecorder(clock: options.clock) }
        self.runner = runner
      }
      isRunning = true
    }
  }

  package func run(_ directives: [Directive]) -> AppAnswer {
    enter { $0.carryOut(directives) }
  }

  package func perform(_ act: AppAct) -> AppAnswer {
    enter { $0.perform(act) }
  }

  /// Has the app do something by itself, as a tap on one of its controls would.
  @MainActor package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let process else { return try body() }
    return try process.enter {
      defer { runner?.finishTurn() }
      return try body()
    }
  }

  package func collect() -> AppAnswer {
    enter { $0.finishTurn() }
  }

  package func suspend() {}
  package func resume() {}

  package func kill() -> AppAnswer {
    var answer = take()
    endProcess()
    answer.end = .signalled(SIGKILL)
    return answer
  }

  package func awaitExit() -> AppAnswer {
    var answer = take()
    endProcess()
    answer.end = .exited(status: 0)
    return answer
  }

  private func enter(_ body: @MainActor (AppRunner) -> Void) -> AppAnswer {
    MainActor.assumeIsolated {
      guard let runner, let process else { return }
      process.enter { body(runner) }
    }
    var answer = take()
    if let end {
      endProcess()
      answer.end = end
    }
    return answer
  }

  private func take() -> AppAnswer {
    MainActor.assumeIsolated {
      var answer = AppAnswer()
      (answer.replies, answer.requests) = link.take()
      if let recorder = runner?.recorder { answer.recorded = recorder.takeChapter() }
      return answer
    }
  }

  private func endProcess() {
    isRunning = false
    MainActor.assumeIsolated {
      guard let process else { return }
      // What the objects do on their way out, they do as code of their process.
      process.enter { runner = nil }
    }
  }

  /// The kernel's end of the wire.
  @MainActor private final class Link: SystemLink {
    private unowned let half: HostedAppHalf
    private var replies: [Reply] = []
    private var requests: [AppAnswer.Request] = []

    init(_ half: HostedAppHalf) { self.half = half }

    func send(_ reply: Reply) { replies.append(reply) }
    func send(_ request: SceneRequest, id: RequestID) { requests.append(.init(id: id, request: request)) }
    func openSessions() -> [SessionRecord] { half.openSessions() }

    func take() -> ([Reply], [AppAnswer.Request]) {
      defer { (replies, requests) = ([], []) }
      return (replies, requests)
    }
  }

  /// Gathers sentences from any thread.
  private final class Console: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func write(_ line: String) { lock.withLock { lines.append(line) } }
    func take() -> [String] {
      lock.withLock {
        defer { lines = [] }
        return lines
      }
    }
  }
}
