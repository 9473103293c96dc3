import Handoff
import Testing

@testable import HandoffService

/// Which notifications follow from which offers, without a bus.
@Suite struct DesktopNotificationsTests {
  private let desk = PeerID(rawValue: "desk")
  private let lap = PeerID(rawValue: "lap")
  private static let server = ":1.7"
  private static let capabilities = NotificationCapabilities(owner: server, hasMarkup: true, hasActions: true)

  private func offer(
    _ number: UInt32, _ title: String? = "Shopping", peer: PeerID? = nil, app: String = "notes", name: String = "Desk",
    isAppConnected: Bool = false, hasWebpage: Bool = false
  ) -> PresentedOffer {
    PresentedOffer(
      remote: RemoteOffer(
        peer: peer ?? desk, peerName: name,
        offer: HandoffOffer(number: number, app: app, activityType: "edit", title: title, hasWebpage: hasWebpage)),
      isAppConnected: isAppConnected)
  }

  /// A desktop with the app Notes, a bus, and a server as soon as it is looked for.
  private func desktop(_ environment: [String: String] = [:]) -> DesktopNotifications {
    var desktop = DesktopNotifications(texts: .texts(for: NotificationLocale(environment: environment))) {
      { $0.app == "notes" ? .init(name: "Notes", icon: "notes-icon", desktopEntry: "org.notes") : nil }
    }
    #expect(desktop.handle(.busConnected, at: 0) == [])
    return desktop
  }

  /// The same with an offer that is shown as notification 1.
  private func showing(_ first: PresentedOffer) -> DesktopNotifications {
    var desktop = desktop()
    #expect(desktop.handle(.offers([first]), at: 0) == [.findServer])
    let actions = desktop.handle(.serverFound(Self.capabilities), at: 0)
    #expect(actions.count == 1 && desktop.handle(answer(actions, id: 1), at: 0) == [])
    return desktop
  }

  private func answer(_ actions: [NotificationAction], id: UInt32?, owner: String = server) -> NotificationEvent {
    guard case .notify(let peer, _, _, let token)? = actions.first else {
      Issue.record("\(actions) has no notification")
      return .timeElapsed
    }
    return .notified(peer, token: token, id: id, owner: owner)
  }

  /// Title and replaced number of each notification, and the number of each that is closed.
  private func summary(_ actions: [NotificationAction]) -> [String] {
    actions.map { action in
      switch action {
      case .findServer: "find"
      case .notify(let peer, let notification, let replaced, _):
        "\(peer.rawValue) \(notification.summary) replaces \(replaced)"
      case .close(let id): "close \(id)"
      case .accept(let peer, let number): "accept \(peer.rawValue) \(number)"
      }
    }
  }

  @Test("Without offers no server is looked for, and there is no deadline")
  func quiet() {
    var desktop = desktop()
    #expect(desktop.handle(.offers([]), at: 1) == [])
    #expect(desktop.nextDeadline == nil)
    desktop = showing(offer(1))
    #expect(desktop.handle(.timeElapsed, at: 5) == [])
    #expect(desktop.nextDeadline == nil)
  }

