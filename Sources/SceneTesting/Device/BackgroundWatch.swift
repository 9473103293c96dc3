import SceneSystem
import UIKitCore

/// What the system does by the clock: it suspends an app that has left the screen, ends its background tasks when their time
/// is up, and ends a process that restores for too long (B-03, R-05).
///
/// The kernel has no clock; this only says when, and the kernel says what follows.
@MainActor final class BackgroundWatch {
  /// How long an app without background tasks runs on after it has left the screen.
  static let grace = Duration.seconds(5)
  /// How long background tasks may take, all together.
  static let allowance = Duration.seconds(30)

  private unowned let device: Device
  private var suspension: VirtualClock.Token?
  private var expiry: VirtualClock.Token?
  private var restorations: [SessionID: VirtualClock.Token] = [:]

  init(device: Device) { self.device = device }

  /// Compares what is scheduled with how things stand; called after each stimulus.
  func look() {
    guard let kernel = device.kernel else { return }
    watchBackground(kernel.processState == .background)
    watchRestorations(Set(kernel.extendedRestorations))
  }

  private func watchBackground(_ isInBackground: Bool) {
    guard isInBackground else {
      for token in [suspension, expiry].compactMap({ $0 }) { device.clock.cancel(token) }
      (suspension, expiry) = (nil, nil)
      return
    }
    guard suspension == nil, expiry == nil else { return }
    suspension = device.clock.schedule(after: Self.grace) { [weak self] in self?.graceIsOver() }
  }

  private func graceIsOver() {
    suspension = nil
    guard device.half?.runner?.application?.hasBackgroundTasks == true else { return suspend() }
    expiry = device.clock.schedule(after: Self.allowance - Self.grace) { [weak self] in self?.allowanceIsOver() }
    device.half?.runner?.application?.backgroundTasksEnded = { [weak self] in self?.tasksEnded() }
  }

  /// The last task ended before its time: the process is suspended at once.
  private func tasksEnded() {
    guard let expiry else { return }
    device.clock.cancel(expiry)
    self.expiry = nil
    suspension = device.clock.schedule(after: .zero) { [weak self] in
      self?.suspension = nil
      self?.suspend()
    }
  }

  private func allowanceIsOver() {
    expiry = nil
    guard let application = device.half?.runner?.application else { return }
    application.backgroundTasksEnded = nil
    device.half?.perform { application.expireBackgroundTasks() }
    guard application.hasBackgroundTasks else { return suspend() }
    // A process whose handlers end nothing is ended, as by the watchdog.
    device.perform(.device(.kill))
  }

  private func suspend() {
    guard device.kernel?.processState == .background else { return }
    device.perform(.device(.suspend))
  }

  private func watchRestorations(_ restoring: Set<SessionID>) {
    for (id, token) in restorations where !restoring.contains(id) {
      device.clock.cancel(token)
      restorations[id] = nil
    }
    for id in restoring where restorations[id] == nil {
      restorations[id] = device.clock.schedule(after: .seconds(device.profile.restorationSeconds)) { [weak self] in
        self?.restorations[id] = nil
        self?.device.perform(.device(.restorationTimedOut(id)))
      }
    }
  }
}
