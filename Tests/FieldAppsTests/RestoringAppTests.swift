import SceneSimulator
import SceneSystem
import TestTraits
import Testing

/// An app that restores its saved state, as a real process: correctly, too slowly, or not at all.
@Suite("Apps that restore themselves, correctly and incorrectly (R-05, R-06, R-12, T-09)", .waitsForProcesses)
struct RestoringAppTests {
  /// A device whose app was left at page 7 and is not running; from now on `behaviour` determines how it restores.
  private func left(_ behaviour: String) throws -> FieldDevice {
    let device = try FieldDevice("FieldRestorer", environment: ["RESTORER": behaviour])
    #expect(try device.perform("tap icon") == ["connected page=none is new"])
    _ = try device.perform("open url restorer:7", "swipe home", "kill")
    return device
  }

  @Test("R-04, L-08: the page is restored after a kill, and the app receives the reason for its launch")
  func well() throws {
    let device = try left("well")
    #expect(try device.perform("tap icon") == ["connected page=7 comes back after a launch", "restoring page=7"])
    let death = try device.outcome("open url restorer:die")
    #expect(death.unexpectedTermination != nil)
    #expect(
      try device.perform("tap icon") == [
        "connected page=7 comes back after the process before died", "restoring page=7",
      ])
  }

  @Test("13: a process that crashes twice in scene(_:restoreInteractionStateWith:) starts clean the third time")
  func crashes() throws {
    let device = try left("crash")
    let kept = device.sessions.first?.restorationActivity
    #expect(kept != nil)
    for reason in ["after a launch", "after the process before died"] {
      let outcome = try device.outcome("tap icon")
      #expect(outcome.output.prefix(2) == ["connected page=7 comes back \(reason)", "restoring page=7"])
      #expect(outcome.unexpectedTermination != nil && outcome.lines.contains(.process(.killed)))
    }
    let third = try device.outcome("tap icon")
    #expect(third.unexpectedTermination == nil && third.problems == [])
    #expect(third.output.contains { $0.contains("session A ended the app twice") }, "\(third.output)")
    #expect(third.output.last?.hasPrefix("connected page=none starts clean") == true, "\(third.output)")
    #expect(device.sessions.first?.stateSetAside == kept)
    _ = try device.perform("open url restorer:9", "swipe home")
    #expect(device.sessions.first?.restorationActivity?.activityType == kept?.activityType)
    #expect(device.sessions.first?.stateSetAside == kept, "a state that was set aside is kept until it is recovered")
  }

  @Test("R-05: the watchdog ends a restoration that is never completed, with a message, and it counts as a crash")
  func timesOut() throws {
    let device = try left("extend")
    let kept = device.sessions.first?.restorationActivity
    for _ in 0..<2 {
      _ = try device.perform("tap icon")
      let outcome = try device.outcome("restoration times out A")
      #expect(outcome.lines == [.process(.killed)])
      #expect(outcome.unexpectedTermination == nil && outcome.rejectionReason == nil && outcome.problems == [])
      #expect(
        outcome.watchdog
          == "org.example.fieldrestorer had asked for more time to restore session A and did not finish within 20 seconds, so its process was ended, as by the watchdog (R-05)."
      )
    }
    #expect(try device.outcome("tap icon").output.last?.hasPrefix("connected page=none starts clean") == true)
    #expect(device.sessions.first?.stateSetAside == kept)
  }

  @Test("5: an extended restoration ends when the app completes it, and the watchdog does not fire")
  func finishesLater() throws {
    let device = try left("finish-later")
    #expect(
      try device.perform("tap icon") == [
        "connected page=7 comes back after a launch", "restoring page=7", "restored page=7",
      ])
    let outcome = try device.outcome("restoration times out A")
    #expect(outcome.rejectionReason == "Session A has no restoration to finish (R-05)." && outcome.watchdog == nil)
    #expect(outcome.lines == [])
  }

  @Test("R-06: data that was protected at the connection can be read once the app is notified")
  func protectedData() throws {
    let device = try left("well")
    #expect(
      try device.perform("protected data unavailable", "tap icon") == ["connected page=none comes back after a launch"])
    #expect(try device.perform("protected data available") == ["readable 1 of 1"])
  }

  @Test("M-02, R-06: over the wire too, a thousand sessions are sent only when the app reads them")
  func manySessions() throws {
    let device = try FieldDevice("FieldRestorer", on: .padN, sessions: 1000)
    #expect(
      try device.perform("protected data unavailable", "tap icon") == ["connected page=none comes back after a launch"])
    #expect(try device.perform("open url restorer:sessions") == ["open 1000"])
    #expect(try device.perform("protected data available") == ["readable 1000 of 1000"])
    #expect(
      try device.perform("remove card B", "open url restorer:sessions") == ["discarded 1, open 1000", "open 999"])
  }

  @Test(
    "15: a panel that requests to be discarded on disconnection is discarded by a reboot; the main window is restored")
  func panel() throws {
    let device = try FieldDevice("FieldRestorer", on: .desktop)
    _ = try device.perform("tap icon")
    #expect(try device.perform("app activate new activity=panel") == ["connected page=none is new"])
    _ = try device.perform("reboot")
    #expect(try device.perform("tap icon").first == "discarded 1, open 2")
    #expect(device.sessions.map(\.id.label) == ["A"])
  }

  @Test("E-07: a share is delivered cold in the options and warm to the delegate")
  func share() throws {
    let device = try FieldDevice("FieldRestorer")
    #expect(try device.perform("accept share https://e.org/share/1") == ["connected page=none is new", "cold share 1"])
    #expect(try device.perform("accept share https://e.org/share/2") == ["warm share 2"])
  }
}