  @Test("An installed app's offer shows title, app, device, icon, action and desktop file")
  func content() {
    var desktop = desktop()
    _ = desktop.handle(.offers([offer(1)]), at: 0)
    #expect(
      desktop.handle(.serverFound(Self.capabilities), at: 0) == [
        .notify(
          desk,
          OfferNotification(
            appName: "Notes", icon: "notes-icon", summary: "Shopping",
            body: "Continue in \u{2068}Notes\u{2069}, from \u{2068}Desk\u{2069}", action: "Continue",
            desktopEntry: "org.notes"), replaces: 0, token: 1)
      ])
  }

  @Test(
    "Without a title the app's name is shown; a connected app without desktop file by its identifier; a page without app"
  )
  func otherContents() throws {
    var desktop = desktop()
    let offers = [
      offer(1, nil), offer(1, peer: lap, app: "com.x", isAppConnected: true),
      offer(1, peer: PeerID(rawValue: "phone"), app: "com.y", hasWebpage: true),
      offer(1, peer: PeerID(rawValue: "watch"), app: "com.z"),
    ]
    _ = desktop.handle(.offers(offers), at: 0)
    let shown = desktop.handle(.serverFound(Self.capabilities), at: 0)
      .compactMap { if case .notify(_, let notification, _, _) = $0 { notification } else { nil } }
    #expect(shown.map(\.summary) == ["Notes", "Shopping", "Shopping"])
    #expect(shown.map(\.appName) == ["Notes", "com.x", "Handoff"])
    #expect(shown.last?.body == "Open the web page, from \u{2068}Desk\u{2069}")
    #expect(shown.map(\.desktopEntry) == ["org.notes", nil, nil])
  }

  @Test("An offer that changes replaces its notification; one that ends closes it")
  func changes() {
    var desktop = showing(offer(1))
    let replaced = desktop.handle(.offers([offer(2, "Letter")]), at: 2)
    #expect(summary(replaced) == ["desk Letter replaces 1"])
    #expect(desktop.handle(answer(replaced, id: 1), at: 2) == [])
    #expect(desktop.handle(.offers([]), at: 4) == [.close(id: 1)])
    #expect(desktop.nextDeadline == nil)
  }

  @Test("Changes in quick succession are shown once a second, the last one alone")
  func bursts() {
    var desktop = showing(offer(1))
    var updates: [String] = []
    var id: UInt32 = 1
    for step in 1...400 {
      let now = Double(step) / 100
      let actions =
        step <= 250
        ? desktop.handle(.offers([offer(UInt32(step + 1), "Title \(step)")]), at: now)
        : desktop.nextDeadline.map { $0 <= now } == true ? desktop.handle(.timeElapsed, at: now) : []
      updates += summary(actions)
      for action in actions {
        id += 1
        #expect(desktop.handle(answer([action], id: id), at: now) == [])
      }
    }
    #expect(
      updates == ["desk Title 100 replaces 1", "desk Title 200 replaces 2", "desk Title 250 replaces 3"], "\(updates)")
    #expect(desktop.nextDeadline == nil)
  }

  @Test("A device has one notification, of the newest offer that can be continued here; two devices have two")
  func newest() {
    var desktop = desktop()
    _ = desktop.handle(
      .offers([
        offer(1, "Old"), offer(2, "New"), offer(3, "Foreign", app: "other"), offer(1, "Second", peer: lap),
      ]), at: 0)
    #expect(
      summary(desktop.handle(.serverFound(Self.capabilities), at: 0)) == [
        "desk New replaces 0", "lap Second replaces 0",
      ])
  }

  @Test("What changes before the server has answered follows its answer; there is one call at a time")
  func slowServer() {
    var desktop = desktop()
    _ = desktop.handle(.offers([offer(1)]), at: 0)
    let first = desktop.handle(.serverFound(Self.capabilities), at: 0)
    for second in 2...9 {
      #expect(desktop.handle(.offers([offer(UInt32(second), "T\(second)")]), at: Double(second)) == [])
    }
    #expect(desktop.nextDeadline == nil)
    let second = desktop.handle(answer(first, id: 5), at: 10)
    #expect(summary(second) == ["desk T9 replaces 5"])
    #expect(desktop.handle(.offers([]), at: 12) == [])
    #expect(desktop.handle(answer(second, id: 5), at: 13) == [.close(id: 5)])
  }

  @Test(
    "An action continues the offer that is shown and closes the notification, once", arguments: ["default", "continue"])
  func action(key: String) {
    var desktop = showing(offer(3))
    #expect(desktop.handle(.actionInvoked(id: 1, action: "other", owner: Self.server), at: 3) == [])
    #expect(desktop.handle(.actionInvoked(id: 2, action: key, owner: Self.server), at: 3) == [])
    #expect(desktop.handle(.actionInvoked(id: 1, action: key, owner: ":1.99"), at: 3) == [])
    #expect(
      desktop.handle(.actionInvoked(id: 1, action: key, owner: Self.server), at: 3)
        == [.accept(desk, number: 3), .close(id: 1)])
    #expect(desktop.handle(.actionInvoked(id: 1, action: key, owner: Self.server), at: 3) == [])
    #expect(desktop.handle(.continued(desk, number: 3), at: 3) == [])
    #expect(desktop.handle(.offers([offer(3), offer(4, peer: lap, app: "other")]), at: 5) == [])
  }

  @Test("An offer that a command continues closes the notification; earlier offers of the device do not take its place")
  func continuedByCommand() {
    var desktop = desktop()
    _ = desktop.handle(.offers([offer(1, "Old"), offer(2, "New")]), at: 0)
    let shown = desktop.handle(.serverFound(Self.capabilities), at: 0)
    _ = desktop.handle(answer(shown, id: 1), at: 0)
    #expect(desktop.handle(.continued(desk, number: 2), at: 2) == [.close(id: 1)])
    #expect(desktop.handle(.timeElapsed, at: 4) == [])
    #expect(summary(desktop.handle(.offers([offer(1, "Old"), offer(3, "Newer")]), at: 6)) == ["desk Newer replaces 0"])
  }

  @Test("A notification that the user has removed is shown again only when the offer has changed")
  func dismissed() {
    var desktop = showing(offer(1))
    #expect(desktop.handle(.closed(id: 1, owner: Self.server), at: 2) == [])
    #expect(desktop.handle(.offers([offer(2)]), at: 4) == [])
    #expect(summary(desktop.handle(.offers([offer(3, "Letter")]), at: 6)) == ["desk Letter replaces 0"])
  }

  @Test("Another process cannot close a notification")
  func foreignClose() {
    var desktop = showing(offer(1))
    #expect(desktop.handle(.closed(id: 1, owner: ":1.99"), at: 2) == [])
    #expect(desktop.handle(.offers([]), at: 4) == [.close(id: 1)])
  }

  @Test("A changed number without a change of the text needs no call; the action continues the new offer")
  func renumbered() {
    var desktop = showing(offer(1))
    #expect(desktop.handle(.offers([offer(9)]), at: 2) == [])
    #expect(
      desktop.handle(.actionInvoked(id: 1, action: "default", owner: Self.server), at: 3).first
        == .accept(desk, number: 9))
  }

  @Test("Without a server nothing is called until one comes or the offers change")
  func noServer() {
    var desktop = desktop()
    #expect(desktop.handle(.offers([offer(1)]), at: 0) == [.findServer])
    #expect(desktop.handle(.serverFound(nil), at: 1) == [])
    #expect(desktop.handle(.timeElapsed, at: 3) == [] && desktop.nextDeadline == nil)
    #expect(desktop.handle(.serverChanged(owner: Self.server), at: 4) == [.findServer])
    #expect(desktop.handle(.serverFound(nil), at: 5) == [])
    #expect(desktop.handle(.offers([offer(2)]), at: 6) == [.findServer])
  }

  @Test("A server that restarts shows the offers again, as new notifications")
  func restartedServer() {
    var desktop = showing(offer(1))
    #expect(desktop.handle(.serverChanged(owner: ""), at: 2) == [])
    #expect(desktop.nextDeadline == nil)
    #expect(desktop.handle(.serverChanged(owner: ":1.8"), at: 3) == [.findServer])
    let capabilities = NotificationCapabilities(owner: ":1.8", hasMarkup: false, hasActions: true)
    #expect(summary(desktop.handle(.serverFound(capabilities), at: 3)) == ["desk Shopping replaces 0"])
  }

  @Test("The answer of a server that has ended is ignored")
  func lateAnswer() {
    var desktop = desktop()
    _ = desktop.handle(.offers([offer(1)]), at: 0)
    let first = desktop.handle(.serverFound(Self.capabilities), at: 0)
    _ = desktop.handle(.serverChanged(owner: ":1.8"), at: 1)
    #expect(desktop.handle(answer(first, id: 4), at: 1) == [])
    let next = NotificationCapabilities(owner: ":1.8", hasMarkup: true, hasActions: true)
    let second = desktop.handle(.serverFound(next), at: 2)
    #expect(summary(second) == ["desk Shopping replaces 0"])
    #expect(desktop.handle(answer(first, id: 4), at: 2) == [])
    #expect(desktop.handle(answer(second, id: 1, owner: ":1.8"), at: 2) == [])
    #expect(desktop.handle(.offers([]), at: 4) == [.close(id: 1)])
  }

  @Test("A notification that the server refuses is not repeated before the offer changes")
  func refused() {
    var desktop = desktop()
    _ = desktop.handle(.offers([offer(1)]), at: 0)
    let first = desktop.handle(.serverFound(Self.capabilities), at: 0)
    #expect(desktop.handle(answer(first, id: nil, owner: ""), at: 1) == [])
    #expect(desktop.handle(.timeElapsed, at: 5) == [] && desktop.nextDeadline == nil)
    #expect(summary(desktop.handle(.offers([offer(2, "Letter")]), at: 6)) == ["desk Letter replaces 0"])
  }

  @Test("After the bus has come back the offers are shown again; without it nothing is called")
  func bus() {
    var desktop = showing(offer(1))
    #expect(desktop.handle(.busDisconnected, at: 2) == [])
    #expect(desktop.handle(.offers([offer(2)]), at: 3) == [] && desktop.nextDeadline == nil)
    #expect(desktop.handle(.busConnected, at: 4) == [.findServer])
  }

  @Test("When the service ends, its notifications are closed, one that is being shown as soon as it has a number")
  func end() {
    var desktop = showing(offer(1))
    #expect(desktop.handle(.stopped, at: 0) == [.close(id: 1)])
    #expect(desktop.handle(.offers([offer(2)]), at: 5) == [])
    desktop = self.desktop()
    _ = desktop.handle(.offers([offer(1)]), at: 0)
    let shown = desktop.handle(.serverFound(Self.capabilities), at: 0)
    #expect(desktop.handle(.stopped, at: 0) == [])
    #expect(desktop.handle(answer(shown, id: 1), at: 0) == [.close(id: 1)])
  }

  @Test("A name with braces is no placeholder")
  func braces() {
    var desktop = desktop()
    _ = desktop.handle(.offers([offer(1, name: "{app}")]), at: 0)
    guard case .notify(_, let shown, _, _)? = desktop.handle(.serverFound(Self.capabilities), at: 0).first else {
      Issue.record("nothing is shown")
      return
    }
    #expect(shown.body == "Continue in \u{2068}Notes\u{2069}, from \u{2068}{app}\u{2069}")
  }
}
