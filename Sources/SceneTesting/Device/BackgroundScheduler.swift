import SceneSimulator
import SceneSystem
import UIKitCore

/// The system's time limits: it suspends an app that has left the screen, ends its background tasks when their time has expired, and ends a
/// process that restores for too long (B-03, R-05).
///
/// The kernel has no clock; this class only decides when, and the kernel decides what follows.
@MainActor final class BackgroundScheduler {
  /// How long an app without background tasks continues to run after it has left the screen.
  static let gracePeriod = Duration.seconds(5)
  /// The time that background tasks may take in total.
  static let allowance = Duration.seconds(30)

  private unowned let device: Device
  private var suspension: VirtualClock.Token?
  private var expiry: VirtualClock.Token?
  private var restorations: [SessionID: VirtualClock.Token] = [:]

  init(device: Device) { self.device = device }

  /// Compares the scheduled work with the device's state; called after each stimulus.
  func update() {
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
    suspension = device.clock.schedule(after: Self.gracePeriod) { [weak self] in self?.gracePeriodDidExpire() }
  }

  private func gracePeriodDidExpire() {
    suspension = nil
    guard device.connection?.runner?.application?.hasBackgroundTasks == true else { return suspend() }
    expiry = device.clock.schedule(after: Self.allowance - Self.gracePeriod) { [weak self] in self?.allowanceDidExpire()
    }
    device.connection?.runner?.application?.onBackgroundTasksEnd = { [weak self] in self?.tasksDidEnd() }
  }

  /// The last task ended within its time: the process is suspended immediately.
  private func tasksDidEnd() {
    guard let expiry else { return }
    device.clock.cancel(expiry)
    self.expiry = nil
    suspension = device.clock.schedule(after: .zero) { [weak self] in
      self?.suspension = nil
      self?.suspend()
    }
  }

  private func allowanceDidExpire() {
    expiry = nil
    guard let application = device.connection?.runner?.application else { return }
    application.onBackgroundTasksEnd = nil
    device.connection?.perform { application.expireBackgroundTasks() }
    guard application.hasBackgroundTasks else { return suspend() }
    // A process whose handlers do not end its tasks is ended, as by the watchdog.
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
