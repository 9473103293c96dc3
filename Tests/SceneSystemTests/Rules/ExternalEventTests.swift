import SceneSystem
import Testing

@Suite("E: external events")
struct ExternalEventTests {
  @Test(
    "E-01, E-03, E-04, E-05: a cold event is in the connection options and is not delivered a second time",
    arguments: [
      (ExternalEvent.url("notes://7"), "connect A new urls={notes://7}"),
      (.link("reading"), "connect A new activities={reading}"),
      (.handoff(activityType: "reading"), "connect A new handoff=reading"),
      (.action("compose"), "connect A new quickAction=compose"),
    ])
  func cold(event: ExternalEvent, connect: String) {
    #expect(
      Device(.phone)(.external(event)) == [
        "launch", "chose new noSession", connect, "enterForeground A +app", "activate A +app",
      ])
  }

  @Test("E-06: a cold notification is in the options, and the centre's delegate is called before activation")
  func coldNotification() {
    #expect(
      Device(.phone)(.external(.tap("n1"))) == [
        "launch", "chose new noSession", "connect A new notification=n1", "enterForeground A +app",
        "didReceive n1 to A", "activate A +app",
      ])
  }

  @Test("E-01: a reconnection for an event has it in the options, too")
  func reconnected() {
    let device = Device.running(.phone)
    device([.swipeHome, .reclaim(.a)])
    #expect(
      device(.external(.url("notes://7"))) == [
        "chose A accepts", "connect A urls={notes://7}", "enterForeground A +app", "activate A +app",
      ])
  }

  @Test(
    "E-02 … E-06: a warm event is delivered between foreground and activation",
    arguments: [
      (ExternalEvent.url("notes://7"), ["open {notes://7} to A"]),
      (.link("reading"), ["willContinue reading to A", "continue reading to A"]),
      (.handoff(activityType: "reading"), ["willContinue reading to A"]),
      (.action("compose"), ["perform compose to A"]), (.tap("n1"), ["didReceive n1 to A"]),
    ])
  func warm(event: ExternalEvent, deliveries: [String]) {
    let device = Device.running(.phone)
    device(.swipeHome)
    let directives = device(.external(event))
    let expected = ["enterForeground A +app"] + deliveries + ["activate A +app"]
    #expect(Array(directives.dropFirst()) == expected)
  }

  @Test(
    "E-02 … E-06: an event for an active scene is delivered and changes no state",
    arguments: [
      (ExternalEvent.url("notes://7"), ["open {notes://7} to A"]),
      (.link("reading"), ["willContinue reading to A", "continue reading to A"]),
      (.action("compose"), ["perform compose to A"]), (.tap("n1"), ["didReceive n1 to A"]),
    ])
  func active(event: ExternalEvent, deliveries: [String]) {
    #expect(Array(Device.running(.phone)(.external(event)).dropFirst()) == deliveries)
  }

  @Test("E-02: a suspended process is resumed for an event")
  func suspended() {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend])
    #expect(
      device(.external(.url("notes://7"))) == [
        "resume", "chose A accepts", "enterForeground A +app", "open {notes://7} to A", "activate A +app",
      ])
  }

  @Test(
    "E-02: an event dismisses the switcher, the lock screen and the authentication prompt",
    arguments: [
      Stimulus.openSwitcher, .lock, .appLock,
    ])
  func uncovers(stimulus: Stimulus) {
    let device = Device.running(.phone)
    device(stimulus)
    device(.external(.url("notes://7")))
    #expect(device.state(.a) == .foregroundActive)
  }

  @Test("E-04: an announced Handoff continues when its payload arrives")
  func handoffDelivered() {
    let device = Device(.phone)
    device(.external(.handoff(activityType: "reading")))
    #expect(device(.handoffDeliver(.of("reading"))) == ["continue reading to A"])
    #expect(device(.handoffDeliver(.of("reading"))) == [])
    #expect(device(.handoffFail()) == [])
  }

  @Test("E-04: a payload without content is an activity of the announced type")
  func handoffWithoutContent() {
    let device = Device.running(.phone)
    device(.external(.handoff(activityType: "reading")))
    #expect(device(.handoffDeliver(nil)) == ["continue reading to A"])
  }

  @Test("E-04: a Handoff whose payload does not arrive fails, once")
  func handoffFailed() {
    let device = Device.running(.phone)
    device(.external(.handoff(activityType: "reading")))
    #expect(device(.handoffFail()) == ["didFailToContinue reading to A"])
    #expect(device(.handoffDeliver(nil)) == [])
  }

  @Test("E-04: a second Handoff fails the first, so that each announcement has exactly one end")
  func handoffReplaced() {
    let device = Device.running(.phone)
    device(.external(.handoff(activityType: "reading")))
    #expect(
      device(.external(.handoff(activityType: "writing"))) == [
        "chose A noIdentifier", "didFailToContinue reading to A", "willContinue writing to A",
      ])
    #expect(device(.handoffDeliver(nil)) == ["continue writing to A"])
  }

  @Test("E-04: a payload for a disconnected scene is dropped")
  func handoffWithoutScene() {
    let device = Device.running(.phone)
    device([.external(.handoff(activityType: "reading")), .swipeHome, .reclaim(.a)])
    #expect(device(.handoffDeliver(nil)) == [])
  }

  @Test("E-04: a payload is delivered in the background as well, and resumes the process")
  func handoffInBackground() {
    let device = Device.running(.phone)
    device([.external(.handoff(activityType: "reading")), .swipeHome, .suspend])
    #expect(device(.handoffDeliver(nil)) == ["resume", "continue reading to A"])
  }

  @Test("E-08: one scene only receives an event")
  func oneScene() {
    let device = Device.sideBySide()
    #expect(device(.external(.url("notes://7"))) == ["chose B accepts", "open {notes://7} to B"])
  }

  @Test("E-08: several URLs are delivered in one set")
  func severalURLs() {
    let device = Device.running(.phone)
    let event = ExternalEvent.urls([OpenedURL(url: "notes://7"), OpenedURL(url: "notes://8")])
    #expect(device(.external(event)).last == "open {notes://7,notes://8} to A")
  }
}
