import Handoff

/// Decides which notifications the desktop shows for the offers of other devices.
///
/// It is a value without bus, clock and files. A device has one notification at most, for the newest of its offers that can be continued
/// here. A notification that the user has removed is not shown again before the offer changes.
///
/// **Invariants.**
///
/// 1. Between two passes that show or close notifications there is a second at least. Only what the user continues is closed at once.
/// 2. For a device there is one call at a time; what changes meanwhile is shown after its answer.
/// 3. Only the server's process that has shown a notification can close it or choose its action.
/// 4. While nothing changes there is no deadline and no call. A call that has failed is not repeated before something changes.
struct DesktopNotifications {
  /// The time between two passes, in seconds.
  static let interval = 1.0

  /// An app that continues an offer.
  struct App: Hashable {
    var name: String
    var icon: String?
    /// The identifier of its desktop file.
    var desktopEntry: String?
  }

  private struct Device {
    /// What was shown last, whether or not it is still there.
    var content: OfferNotification
    /// The offer of which it is.
    var number: UInt32
    /// The server's number while it is there.
    var id: UInt32?
    /// The call that waits for its answer.
    var token: UInt64?
  }

  private let texts: NotificationTexts
  /// Reads which apps are installed; the result returns the app that continues an offer.
  private let installedApps: () -> (HandoffOffer) -> App?
  private var offers: [PresentedOffer] = []
  private var devices: [PeerID: Device] = [:]
  /// The numbers of the offers that are not shown, because the user has continued that device's activity.
  private var continued: [PeerID: Set<UInt32>] = [:]
  private var server = NotificationServer.unknown
  private var isBusConnected = false
  private var isStopped = false
  private var needsUpdate = false
  private var nextUpdate: Double?
  private var nextToken: UInt64 = 1

  /// Makes the state of a desktop that shows nothing.
  ///
  /// - Parameters:
  ///   - texts: The texts in the user's language.
  ///   - installedApps: Reads which apps are installed, once in a pass. What it returns is called for each offer.
  init(texts: NotificationTexts, installedApps: @escaping () -> (HandoffOffer) -> App?) {
    self.texts = texts
    self.installedApps = installedApps
  }

  /// When ``NotificationEvent/timeElapsed`` has to be sent; `nil` if nothing is awaited.
  var nextDeadline: Double? { needsUpdate && canUpdate ? nextUpdate : nil }

  /// What the server can do; `nil` while there is none.
  var capabilities: NotificationCapabilities? {
    if case .found(let capabilities) = server { capabilities } else { nil }
  }

  private var canUpdate: Bool { isBusConnected && server != .asked && server != .missing }

  /// Handles an event, and returns what the host has to do.
  ///
  /// - Parameter now: The host's time in seconds, which does not go back.
  mutating func handle(_ event: NotificationEvent, at now: Double) -> [NotificationAction] {
    var actions: [NotificationAction] = []
    switch event {
    case .offers(let offers): changed(offers)
    case .continued(let peer, let number): continued(peer, number, &actions)
    case .busConnected:
      isBusConnected = true
      forgetServer(.unknown)
    case .busDisconnected:
      isBusConnected = false
      forgetServer(.unknown)
    case .serverChanged(let owner): serverChanged(owner)
    case .serverFound(let capabilities):
      guard server == .asked else { break }
      server = capabilities.map(NotificationServer.found) ?? .missing
      if server == .missing { nextUpdate = now + Self.interval }
    case .notified(let peer, let token, let id, let owner): notified(peer, token, id, owner)
    case .actionInvoked(let id, let action, let owner):
      guard isServer(owner), action == "default" || action == "continue",
        let (peer, device) = devices.first(where: { $0.value.id == id })
      else { break }
      actions.append(.accept(peer, number: device.number))
      continued(peer, device.number, &actions)
    case .closed(let id, let owner):
      guard isServer(owner), let peer = devices.first(where: { $0.value.id == id })?.key else { break }
      devices[peer]?.id = nil
    case .stopped:
      // A notification whose number is not known yet is closed when the server has answered.
      isStopped = true
      changed([])
      nextUpdate = nil
    case .timeElapsed: break
    }
    update(now, &actions)
    return actions
  }

  // MARK: Events

  private mutating func changed(_ offers: [PresentedOffer]) {
    let offers = isStopped ? [] : offers
    guard offers != self.offers else { return }
    self.offers = offers
    needsUpdate = true
    for (peer, numbers) in continued {
      let rest = numbers.intersection(offers.filter { $0.remote.peer == peer }.map(\.remote.offer.number))
      continued[peer] = rest.isEmpty ? nil : rest
    }
    // A server may be there now.
    if server == .missing { server = .unknown }
  }

