@testable import SceneSystem

/// A script that is being carried out; all invariants are checked after each stimulus.
struct ScriptRun {
  private let driver: KernelDriver
  var kernel: Kernel { driver.kernel }
  private(set) var watcher: DirectiveWatcher
  /// Every stimulus in the order in which the kernel handled it, including answers and requests of the app.
  private(set) var stimuli: [Stimulus] = []
  private(set) var directives: [Directive] = []
  /// A description of the failure, or `nil`.
  private(set) var fault: String?
  /// Answers that the app has not sent yet.
  private var late: [Reply] = []

  /// The longest event: an app that makes requests in answer to each batch would never end.
  private static let maximumStimuli = 40

  init(_ script: RandomScript) {
    let kernel = script.makeKernel()
    driver = KernelDriver(kernel)
    watcher = DirectiveWatcher(
      profile: kernel.profile, app: kernel.app, sessions: kernel.sessions.map(\.id))
    for move in script.moves {
      make(move)
      if fault != nil { return }
    }
  }

  /// An invariant is broken, or the event is long enough.
  private struct EventEnd: Error {}

  private mutating func make(_ move: RandomScript.Move) {
    let (stimulus, generator) = move.stimulus(in: kernel)
    var random = generator
    driver.send(stimulus)
    if !late.isEmpty, random.chance(30) { driver.send(.reply(late.removeFirst())) }
    var handled = 0
    var isHandling = true
    while isHandling {
      do throws(EventEnd) {
        isHandling = try driver.runNextEvent(
          handle: { (kernel, stimulus) throws(EventEnd) in
            handled += 1
            guard handled <= Self.maximumStimuli else { throw EventEnd() }
            let batch = step(stimulus, &kernel, checksRepetition: random.chance(25))
            if fault != nil { throw EventEnd() }
            return batch
          }, commit: { _ in }, execute: { batch throws(EventEnd) in execute(batch, move, &random) })
      } catch {
        isHandling = false
      }
    }
  }

  /// The app carries out a batch. It may crash in a restoration, and answer late or not at all.
  private mutating func execute(_ batch: [Directive], _ move: RandomScript.Move, _ random: inout SeededGenerator) {
    if batch.contains(where: \.restoresState), !move.isQuiet, random.chance(4) { return driver.send(.processExited) }
    for directive in batch {
      guard let reply = answer(to: directive, &random) else { continue }
      if move.isQuiet || random.chance(85) {
        driver.send(.reply(reply))
      } else if random.chance(60) {
        late.append(reply)
      }
    }
    if !move.isQuiet, random.chance(6) {
      driver.send(.request(RequestID(rawValue: random.next() & 0xFF), RandomScript.Move.request(&random, kernel)))
    }
  }

  private func answer(to directive: Directive, _ random: inout SeededGenerator) -> Reply? {
    switch directive {
    case .connect(let connection):
      if random.chance(2) { return .unavailable(connection.session.id) }
      guard connection.isNew else { return nil }
      return .configured(connection.session.id, SceneConfiguration(name: "Main"))
    case .captureState(let id):
      let activity = random.chance(70) ? RandomScript.Move.activity(&random) : nil
      return .captured(id, activity: activity, conditions: RandomScript.Move.conditions(&random))
    default: return nil
    }
  }

  private mutating func step(_ stimulus: Stimulus, _ kernel: inout Kernel, checksRepetition: Bool) -> [Directive] {
    stimuli.append(stimulus)
    let rejectionReason = kernel.rejectionReason(for: stimulus)
    let before = Array(kernel.persistent.entries)
    var batch: [Directive] = []
    kernel.respond(to: stimulus, with: &batch)
    directives += batch
    if let rejectionReason, !batch.isEmpty {
      fault = "\(stimulus) meets the objection “\(rejectionReason)” and still gives \(batch.map(\.text))"
    }
    fault =
      fault ?? kernel.violatedInvariant ?? watcher.follow(stimulus, batch) ?? disagreement(kernel) ?? unsettled(kernel)
      ?? untold(before, kernel)
    if checksRepetition, fault == nil, stimulus.isRepeatable { fault = unrepeatable(stimulus, kernel) }
    if let found = fault { fault = "\(found)\nafter \(stimulus)\nwhich gave \(batch.map(\.text))" }
    return batch
  }

