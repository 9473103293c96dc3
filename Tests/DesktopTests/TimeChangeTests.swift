#if GTK
  import Foundation
  import PrivateDesktop
  import TestTraits
  import Testing

  /// Midnight, in a time zone where it is near.
  @Suite("B-06: changes of the time", .waitsForProcesses, .serialized)
  struct TimeChangeTests {
    /// The name of a time zone in which the next day begins at that instant.
    private func zone(midnight: Date) -> String {
      let day = Int(midnight.timeIntervalSince1970) % 86400
      let ahead = (86400 - day) % 86400
      return String(format: "PSC-%d:%02d:%02d", ahead / 3600, ahead / 60 % 60, ahead % 60)
    }

    @Test("an app that runs at midnight receives one significant time change")
    func midnight() throws {
      let desktop = try PrivateDesktop()
      // On a busy machine an app may take longer to start than the time that is left.
      for margin in [4.0, 20, 60] {
        let midnight = Date(timeIntervalSinceNow: margin)
        desktop.environment["TZ"] = zone(midnight: midnight)
        let app = try RunningApp("DesktopProbe", on: desktop)
        try app.awaitLine("1 active")
        _ = try desktop.window(titled: "Probe 1")
        guard midnight.timeIntervalSinceNow > 1 else { continue }
        try app.awaitLine("time change", seconds: margin + 30)
        #expect(Date() >= midnight.addingTimeInterval(-1))
        // An event after the keyboard's input would have been delivered before it.
        desktop.act("key", "ctrl+n")
        try app.awaitLine("2 active")
        #expect(app.lines.count { $0 == "time change" } == 1)
        return
      }
      Issue.record("no app was up in time for its midnight")
    }
  }
#endif
