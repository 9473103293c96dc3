import Foundation
import SceneSystem
import SceneTrace
import SceneWire

/// A built app as a real process on the simulated device, reached over a Unix socket.
///
/// The process gets a home of its own in the device's container, so that nothing of the user's is read or written. `kill`
/// is a real SIGKILL, `suspend` a real SIGSTOP.
public final class ProcessAppHalf: AppHalf {
  /// How an app is started and how long the device is patient with it.
  public struct Options: Sendable {
    /// The executable, as an absolute path.
    public var executable: String
    /// What follows it on the command line.
    public var arguments: [String] = []
    /// Variables on top of the device's own environment.
    public var environment: [String: String] = [:]
    /// The folder that stands for the app's part of the device.
    public var container: AppContainer
    /// The device, for the greeting.
    public var profile: DeviceProfile
    /// Whether the app half is to record a trace.
    public var wantsTrace = false
    /// How long a process may take to introduce itself.
    public var startTimeout = Duration.seconds(30)
    /// How long one batch may take, before the device ends the process as iOS's watchdog does.
    public var batchTimeout = Duration.seconds(60)

    /// Makes options for an executable.
    public init(executable: String, container: AppContainer, profile: DeviceProfile) {
      self.executable = executable
      self.container = container
      self.profile = profile
    }
  }

  /// Gives the app the open sessions where it asks for them; none until the device sets it.
  public var openSessions: () -> [SessionRecord] = { [] }

  private let options: Options
  private let listener: WireListener
  private var child: ChildProcess?
  private var connection: WireConnection?
  private var isStopped = false
  private var batch: UInt64 = 0

  /// What the running process said of itself, or `nil` before the first start.
  public private(set) var greeting: AppGreeting?

  /// Prepares the socket and the container; nothing is started yet.
  ///
  /// Throws where no socket can be made or the container cannot be written to.
  public init(_ options: Options) throws(AppHalfError) {
    self.options = options
    do {
      listener = try WireListener()
      try options.container.prepare()
    } catch {
      throw AppHalfError("\(error)")
    }
  }

  deinit {
    connection?.close()
    child?.send(signal: SIGKILL)
  }

  /// Starts the app just long enough to learn what it is (M-05), and returns what it said.
  ///
  /// Throws where the app does not introduce itself.
  public static func describe(_ options: Options) throws(AppHalfError) -> InstalledApp {
    var options = options
    options.environment[DeviceEnvironment.describeOnly] = "1"
    let half = try ProcessAppHalf(options)
    try half.start()
    // It was told to leave; one that stays is ended.
    if half.child?.waitForEnd(timeout: options.startTimeout) == nil { _ = half.kill() }
    guard let greeting = half.greeting else { throw AppHalfError("\(half.name) did not say what it is.") }
    return greeting.app
  }

  /// Whether a process lives.
  public var isRunning: Bool { child.map { $0.end == nil } ?? false }

  /// Where the device's socket lies. Its folder is removed with this object; who leaves without releasing it removes it.
  public var socketPath: String { listener.path }

  /// The process's number, or `nil` while none lives.
  public var processIdentifier: Int32? { isRunning ? child?.identifier : nil }

  private var name: String { (options.executable as NSString).lastPathComponent }

  /// Starts a process and exchanges greetings with it.
  public func start() throws(AppHalfError) {
    guard !isRunning else { return }
    connection = nil
    greeting = nil
    isStopped = false
    var environment = ProcessInfo.processInfo.environment
    environment.merge(options.container.environment) { $1 }
    environment.merge(options.environment) { $1 }
    environment[DeviceEnvironment.socketPath] = listener.path
    let child: ChildProcess
    do {
      child = try ChildProcess(
        executable: options.executable, arguments: options.arguments, environment: environment)
    } catch {
      throw AppHalfError("\(options.executable) cannot be started: \(error.reason).")
    }
    self.child = child
    let deadline = ContinuousClock.now + options.startTimeout
    var refused = ""
    while ContinuousClock.now < deadline {
      do throws(WireError) {
        let connection = try listener.accept(timeout: .milliseconds(20))
        let greeting = DeviceGreeting(profile: options.profile, wantsTrace: options.wantsTrace)
        self.greeting = try connection.welcome(greeting, timeout: deadline - ContinuousClock.now)
        self.connection = connection
        return
      } catch {
        // A peer that is refused is not our app, or not one that could be used; the wait goes on.
        if error != .timedOut { refused = " \(error)" }
      }
      if let end = child.end {
        throw AppHalfError(
          "\(name) \(end) before it reported to the device.\(refused) Is it built with Proscenium's UIKit?",
          output: child.takeLines())
      }
    }
    child.send(signal: SIGKILL)
    _ = child.waitForEnd(timeout: .seconds(10))
    throw AppHalfError(
      "\(name) did not report to the device within \(options.startTimeout) and was ended.\(refused)",
      output: child.takeLines())
  }

