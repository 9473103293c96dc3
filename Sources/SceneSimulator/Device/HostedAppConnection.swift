package import Foundation
package import SceneSystem
import SceneTrace
import Synchronization
package import UIKitCore

/// An app in this process: its classes are called directly on the main actor.
///
/// A process is simulated: one that is killed releases its objects, and its remaining tasks have no effect; but threads continue, and
/// files, sockets and globals of the app are unchanged.
package final class HostedAppConnection: AppConnection, @unchecked Sendable {
  /// What is hosted, and in which environment.
  package struct Options {
    /// The app and the device.
    package var environment: AppEnvironment
    /// The class of the app delegate.
    package var delegateClass: any UIApplicationDelegate.Type
    /// The class of the application object.
    package var principalClass: UIApplication.Type
    /// The app's `UserDefaults.standard`; it outlives the processes.
    package var userDefaults: UserDefaults?
    /// Whether events are recorded.
    package var recordsTrace: Bool
    /// Returns nanoseconds for the trace.
    package var clock: @Sendable () -> UInt64
    /// Returns the time since the device was started, in seconds; `nil` for that of this machine.
    package var uptime: (@MainActor () -> TimeInterval)?
    /// Calls a closure after some seconds on the device's clock, and returns what cancels it; `nil` for this machine's clock.
    package var schedule: (@MainActor (TimeInterval, @escaping @MainActor () -> Void) -> @MainActor () -> Void)?
    /// Whether the device reports touches.
    package var reportsTouches = false
    /// Whether animations take time on the device's clock.
    package var animatesViews = false

    package init(
      environment: AppEnvironment, delegateClass: any UIApplicationDelegate.Type,
      principalClass: UIApplication.Type = UIApplication.self, userDefaults: UserDefaults? = nil, recordsTrace: Bool,
      clock: @escaping @Sendable () -> UInt64,
      uptime: (@MainActor () -> TimeInterval)? = nil
    ) {
      self.uptime = uptime
      self.environment = environment
      self.delegateClass = delegateClass
      self.principalClass = principalClass
      self.userDefaults = userDefaults
      self.recordsTrace = recordsTrace
      self.clock = clock
    }
  }

  package var openSessions: () -> [SessionRecord] = { [] }
  /// The process that runs or is suspended, or the last one.
  @MainActor package private(set) var process: UIProcess?
  /// The object that calls the app, while a process is alive.
  @MainActor package private(set) var runner: AppRunner?
  package private(set) var isRunning = false
  package var sharesDeviceClock: Bool { true }

  /// What the app has made available to searches; it outlives the processes.
  package let searchIndex: AppSearchIndex

  private let options: Options
  private let console = Console()
  @MainActor private lazy var link = Link(self)
  private var termination: ProcessTermination?

  package init(_ options: Options) {
    self.options = options
    let currentDate = options.environment.currentDate
    searchIndex = AppSearchIndex(now: { currentDate().timeIntervalSinceReferenceDate })
  }

  /// Returns and removes UIKit's console messages since the last call.
  package func drainConsole() -> [String] { console.drain() }

  package func start() {
    MainActor.assumeIsolated {
      termination = nil
      let console = console
      let process = UIProcess(
        userDefaults: options.userDefaults, searchIndex: searchIndex, log: { console.write($0) },
        trap: { [weak self] in self?.termination = .signaled(SIGTRAP) })
      if let uptime = options.uptime { process.uptime = uptime }
      if let schedule = options.schedule {
        process.schedule = { [weak self, weak process] seconds, work in
          schedule(seconds) {
            // Work of a process that has ended is not done.
            guard let self, self.isRunning, self.process === process else { return }
            self.perform(work)
          }
        }
      }
      process.reportsTouches = options.reportsTouches
      process.animatesViews = options.animatesViews
      process.animatesUnshownViews = options.animatesViews
      self.process = process
      process.enter {
        let runner = AppRunner(
          environment: options.environment, delegateClass: options.delegateClass,
          principalClass: options.principalClass, link: link)
        if options.recordsTrace { runner.recorder = TraceRecorder(clock: options.clock) }
        self.runner = runner
      }
      isRunning = true
    }
  }

  package func run(_ directives: [Directive]) -> AppResponse {
    enter { $0.execute(directives) }
  }

  package func perform(_ act: AppAction) -> AppResponse {
    enter { $0.perform(act) }
  }

  /// Makes the app run its own code, as a tap on one of its controls does.
  @MainActor package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let process else { return try body() }
    return try process.enter {
      defer { runner?.finishTurn() }
      return try body()
    }
  }

  package func poll() -> AppResponse {
    enter { $0.finishTurn() }
  }

  package func suspend() {}
  package func resume() {}

  package func kill() -> AppResponse {
    var response = drain()
    endProcess()
    response.termination = .signaled(SIGKILL)
    return response
  }

  package func waitForExit() -> AppResponse {
    var response = drain()
    endProcess()
    response.termination = .exited(status: 0)
    return response
  }

  private func enter(_ body: @MainActor (AppRunner) -> Void) -> AppResponse {
    MainActor.assumeIsolated {
      guard let runner, let process else { return }
      process.enter { body(runner) }
    }
    var response = drain()
    if let termination {
      endProcess()
      response.termination = termination
    }
    return response
  }

  private func drain() -> AppResponse {
    MainActor.assumeIsolated {
      var response = AppResponse()
      (response.replies, response.requests) = link.drain()
      if let recorder = runner?.recorder { response.recorded = recorder.drainSegment() }
      return response
    }
  }

  private func endProcess() {
    isRunning = false
    MainActor.assumeIsolated {
      guard let process else { return }
      // The deinitialisers run as code of their process.
      process.enter { runner = nil }
    }
  }

  /// The kernel's end of the connection.
  @MainActor private final class Link: SystemLink {
    private unowned let connection: HostedAppConnection
    private var replies: [Reply] = []
    private var requests: [AppResponse.Request] = []

    init(_ connection: HostedAppConnection) { self.connection = connection }

    func send(_ reply: Reply) { replies.append(reply) }
    func send(_ request: SceneRequest, id: RequestID) { requests.append(.init(id: id, request: request)) }
    func openSessions() -> [SessionRecord] { connection.openSessions() }

    func drain() -> ([Reply], [AppResponse.Request]) {
      defer { (replies, requests) = ([], []) }
      return (replies, requests)
    }
  }

  /// Collects sentences from any thread.
  private final class Console: Sendable {
    private let lines = Mutex<[String]>([])

    func write(_ line: String) { lines.withLock { $0.append(line) } }
    func drain() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }
}