  private mutating func continued(_ peer: PeerID, _ number: UInt32, _ actions: inout [NotificationAction]) {
    let numbers = offers.filter { $0.remote.peer == peer }.map(\.remote.offer.number)
    guard numbers.contains(number) || devices[peer]?.number == number else { return }
    // No earlier offer of the device takes its place.
    continued[peer] = Set(numbers)
    if let id = devices[peer]?.id {
      actions.append(.close(id: id))
      devices[peer]?.id = nil
    }
    needsUpdate = true
  }

  private mutating func serverChanged(_ owner: String) {
    if isServer(owner) { return }
    // A server that the call has started, and that has not answered yet.
    if server == .asked, !owner.isEmpty { return }
    forgetServer(owner.isEmpty ? .missing : .unknown)
  }

  /// Nothing is shown any more; what is offered is shown again by the next server.
  private mutating func forgetServer(_ next: NotificationServer) {
    server = next
    devices = [:]
    needsUpdate = !offers.isEmpty
  }

  private func isServer(_ owner: String) -> Bool { capabilities?.owner == owner }

  private mutating func notified(_ peer: PeerID, _ token: UInt64, _ id: UInt32?, _ owner: String) {
    // The answer of a server that has ended.
    guard devices[peer]?.token == token else { return }
    devices[peer]?.token = nil
    let isCurrent = isServer(owner)
    devices[peer]?.id = isCurrent ? id : nil
    needsUpdate = true
    if isStopped { nextUpdate = nil }
  }

  // MARK: Passes

  private mutating func update(_ now: Double, _ actions: inout [NotificationAction]) {
    if nextUpdate.map({ $0 <= now }) ?? false { nextUpdate = nil }
    guard needsUpdate, canUpdate, nextUpdate == nil else { return }
    let wanted = wantedNotifications()
    guard case .found = server else {
      // No server is started for nothing.
      needsUpdate = !wanted.isEmpty
      guard needsUpdate else { return }
      server = .asked
      return actions.append(.findServer)
    }
    needsUpdate = false
    let count = actions.count
    for peer in Set(wanted.keys).union(devices.keys).sorted() {
      let device = devices[peer]
      if device?.token != nil { continue }
      guard let (content, number) = wanted[peer] else {
        if let id = device?.id { actions.append(.close(id: id)) }
        devices[peer] = nil
        continue
      }
      guard device?.content != content else {
        devices[peer]?.number = number
        continue
      }
      actions.append(.notify(peer, content, replaces: device?.id ?? 0, token: nextToken))
      devices[peer] = Device(content: content, number: number, id: device?.id, token: nextToken)
      nextToken += 1
    }
    if actions.count > count { nextUpdate = now + Self.interval }
  }

  /// The notification that each device should have, and the number of its offer.
  private func wantedNotifications() -> [PeerID: (OfferNotification, UInt32)] {
    guard !offers.isEmpty else { return [:] }
    let installedApp = installedApps()
    var wanted: [PeerID: (OfferNotification, UInt32)] = [:]
    for offer in offers.sorted(by: { $0.remote.offer.number > $1.remote.offer.number }) {
      let (peer, number) = (offer.remote.peer, offer.remote.offer.number)
      guard wanted[peer] == nil, continued[peer]?.contains(number) != true,
        let content = notification(for: offer, in: installedApp(offer.remote.offer))
      else { continue }
      wanted[peer] = (content, number)
    }
    return wanted
  }

  /// The notification of an offer with the installed app that continues it; `nil` if it cannot be continued here.
  private func notification(for offer: PresentedOffer, in app: App?) -> OfferNotification? {
    let remote = offer.remote
    let identifier = NotificationLine.text(remote.offer.app) ?? "?"
    let app = app ?? (offer.isAppConnected ? App(name: identifier) : nil)
    guard app != nil || remote.offer.hasWebpage else { return nil }
    let name = app.flatMap { NotificationLine.text($0.name) } ?? identifier
    let device = NotificationLine.text(remote.peerName) ?? "?"
    return OfferNotification(
      appName: app == nil ? "Handoff" : name, icon: app == nil ? "web-browser" : app?.icon ?? "",
      summary: remote.offer.title.flatMap(NotificationLine.text) ?? name,
      body: Self.body(app == nil ? texts.page : texts.app, ["app": name, "device": device]), action: texts.action,
      desktopEntry: app?.desktopEntry)
  }

  /// The text with names in place of their placeholders. A name with braces is no placeholder.
  private static func body(_ text: String, _ names: [String: String]) -> String {
    var result = ""
    for (index, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "}"), let name = names[String(part[..<end])] else {
        result += part
        continue
      }
      result += NotificationLine.isolated(name) + part[part.index(after: end)...]
    }
    return result
  }
}