  /// Sends a batch and collects the answers until it is done.
  public func run(_ directives: [Directive]) -> AppAnswer {
    exchange { .run(batch: $0, directives) }
  }

  /// Sends an act of the app's own and collects the answers until it is done.
  public func perform(_ act: AppAct) -> AppAnswer {
    exchange { .perform(batch: $0, act) }
  }

  /// Reads what has arrived without having been asked for.
  public func collect() -> AppAnswer {
    var answer = AppAnswer()
    guard let connection, child != nil else { return answer }
    if !isStopped || !isRunning {
      receive(from: connection, timeout: .zero, into: &answer) { _ in false }
      // Nothing there is the usual case; only a process that is gone is news.
      if answer.problem == Self.silence { answer.problem = nil }
    }
    finish(&answer, isGone: !isRunning)
    return answer
  }

  /// SIGSTOP.
  public func suspend() {
    child?.stop()
    isStopped = true
  }

  /// SIGCONT.
  public func resume() {
    child?.send(signal: SIGCONT)
    isStopped = false
  }

  /// SIGKILL; returns when the process is gone, with the last it printed.
  public func kill() -> AppAnswer {
    var answer = AppAnswer()
    child?.send(signal: SIGKILL)
    finish(&answer, isGone: true)
    return answer
  }

  /// Waits for the end of a process that was told to leave.
  public func awaitExit() -> AppAnswer {
    var answer = AppAnswer()
    if let child, child.waitForEnd(timeout: options.batchTimeout) == nil {
      answer.problem =
        "\(name) did not leave within \(options.batchTimeout) after applicationWillTerminate and was ended."
      child.send(signal: SIGKILL)
    }
    finish(&answer, isGone: true)
    return answer
  }

  private static let silence = "silence"

  private func exchange(_ message: (UInt64) -> DeviceMessage) -> AppAnswer {
    var answer = AppAnswer()
    guard let connection, child != nil else { return answer }
    if isStopped { resume() }
    batch += 1
    let number = batch
    do throws(WireError) {
      try connection.send(message(number))
    } catch {
      if error != .closed { answer.problem = "\(error)" }
    }
    receive(from: connection, timeout: options.batchTimeout, into: &answer) { message in
      if case .done(number) = message { true } else { false }
    }
    if answer.problem == Self.silence {
      answer.problem = "\(name) did not answer within \(options.batchTimeout) and was ended, as the watchdog would."
    }
    if answer.problem != nil { child?.send(signal: SIGKILL) }
    finish(&answer, isGone: answer.problem != nil || answer.end != nil)
    return answer
  }

  /// Reads messages until `isLast` says so, until there is none, or until the app is gone.
  private func receive(
    from connection: WireConnection, timeout: Duration, into answer: inout AppAnswer,
    until isLast: (AppMessage) -> Bool
  ) {
    let deadline = ContinuousClock.now + timeout
    while true {
      do throws(WireError) {
        let message: AppMessage = try connection.receive(timeout: max(.zero, deadline - ContinuousClock.now))
        switch message {
        case .hello, .done: break
        case .reply(let reply): answer.replies.append(reply)
        case .request(let id, let request): answer.requests.append(.init(id: id, request: request))
        case .trace(let events): answer.trace += events
        case .wantsSessions: try sendSessions(over: connection)
        }
        if isLast(message) { return }
      } catch {
        switch error {
        case .timedOut: answer.problem = Self.silence
        case .closed:
          // The socket goes a moment before the process does.
          answer.end = child?.waitForEnd(timeout: .seconds(10))
          if answer.end == nil { answer.problem = "\(name) closed its connection to the device and was ended." }
        default: answer.problem = "\(name) was ended. \(error)"
        }
        return
      }
    }
  }

  /// Answers an app that waits for its sessions, in pieces that a message can hold.
  private func sendSessions(over connection: WireConnection) throws(WireError) {
    var rest = openSessions()[...]
    repeat {
      let piece = Array(rest.prefix(Self.sessionsInMessage))
      rest = rest.dropFirst(piece.count)
      try connection.send(DeviceMessage.sessions(piece, isLast: rest.isEmpty))
    } while !rest.isEmpty
  }

  private static let sessionsInMessage = 64

  /// Takes what the app printed, and its end where it is gone.
  private func finish(_ answer: inout AppAnswer, isGone: Bool) {
    guard let child else { return }
    // A process that has left since it said that it is done is gone all the same.
    let end = isGone ? child.waitForEnd(timeout: .seconds(10)) : child.end
    if let end { answer.end = end }
    answer.output += child.takeLines()
    if end != nil {
      connection?.close()
      connection = nil
      self.child = nil
      isStopped = false
    }
  }
}
