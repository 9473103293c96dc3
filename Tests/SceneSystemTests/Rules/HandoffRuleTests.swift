import SceneSystem
import Testing

/// The app's own activity on other devices (E-04).
@Suite("The app's activity on other devices (E-04)") struct HandoffRuleTests {
  private static let note = OfferedActivity(number: 1, activityType: "reading", title: "Note")
  private static let id = ActivityRequestID(rawValue: 7)

  private func device(_ profile: DeviceProfile = .phone) -> Device { Device.running(profile) }

  @Test("The current activity of an app in the foreground is offered, and again when its title changes")
  func offer() {
    let device = self.device()
    #expect(device(.reply(.currentActivity(Self.note))) == ["offer reading 1"])
    #expect(device(.reply(.currentActivity(Self.note))) == [])
    var renamed = Self.note
    renamed.title = "Renamed"
    #expect(device(.reply(.currentActivity(renamed))) == ["offer reading 1"])
    #expect(device(.reply(.currentActivity(nil))) == ["offer nothing"])
  }

  @Test("An app that leaves the foreground offers nothing, and offers its activity again when it returns")
  func background() {
    let device = self.device()
    _ = device(.reply(.currentActivity(Self.note)))
    #expect(device(.lock).last == "offer nothing")
    #expect(device(.unlock).last == "offer reading 1")
  }

  @Test("An activity that becomes current in the background is offered when the app comes to the foreground")
  func becomesCurrentInBackground() {
    let device = self.device()
    _ = device(.swipeHome)
    #expect(device(.reply(.currentActivity(Self.note))) == [])
    #expect(device(.tapIcon).last == "offer reading 1")
  }

  @Test("The offer ends with the process, however that ends", arguments: [Stimulus.kill, .processExited, .reboot])
  func processEnds(_ end: Stimulus) {
    let device = self.device()
    _ = device(.reply(.currentActivity(Self.note)))
    #expect(device(end).last == "offer nothing")
    #expect(!device(.tapIcon).contains { $0.hasPrefix("offer") })
  }

  @Test("A window that is still visible keeps the offer; the last one that leaves ends it")
  func windows() {
    let device = self.device(.desktop)
    _ = device(.reply(.currentActivity(Self.note)))
    #expect(!device(.newWindow).contains { $0.hasPrefix("offer") })
    #expect(!device(.minimize(.a)).contains { $0.hasPrefix("offer") })
    #expect(device(.minimize(.b)).last == "offer nothing")
  }

  @Test("A request is answered with the current activity")
  func request() {
    let device = self.device()
    _ = device(.reply(.currentActivity(Self.note)))
    #expect(device(.activityRequested(Self.id, number: 1)) == ["provideActivity 1 for 7"])
    let activity = ActivityArchive(activityType: "reading")
    #expect(device(.reply(.activityProvided(Self.id, .activity(activity)))) == ["sendActivity reading for 7"])
    #expect(
      device(.reply(.activityProvided(Self.id, .failure(.userInfoTooLarge)))) == ["sendActivity code 4611 for 7"])
  }

  @Test("A request without a number is for the current activity")
  func requestOfCurrentActivity() {
    let device = self.device()
    _ = device(.reply(.currentActivity(Self.note)))
    #expect(device(.activityRequested(Self.id, number: nil)) == ["provideActivity 1 for 7"])
  }

  @Test("A suspended process is resumed for a request that crossed the end of its offer")
  func suspended() {
    let device = self.device()
    _ = device(.reply(.currentActivity(Self.note)))
    _ = device(.swipeHome)
    _ = device(.suspend)
    #expect(device(.activityRequested(Self.id, number: 1)) == ["resume", "provideActivity 1 for 7"])
  }

  @Test("A request for another activity, or to an app that has none or does not run, fails at once and starts nothing")
  func requestOfOtherActivity() {
    let device = self.device()
    let failure = ["sendActivity code 4608 for 7"]
    #expect(device(.activityRequested(Self.id, number: 1)) == failure)
    _ = device(.reply(.currentActivity(Self.note)))
    #expect(device(.activityRequested(Self.id, number: 2)) == failure)
    _ = device(.kill)
    #expect(device(.activityRequested(Self.id, number: 1)) == failure)
    #expect(device(.activityRequested(Self.id, number: nil)) == [])
    #expect(
      device.kernel.rejectionReason(for: .activityRequested(Self.id, number: nil))
        == "The app has no current activity.")
  }

  @Test("The app is notified that an activity was continued, also if it is suspended; one that has ended is not")
  func continued() {
    let device = self.device()
    _ = device(.reply(.currentActivity(Self.note)))
    #expect(device(.activityContinued(number: 1)) == ["activityContinued 1"])
    _ = device(.swipeHome)
    _ = device(.suspend)
    #expect(device(.activityContinued(number: 1)) == ["resume", "activityContinued 1"])
    _ = device(.kill)
    #expect(device(.activityContinued(number: 1)) == [])
  }

  @Test("An announced activity is routed by its target content identifier (E-10)")
  func routing() {
    let device = self.device(.padN)
    _ = device(.newWindow)
    _ = device(.reply(.conditions(.a, .prefers("note-1"))))
    let lines = device(.external(.handoff(activityType: "reading", targetContentIdentifier: "note-1")))
    #expect(lines.contains("willContinue reading to A"))
    #expect(device(.handoffDeliver(nil)) == ["continue reading to A"])
  }
}