  /// Differences between the kernel's and the watcher's view of the device.
  private func disagreement(_ kernel: Kernel) -> String? {
    let process: DirectiveWatcher.Process =
      switch kernel.processState {
      case .notRunning: .notRunning
      case .suspended: .suspended
      case .active, .inactive, .background: .running
      }
    if process != watcher.process { return "the kernel has \(process), the directives \(watcher.process)" }
    if kernel.applicationState != watcher.application {
      return "the kernel has \(kernel.applicationState), the directives \(watcher.application) (A-02)"
    }
    var count = 0
    for entry in kernel.persistent.entries {
      let id = entry.record.id
      let state = kernel.activationState(of: id)
      if state != nil { count += 1 }
      if state != watcher.scenes[id] { return "kernel and directives differ about \(id.label)'s scene" }
      if watcher.discarded.contains(id) { return "\(id.label) was discarded and is still there" }
    }
    if count != watcher.scenes.count { return "a scene has no session (M-02)" }
    if !kernel.fitsMultipleScenes, !kernel.profile.isWindowed,
      watcher.scenes.count(where: { $0.value.isForeground && !watcher.isOnFurtherDisplay($0.key) }) > 1
    {
      return "two scenes are on a screen for one (P-01)"
    }
    return nil
  }

  /// A session may only be removed by a discard (T-08).
  private func untold(_ before: [PersistentState.Entry], _ kernel: Kernel) -> String? {
    guard before.count > kernel.persistent.entries.count || before.last != kernel.persistent.entries.last else {
      return nil
    }
    for entry in before {
      let id = entry.record.id
      if kernel.persistent.index(of: id) == nil, !watcher.discarded.contains(id) {
        return "\(id.label) was removed without a discard (T-08)"
      }
    }
    return nil
  }

  /// Whether scenes would still change without a further stimulus.
  private func unsettled(_ kernel: Kernel) -> String? {
    var copy = kernel
    var more: [Directive] = []
    copy.reconcile(&more)
    return more.isEmpty && copy == kernel ? nil : "it is not settled: \(more.map(\.text)) would follow"
  }

  private func unrepeatable(_ stimulus: Stimulus, _ kernel: Kernel) -> String? {
    var copy = kernel
    var more: [Directive] = []
    copy.respond(to: stimulus, with: &more)
    // A window in front can be brought to the front again: another app's may cover it by now (D-08).
    more.removeAll { if case .present = $0 { true } else { false } }
    return more.isEmpty && copy == kernel ? nil : "the same once more gives \(more.map(\.text)) or another state"
  }
}

extension Directive {
  /// Whether the directive restores a session from a saved state.
  fileprivate var restoresState: Bool {
    if case .connect(let connection) = self { connection.session.restorationActivity != nil } else { false }
  }
}

extension Stimulus {
  /// Whether the same stimulus, repeated immediately, must have no effect.
  fileprivate var isRepeatable: Bool {
    switch self {
    // Each answer is sent on.
    case .reply(.activityProvided): false
    case .tapIcon, .swipeHome, .openSwitcher, .choose, .focus, .minimize, .unminimize, .quit, .lock, .unlock, .appLock,
      .appLockCancel, .alert, .dismissAlert, .dismiss, .cancelGesture, .completeGesture, .beginGesture, .prewarm,
      .closureConfirmed, .closureCancelled, .fold, .unfold, .attachDisplay, .detachDisplay, .reclaim, .suspend, .kill,
      .reboot, .processExited, .reply:
      true
    default: false
    }
  }
}
