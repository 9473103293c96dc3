import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("The device's clock") struct ClockTests {
  @Test("Time changes only by advancing, never backwards")
  func moves() {
    let clock = VirtualClock()
    #expect(clock.now == .zero)
    clock.advance(by: .seconds(3))
    clock.advance(by: .seconds(-5))
    clock.advance(to: .seconds(2))
    #expect(clock.now == .seconds(3))
  }

  @Test("Work due at one instant runs in the order of scheduling, at that instant")
  func ties() {
    let clock = VirtualClock()
    var seen: [String] = []
    for name in ["a", "b", "c"] { clock.schedule(after: .seconds(1)) { seen.append("\(name) at \(clock.now)") } }
    clock.schedule(after: .milliseconds(500)) { seen.append("first at \(clock.now)") }
    clock.advance(by: .seconds(2))
    #expect(seen == ["first at 0.5 seconds", "a at 1.0 seconds", "b at 1.0 seconds", "c at 1.0 seconds"])
    #expect(clock.now == .seconds(2))
  }

  @Test("Work that schedules more work for the same instant runs it in the next round of the same advance")
  func rounds() {
    let clock = VirtualClock()
    var seen: [String] = []
    clock.schedule(after: .seconds(1)) {
      seen.append("one")
      clock.schedule(after: .zero) { seen.append("later") }
    }
    clock.schedule(after: .seconds(1)) { seen.append("two") }
    clock.advance(by: .seconds(1))
    #expect(seen == ["one", "two", "later"])
    #expect(clock.pendingCount == 0)
  }

  @Test("Cancelled work does not run, even if cancelled by earlier work of the same instant")
  func cancelling() {
    let clock = VirtualClock()
    var seen: [String] = []
    let token = clock.schedule(after: .seconds(1)) { seen.append("cancelled") }
    clock.cancel(token)
    clock.cancel(token)
    final class Later { var token: VirtualClock.Token? }
    let later = Later()
    clock.schedule(after: .seconds(1)) {
      seen.append("canceller")
      later.token.map(clock.cancel)
    }
    later.token = clock.schedule(after: .seconds(1)) { seen.append("cancelled by the one before") }
    clock.advance(by: .seconds(1))
    #expect(seen == ["canceller"])
    #expect(clock.nextDeadline == nil)
  }

  @Test("B-03: an app without background tasks is suspended a few seconds after it leaves the screen")
  func suspension() throws {
    let (device, app) = try running()
    device.swipeHome()
    device.advance(by: .seconds(4))
    #expect(!app.isSuspended)
    app.tapIcon()
    device.swipeHome()
    device.advance(by: .seconds(5))
    #expect(app.isSuspended)
  }

  @Test("B-03: a background task prevents suspension until it ends or its time is up")
  func backgroundTask() throws {
    let (device, app) = try running()
    var expired = 0
    var task = UIBackgroundTaskIdentifier.invalid
    app.perform { application in
      task = application.beginBackgroundTask {
        expired += 1
        application.endBackgroundTask(task)
      }
    }
    device.swipeHome()
    device.advance(by: .seconds(29))
    #expect(expired == 0)
    #expect(app.isRunning)
    device.advance(by: .seconds(1))
    #expect(expired == 1)
    #expect(app.isRunning)
    #expect(app.isSuspended)
  }

  @Test("B-03: when the last task ends early the process is suspended immediately")
  func endedTask() throws {
    let (device, app) = try running()
    var task = UIBackgroundTaskIdentifier.invalid
    app.perform { task = $0.beginBackgroundTask() }
    device.swipeHome()
    device.advance(by: .seconds(10))
    app.perform { $0.endBackgroundTask(task) }
    device.advance(by: .zero)
    #expect(app.isSuspended)
  }

  @Test("A task that is never ended ends the process")
  func overrun() throws {
    let (device, app) = try running()
    app.perform { _ = $0.beginBackgroundTask() }
    device.swipeHome()
    device.advance(by: .seconds(30))
    #expect(!app.isRunning)
    #expect(app.scene("A").exists)
  }

  @Test("An app that returns in time is not suspended")
  func backInTime() throws {
    let (device, app) = try running()
    device.swipeHome()
    device.advance(by: .seconds(4))
    app.tapIcon()
    device.advance(by: .seconds(60))
    #expect(app.scene("A").state == .foregroundActive)
    #expect(device.clock.pendingCount == 0)
  }

  @Test("R-05: an extended restoration that is not completed ends the process after the device's time")
  func restoration() throws {
    let device = Device()
    let app = try device.install(
      ProbeAppDelegate.self, manifest: .scenes(EndlessRestorer.self).activityTypes("reading"))
    app.tapIcon()
    device.swipeHome()
    device.kill()
    app.tapIcon()
    device.advance(by: .seconds(19))
    #expect(app.isRunning)
    device.advance(by: .seconds(1))
    #expect(!app.isRunning)
  }

  private func running() throws -> (Device, AppUnderTest) {
    let device = Device()
    let app = try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
    app.tapIcon()
    return (device, app)
  }
}

/// Begins to restore, and never completes.
private final class EndlessRestorer: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    scene.extendStateRestoration()
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "reading") }
}
