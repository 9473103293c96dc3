import Foundation
import Handoff
import SessionBus
import Synchronization

/// The service on the session bus: its name, by which it is started, and notifications of what other devices offer.
///
/// Everything happens on the thread of the bus, so that neither a notification server nor the desktop files keep the service waiting.
final class SessionBusService: OfferPresenter, SessionBusOwner {
  /// The name on the session bus.
  static let name = "org.proscenium.Handoff"
  static let server = "org.freedesktop.Notifications"
  static let serverPath = "/org/freedesktop/Notifications"
  /// How long the notification server may take to answer. It may have to be started.
  private static let timeLimit = Duration.seconds(25)

  private struct State {
    var notifications: DesktopNotifications
    /// The time that is scheduled.
    var deadline: Double?
  }

  /// `nil` without a session bus.
  private let bus: SessionBus?
  private let showsNotifications: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let host = Mutex<OfferPresenterHost?>(nil)
  /// What is shown next, from the event loop to the thread of the bus.
  private let next = Mutex<[PresentedOffer]?>(nil)
  /// It is used on the thread of the bus alone.
  private let state: Mutex<State>

  /// Makes a presenter for the session of `environment`.
  init(environment: [String: String], showsNotifications: Bool) {
    self.showsNotifications = showsNotifications
    start = clock.now
    bus = SessionBus.address(environment: environment)
      .map { address in
        SessionBus(address: address, name: Self.name, signals: showsNotifications ? Self.signals : [])
      }
    let locale = NotificationLocale(environment: environment)
    let apps = InstalledApps(environment: environment)
    state = Mutex(
      State(
        notifications: DesktopNotifications(texts: .texts(for: locale)) {
          let installed = apps.all
          return { offer in
            installed.first {
              $0.bundleIdentifier == offer.app && $0.activityTypes.contains(offer.activityType)
            }
            .map { entry in
              DesktopNotifications.App(
                name: locale.first { entry.names[$0] } ?? entry.names[""] ?? offer.app,
                icon: entry.icon.map(Self.icon), desktopEntry: entry.identifier)
            }
          }
        }))
  }

  private static var signals: [BusSignalMatch] {
    [
      BusSignalMatch(sender: server, interface: server),
      BusSignalMatch(
        sender: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
        firstArgument: server),
    ]
  }

  /// A path becomes an address; a name stays as it is.
  private static func icon(_ icon: String) -> String {
    icon.hasPrefix("/") ? URL(fileURLWithPath: icon).absoluteString : icon
  }

  // MARK: OfferPresenter

  func start(_ host: OfferPresenterHost) {
    self.host.withLock { $0 = host }
    guard let bus else {
      return report("There is no session bus: the service cannot be started by it, and shows no notifications.")
    }
    bus.start(owner: self)
  }

  func show(_ offers: [PresentedOffer]) {
    guard showsNotifications, let bus else { return }
    let isFirst = next.withLock { next in
      defer { next = offers }
      return next == nil
    }
    guard isFirst else { return }
    bus.perform { [weak self] in
      guard let self, let offers = takeOffers() else { return }
      handle(.offers(offers))
    }
  }

  private func takeOffers() -> [PresentedOffer]? {
    next.withLock { next in
      defer { next = nil }
      return next
    }
  }

  func continued(_ peer: PeerID, number: UInt32) {
    guard showsNotifications else { return }
    bus?.perform { [weak self] in self?.handle(.continued(peer, number: number)) }
  }

  func stop() {
    host.withLock { $0 = nil }
    guard let bus else { return }
    bus.perform { [weak self] in self?.handle(.stopped) }
    bus.stop()
  }

  private func report(_ sentence: String) { host.withLock { $0?.report(sentence) } }

  // MARK: SessionBusOwner

  func connected(ownsName: Bool) {
    if !ownsName { report("Another process has the name \(Self.name) on the session bus.") }
    handle(.busConnected)
  }

