import Foundation
import SceneSystem
import SceneTrace
import SceneWire

/// A built app as a real process on the simulated device, reached over a Unix socket.
///
/// The process gets a home of its own in the device's container, so that nothing of the user's is read or written. `kill`
/// is a real SIGKILL, `suspend` a real SIGSTOP; both reach what the app has started, too.
///
/// No app can hold the device up or fill its memory. Every wait has a limit (``Options``), the end of the process is noticed at
/// once, and what it sends and prints is bounded (``AppLimits``). An app that closes its socket and does not end within a
/// second, one whose first message is no greeting of this version, and one that sends what is no message, are ended at once.
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
    /// How long one batch may take, from the first byte that is sent to the last that is received, before the device ends the
    /// process as iOS's watchdog does.
    public var batchTimeout = Duration.seconds(60)
    /// How much the device takes from the app in answer to one stimulus.
    public var limits = AppLimits()

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
  /// What is left of the limits in answer to the present stimulus: since the last start, or since the device last asked what
  /// the app did by itself, which it does first of all.
  private var allowance: AppLimits

  /// What the running process said of itself, or `nil` before the first start.
  public private(set) var greeting: AppGreeting?

  /// Prepares the socket and the container; nothing is started yet.
  ///
  /// Throws where no socket can be made or the container cannot be written to.
  public init(_ options: Options) throws(AppHalfError) {
    self.options = options
    allowance = options.limits
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
    allowance = options.limits
    var environment = ProcessInfo.processInfo.environment
    environment.merge(options.container.environment) { $1 }
    environment.merge(options.environment) { $1 }
    environment[DeviceEnvironment.socketPath] = listener.path
    environment[DeviceEnvironment.endsWithParent] = "1"
    let child: ChildProcess
    do {
      child = try ChildProcess(
        executable: options.executable, arguments: options.arguments, environment: environment, limits: options.limits)
    } catch {
      throw AppHalfError("\(options.executable) cannot be started: \(error.reason).")
    }
    self.child = child
    let deadline = ContinuousClock.now + options.startTimeout
    var refused = ""
    while true {
      do throws(WireError) {
        let connection = try listener.accept(timeout: max(.zero, deadline - .now), processEnd: child.endDescriptor)
        if try introduce(child, over: connection, until: deadline) { return }
      } catch {
        switch error {
        case .timedOut:
          throw giveUp(
            child, "\(name) did not report to the device within \(options.startTimeout) and was ended.\(refused)")
        // The process has ended.
        case .closed: break
        case .otherUser: refused = " \(error)"
        default:
          throw giveUp(child, "\(name) was ended, because it did not introduce itself to the device. \(error)")
        }
      }
      if let end = child.end {
        self.child = nil
        throw AppHalfError(
          "\(name) \(end) before it reported to the device.\(refused) Is it built with Proscenium's UIKit?",
          output: child.takeOutput().text)
      }
    }
  }

  /// Exchanges greetings; `false` where the peer is no process of the app's, or where the app has left meanwhile.
  private func introduce(
    _ child: ChildProcess, over connection: WireConnection, until deadline: ContinuousClock.Instant
  ) throws(WireError) -> Bool {
    do throws(WireError) {
      greeting = try connection.welcome(
        DeviceGreeting(profile: options.profile, wantsTrace: options.wantsTrace),
        timeout: max(.zero, deadline - .now))
      self.connection = connection
      return true
    } catch {
      if error == .timedOut { throw error }
      // Another process of this user's that comes by is refused, and the wait for the app goes on.
      guard connection.peerProcess == 0 || child.includes(process: connection.peerProcess) else { return false }
      guard error == .closed else { throw error }
      if child.waitForEnd(timeout: Self.closedSocketGrace) != nil { return false }
      throw .nonsense(found: "it closed its connection without a greeting")
    }
  }

  /// Ends a process that cannot be used, and returns the error to throw.
  private func giveUp(_ child: ChildProcess, _ sentence: String) -> AppHalfError {
    child.send(signal: SIGKILL)
    _ = child.waitForEnd(timeout: Self.killGrace)
    self.child = nil
    return AppHalfError(sentence, output: child.takeOutput().text)
  }

  /// How long a process may live on after it has closed its socket: its end may follow a moment later.
  private static let closedSocketGrace = Duration.seconds(1)
  /// How long the operating system may take to end a process.
  private static let killGrace = Duration.seconds(10)

  /// Sends a batch and collects the answers until it is done.
  public func run(_ directives: [Directive]) -> AppAnswer {
    exchange { .run(batch: $0, directives) }
  }

  /// Sends an act of the app's own and collects the answers until it is done.
  public func perform(_ act: AppAct) -> AppAnswer {
    exchange { .perform(batch: $0, act) }
  }

  /// Reads what has arrived without having been asked for. Another stimulus begins with it, so the limits hold anew.
  public func collect() -> AppAnswer {
    allowance = options.limits
    var answer = AppAnswer()
    guard let connection, child != nil else { return answer }
    if !isStopped || !isRunning { receive(from: connection, until: nil, deadline: patience(), into: &answer) }
    if answer.problem != nil { child?.send(signal: SIGKILL) }
    finish(&answer, isGone: answer.problem != nil || !isRunning)
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

  private func patience() -> ContinuousClock.Instant { .now + options.batchTimeout }

  private func exchange(_ message: (UInt64) -> DeviceMessage) -> AppAnswer {
    var answer = AppAnswer()
    guard let connection, child != nil else { return answer }
    if isStopped { resume() }
    batch += 1
    let deadline = patience()
    do throws(WireError) {
      try connection.send(message(batch), timeout: options.batchTimeout)
    } catch {
      // What a process that has ended still had to say is read all the same.
      if error != .closed { answer.problem = problem(error, whileSending: true) }
    }
    if answer.problem == nil { receive(from: connection, until: batch, deadline: deadline, into: &answer) }
    if answer.problem != nil { child?.send(signal: SIGKILL) }
    finish(&answer, isGone: answer.problem != nil || answer.end != nil)
    return answer
  }

  /// Why the app was ended, as a sentence.
  private func problem(_ error: WireError, whileSending: Bool = false) -> String {
    switch error {
    case .timedOut:
      whileSending
        ? "\(name) did not read what the device sent within \(options.batchTimeout) and was ended, as the watchdog would."
        : "\(name) did not answer within \(options.batchTimeout) and was ended, as the watchdog would."
    case .closed: "\(name) closed its connection to the device and was ended."
    default: "\(name) was ended. \(error)"
    }
  }

  /// Reads messages until a batch is done; without one, those that have arrived. Reading ends as well where the app is gone, where
  /// it sends more than it may, and at the deadline, also where it never stops sending.
  private func receive(
    from connection: WireConnection, until batch: UInt64?, deadline: ContinuousClock.Instant,
    into answer: inout AppAnswer
  ) {
    var count = connection.receivedBytes
    while true {
      let left = deadline - .now
      guard left > .zero else {
        if batch != nil { answer.problem = problem(.timedOut) }
        return
      }
      do throws(WireError) {
        let message: AppMessage = try connection.receive(timeout: batch == nil ? .zero : left)
        let received = connection.receivedBytes
        allowance.messageBytes -= received - count
        count = received
        allowance.messages -= 1
        if case .trace(let events) = message { allowance.traceEvents -= events.count }
        if let excess {
          answer.problem = excess
          // What a flood asks for is not done.
          answer.requests = []
          return
        }
        switch message {
        case .hello: break
        case .done(let number): if number == batch { return }
        case .reply(let reply): answer.replies.append(reply)
        case .request(let id, let request): answer.requests.append(.init(id: id, request: request))
        case .trace(let events): answer.trace += events
        case .wantsSessions: try sendSessions(over: connection, deadline: deadline)
        }
      } catch {
        switch error {
        // Nothing there is the usual case; only what the app did meanwhile is news.
        case .timedOut where batch == nil: break
        case .closed:
          // The socket goes a moment before the process does.
          answer.end = child?.waitForEnd(timeout: Self.closedSocketGrace)
          if answer.end == nil { answer.problem = problem(error) }
        default: answer.problem = problem(error)
        }
        return
      }
    }
  }

  /// Which limit the app has exceeded, as a sentence, or `nil`.
  private var excess: String? {
    let what: String
    if allowance.messages < 0 {
      what = "sent more than \(options.limits.messages) messages"
    } else if allowance.messageBytes < 0 {
      what = "sent more than \(options.limits.messageBytes) bytes"
    } else if allowance.traceEvents < 0 {
      what = "recorded more than \(options.limits.traceEvents) events"
    } else {
      return nil
    }
    return "\(name) \(what) in answer to one stimulus and was ended."
  }

  /// Answers an app that waits for its sessions, in pieces that a message can hold.
  private func sendSessions(
    over connection: WireConnection, deadline: ContinuousClock.Instant
  ) throws(WireError) {
    var rest = openSessions()[...]
    repeat {
      let piece = Array(rest.prefix(Self.sessionsInMessage))
      rest = rest.dropFirst(piece.count)
      try connection.send(
        DeviceMessage.sessions(piece, isLast: rest.isEmpty), timeout: max(.zero, deadline - .now))
    } while !rest.isEmpty
  }

  private static let sessionsInMessage = 64

  /// Takes what the app printed, and its end where it is gone.
  private func finish(_ answer: inout AppAnswer, isGone: Bool) {
    guard let child else { return }
    // A process that has left since it said that it is done is gone all the same.
    let end = isGone ? child.waitForEnd(timeout: Self.killGrace) : child.end
    if let end { answer.end = end }
    var printed = child.takeOutput()
    printed.trim(to: &allowance)
    answer.printed.append(printed)
    if end != nil {
      connection?.close()
      connection = nil
      self.child = nil
      isStopped = false
    }
  }
}
