import SceneSystem
import Testing

@Suite("E-10: the scene that gets an event")
struct RoutingTests {
  /// A, B and C, the last one in front; `conditions` are published before.
  private func device(_ conditions: [SessionID: ActivationConditions]) -> Device {
    let device = Device.sideBySide()
    device.conditions = conditions
    device([.newWindow, .refresh(.a), .refresh(.b), .refresh(.c), .openSwitcher, .choose(.c)])
    return device
  }

  private func chosen(_ device: Device, _ event: ExternalEvent) -> String? {
    device(.external(event)).first { $0.hasPrefix("chose") }
  }

  @Test("E-10: a scene that prefers the content has priority over one in front that can only show it")
  func prefers() {
    #expect(chosen(device([.a: .prefers("note-7")]), .tap("n1", target: "note-7")) == "chose A prefers")
  }

  @Test("E-10: where none prefers the content, one that can show it gets it")
  func accepts() {
    let device = device([.a: .nothing, .b: .accepts("note-7"), .c: .nothing])
    #expect(chosen(device, .tap("n1", target: "note-7")) == "chose B accepts")
  }

  @Test("E-10: without conditions everything is accepted and nothing preferred")
  func defaults() {
    #expect(chosen(device([:]), .tap("n1", target: "note-7")) == "chose C accepts")
  }

  @Test("E-10: where none accepts the content a new scene is made if the device allows it")
  func noneAccepts() {
    let device = device([.a: .nothing, .b: .nothing, .c: .nothing])
    let directives = device(.external(.url("notes://7")))
    #expect(directives.first == "chose new noneAccepts")
    #expect(directives.contains("connect D new urls={notes://7}"))
  }

  @Test("E-10: where none accepts the content a single scene gets it nevertheless")
  func noneAcceptsOnPhone() {
    let device = Device.running(.phone)
    device.conditions[.a] = .nothing
    device(.refresh(.a))
    #expect(chosen(device, .url("notes://7")) == "chose A noneAccepts")
  }

  @Test("E-10: the most recent session receives an event without an identifier")
  func noIdentifier() {
    #expect(chosen(device([.a: .prefers("note-7")]), .action("compose")) == "chose C noIdentifier")
  }

  @Test("E-10: a Handoff has no identifier before its payload arrives")
  func handoff() {
    #expect(chosen(device([.a: .prefers("reading")]), .handoff(activityType: "reading")) == "chose C noIdentifier")
  }

  @Test("E-10: an app without sessions gets a new one")
  func noSession() {
    #expect(chosen(Device(.padN), .url("notes://7")) == "chose new noSession")
  }

  @Test("E-10: the URL itself is the identifier unless the event names another")
  func urlIsIdentifier() {
    let device = device([.a: .prefers("notes://7"), .b: .prefers("note-7")])
    #expect(chosen(device, .url("notes://7")) == "chose A prefers")
    #expect(chosen(device, .url("notes://7", target: "note-7")) == "chose B prefers")
  }

  @Test(
    "E-10: every kind of event is matched by its identifier",
    arguments: [
      ExternalEvent.url("notes://7", target: "note-7"), .link("reading", target: "note-7"),
      .action("compose", target: "note-7"), .tap("n1", target: "note-7"),
    ])
  func everyKind(event: ExternalEvent) {
    #expect(chosen(device([.b: .prefers("note-7")]), event) == "chose B prefers")
  }

  @Test("E-10: of several that prefer the content the one on screen gets it, even if another was used later")
  func foregroundFirst() {
    let device = Device.sideBySide()
    device.conditions = [.a: .prefers("note-7"), .b: .prefers("note-7")]
    device([.refresh(.a), .refresh(.b), .openSwitcher, .choose(.a)])
    #expect(chosen(device, .tap("n1", target: "note-7")) == "chose A prefers")
  }

  @Test("E-10: of several background sessions that prefer the content the most recently used gets it")
  func mostRecent() {
    let device = device([.a: .prefers("note-7"), .b: .prefers("note-7")])
    #expect(chosen(device, .tap("n1", target: "note-7")) == "chose B prefers")
  }

  @Test("E-10: a session without a scene is matched by its last published conditions, without launching it")
  func disconnected() {
    let device = device([.a: .prefers("note-7")])
    device(.kill)
    let directives = device(.external(.tap("n1", target: "note-7")))
    #expect(directives[1] == "chose A prefers")
    #expect(directives.filter { $0.hasPrefix("connect") } == ["connect A notification=n1"])
  }

  @Test("E-10: conditions are read again whenever state is captured")
  func conditionsChange() {
    let device = device([.a: .prefers("note-7")])
    device.conditions[.a] = ActivationConditions()
    device(.refresh(.a))
    #expect(chosen(device, .tap("n1", target: "note-7")) == "chose C accepts")
  }

  @Test("E-10: conditions that a scene sets apply immediately, before the next save")
  func conditionsAtOnce() {
    let device = device([:])
    #expect(device(.reply(.conditions(.a, .prefers("note-7")))) == [])
    #expect(chosen(device, .tap("n1", target: "note-7")) == "chose A prefers")
  }

  @Test("E-10: a session with an undelivered discard gets no event")
  func owed() {
    let device = device([.a: .prefers("note-7")])
    device([.swipeHome, .suspend, .openSwitcher, .swipeAway(.a)])
    #expect(chosen(device, .tap("n1", target: "note-7")) == "chose C accepts")
  }

  @Test("E-10: a scene on a display without input gets no event")
  func otherRole() {
    let device = Device.running(.padN)
    let request = SceneRequest.activate(
      .new(.windowExternalDisplayNonInteractive), activity: nil, requestingScene: nil)
    device(.request(RequestID(rawValue: 1), request))
    #expect(chosen(device, .url("notes://7")) == "chose A accepts")
  }

  @Test(
    "E-10: the chosen session replaces the one on screen; one that is already on screen stays beside it")
  func comesOnScreen() {
    let device = Device.sideBySide()
    device.conditions[.a] = .prefers("note-7")
    device(.refresh(.a))
    device(.external(.tap("n1", target: "note-7")))
    #expect(device.state(.b) == .foregroundActive)
    device([.newWindow, .openSwitcher, .choose(.c), .external(.tap("n1", target: "note-7"))])
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.state(.c) == .background)
  }

  @Test(
    "E-10: each reason is a sentence",
    arguments: [
      RoutingReason.prefers, .accepts, .noIdentifier, .noneAccepts, .noSession,
    ])
  func sentences(reason: RoutingReason) {
    #expect(reason.description.hasSuffix("."))
    #expect(reason.description.contains(" "))
  }
}