  func disconnected(_ reason: BusError, isFinal: Bool) {
    if isFinal {
      report(
        "The session bus cannot be used: \(LogText.quoted(reason.description)). The service cannot be started by it, and shows no "
          + "notifications.")
    }
    handle(.busDisconnected)
  }

  func received(_ signal: BusSignal) {
    let arguments = signal.arguments
    switch signal.member {
    case "NameOwnerChanged":
      guard signal.sender == "org.freedesktop.DBus", arguments.count == 3, let owner = arguments[2].string else {
        return
      }
      handle(.serverChanged(owner: owner))
    case "ActionInvoked":
      guard arguments.count >= 2, let id = arguments[0].uint32, let action = arguments[1].string else { return }
      handle(.actionInvoked(id: id, action: action, owner: signal.sender))
    case "NotificationClosed":
      guard let id = arguments.first?.uint32 else { return }
      handle(.closed(id: id, owner: signal.sender))
    default: break
    }
  }

  // MARK: Notifications

  private func handle(_ event: NotificationEvent) {
    guard showsNotifications else { return }
    let now = (clock.now - start) / .seconds(1)
    let (actions, deadline) = state.withLock { state in
      let actions = state.notifications.handle(event, at: now)
      let next = state.notifications.nextDeadline
      let isNew = next != state.deadline
      state.deadline = next
      return (actions, isNew ? next : nil)
    }
    for action in actions { carryOut(action) }
    guard let deadline else { return }
    bus?.perform(after: .seconds(max(0, deadline - now))) { [weak self] in self?.handle(.timeElapsed) }
  }

  private func carryOut(_ action: NotificationAction) {
    switch action {
    case .findServer:
      call("GetCapabilities") { [weak self] reply in
        self?.handle(
          .serverFound(
            reply.map { reply in
              let names = reply.values.first?.strings ?? []
              return NotificationCapabilities(
                owner: reply.sender, hasMarkup: names.contains("body-markup"), hasActions: names.contains("actions"))
            }))
      }
    case .notify(let peer, let notification, let replaced, let token):
      guard let capabilities = state.withLock({ $0.notifications.capabilities }) else { return }
      call("Notify", Self.arguments(notification, replaces: replaced, capabilities)) { [weak self] reply in
        self?.handle(
          .notified(peer, token: token, id: reply?.values.first?.uint32, owner: reply?.sender ?? ""))
      }
    case .close(let id): call("CloseNotification", [.uint32(id)]) { _ in }
    case .accept(let peer, let number): host.withLock { $0?.accept(peer, number) }
    }
  }

  /// The arguments of `Notify`. It is neither transient nor resident: it stays in the desktop's list without a sound until its offer ends, and
  /// goes when its action is chosen.
  private static func arguments(
    _ notification: OfferNotification, replaces: UInt32, _ capabilities: NotificationCapabilities
  ) -> [BusValue] {
    let lowUrgency: UInt8 = 0
    let timeOfServer: Int32 = -1
    var hints: [String: BusValue] = [
      "urgency": .byte(lowUrgency), "category": .string("device"), "suppress-sound": .boolean(true),
    ]
    if let entry = notification.desktopEntry { hints["desktop-entry"] = .string(entry) }
    return [
      .string(notification.appName), .uint32(replaces), .string(notification.icon), .string(notification.summary),
      .string(capabilities.hasMarkup ? NotificationLine.escaped(notification.body) : notification.body),
      .strings(
        capabilities.hasActions ? ["default", notification.action, "continue", notification.action] : []),
      .dictionary(hints), .int32(timeOfServer),
    ]
  }

  /// Calls the notification server; without an answer, `completion` receives `nil`.
  private func call(
    _ member: String, _ arguments: [BusValue] = [], completion: @escaping @Sendable (BusReply?) -> Void
  ) {
    bus?
      .call(
        BusCall(
          destination: Self.server, path: Self.serverPath, interface: Self.server, member: member,
          arguments: arguments), limit: Self.timeLimit
      ) { completion(try? $0.get()) }
  }
}
