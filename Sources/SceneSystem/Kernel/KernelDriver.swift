/// The loop between the kernel, the runner and the store.
///
/// It passes each stimulus to the kernel, the directives that follow from it to the runner, and the app's replies and requests back to the
/// kernel, until none is left. Then everything that outlives the process is committed, once. Every host has a driver: the simulated device,
/// the desktop in the app's own process, and tests.
///
/// - Stimuli are handled in the order in which they were sent. One that arrives while another is being handled waits, for example when the
///   app runs the main loop in a callback.
/// - The changes that an app makes by itself, and the first stimulus after them, are one event with one commit.
/// - Only a batch that restores a saved state is preceded by a commit of its own: if the process dies of the state, the next process must
///   detect it.
///
/// As in the kernel, there is no clock, no input and no output here. A class, so that ``kernel`` can be read while a batch is carried out.
public final class KernelDriver {
  /// The system in its present state, also while a batch is carried out: the app may read its sessions in a callback.
  ///
  /// Not checked for exclusive access (500 instructions for each stimulus): it is never accessed while the kernel handles a stimulus, which
  /// calls nothing outside.
  @exclusivity(unchecked) public private(set) var kernel: Kernel
  /// Whether an event is being handled.
  public private(set) var isRunning = false
  /// The stimuli that are handled after the current event, in order.
  private var waiting: [Stimulus] = []
  /// The app's replies and requests in the current batch.
  private var responses: [Stimulus] = []

  /// Creates the driver of a kernel.
  public init(_ kernel: Kernel) { self.kernel = kernel }

  /// Adds a stimulus.
  ///
  /// What the app sends while a batch is carried out belongs to that batch's event: replies, requests, and the end of its process.
  /// Everything else waits for ``runNextEvent(commit:execute:)``.
  public func send(_ stimulus: Stimulus) {
    if isRunning, stimulus.isSentByApp { responses.append(stimulus) } else { waiting.append(stimulus) }
  }

  /// Sends a stimulus, and handles all events that wait.
  ///
  /// - Parameters:
  ///   - stimulus: What happened.
  ///   - commit: As in ``runNextEvent(commit:execute:)``.
  ///   - execute: As in ``runNextEvent(commit:execute:)``.
  public func run<Failure: Error>(
    _ stimulus: Stimulus, commit: (PersistentState) -> Void, execute: ([Directive]) throws(Failure) -> Void
  ) throws(Failure) {
    send(stimulus)
    try run(commit: commit, execute: execute)
  }

  /// Handles all events that wait.
  ///
  /// - Parameters:
  ///   - commit: As in ``runNextEvent(commit:execute:)``.
  ///   - execute: As in ``runNextEvent(commit:execute:)``.
  public func run<Failure: Error>(
    commit: (PersistentState) -> Void, execute: ([Directive]) throws(Failure) -> Void
  ) throws(Failure) {
    while try runNextEvent(commit: commit, execute: execute) {}
  }

  /// Handles the next event, and every reply and request that the app makes because of it.
  ///
  /// - Parameters:
  ///   - commit: Updates the state on disk; also called when nothing has changed. The host reports what cannot be saved: the app
  ///     continues.
  ///   - execute: Carries out a batch of directives and passes what the app sends to ``send(_:)``, in order. An error ends the event and is
  ///     rethrown; what was not handled is dropped, and the kernel is consistent all the same.
  /// - Returns: `false` if nothing waits, or if an event is being handled: what waits follows it.
  @discardableResult
  public func runNextEvent<Failure: Error>(
    commit: (PersistentState) -> Void, execute: ([Directive]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try runNextEvent(
      handle: { (kernel, stimulus) throws(Failure) in kernel.handle(stimulus) }, commit: commit, execute: execute)
  }

  /// As above, with a replacement for ``Kernel/handle(_:)``, so that tests can check the kernel around each stimulus.
  func runNextEvent<Failure: Error>(
    handle: (inout Kernel, Stimulus) throws(Failure) -> [Directive], commit: (PersistentState) -> Void,
    execute: ([Directive]) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard !isRunning, !waiting.isEmpty else { return false }
    isRunning = true
    defer {
      commit(kernel.persistent)
      isRunning = false
    }
    do {
      var event = removeNextEvent()
      var next = 0
      while next < event.count {
        let directives = try handle(&kernel, event[next])
        next += 1
        try carryOut(directives, responses: &event, commit: commit, execute: execute)
      }
    } catch {
      waiting.removeAll()
      responses.removeAll()
      throw error
    }
    return true
  }

  /// Carries out what follows from one stimulus, and adds the app's replies and requests to the event.
  private func carryOut<Failure: Error>(
    _ directives: [Directive], responses event: inout [Stimulus], commit: (PersistentState) -> Void,
    execute: ([Directive]) throws(Failure) -> Void
  ) throws(Failure) {
    // Not the kernel's own method: its copy for that costs as much as a stimulus.
    let parts = Kernel.parts(of: directives) { kernel.isSuspected($0) }
    for part in parts {
      if kernel.beginRestoring(part) { commit(kernel.persistent) }
      try execute(part.directives)
      kernel.endRestoring(part, responses: responses)
      if parts.count > 1 { kernel.applySavedValues(in: responses) }
      event += responses
      let hasExited = responses.contains(.processExited)
      responses.removeAll(keepingCapacity: true)
      // No process is left to carry out the other parts.
      if hasExited { break }
    }
  }

  /// The stimuli that count as one event: the app's changes, with the first stimulus after them.
  private func removeNextEvent() -> [Stimulus] {
    let last = waiting.firstIndex { if case .reply = $0 { false } else { true } } ?? waiting.count - 1
    guard last < waiting.count - 1 else {
      defer { waiting = [] }
      return waiting
    }
    defer { waiting.removeFirst(last + 1) }
    return Array(waiting[...last])
  }
}

extension Stimulus {
  /// Whether the app's process causes the stimulus, rather than a user or the system.
  fileprivate var isSentByApp: Bool {
    switch self {
    case .reply, .request, .processExited: true
    default: false
    }
  }
}
