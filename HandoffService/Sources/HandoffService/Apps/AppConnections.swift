import Handoff
import NIOCore
import SceneSystem

/// The apps of this device: their offers, and the activities that are continued in them.
///
/// **Invariants.**
///
/// 1. Of the processes of an app the one that has registered last counts.
/// 2. Each accepted activity ends with one reply to its command, or one line of the context.log.
final class AppConnections {
  /// What it requests of the service.
  protocol Host: AnyObject {
    /// Passes an event to the engine.
    func handle(_ event: HandoffEvent)
    /// What another device offers with this number, or `nil`.
    func offer(of peer: PeerID, number: UInt32) -> HandoffOffer?
    /// An app has registered, or the process that counts has ended.
    func appsDidChange()
  }

  /// The maximum length of a bundle identifier or an activity type, in UTF-8 code units.
  private static let maximumTextLength = HandoffOffer.maximumTextLength
  /// The maximum length of a target content identifier, in UTF-8 code units.
  private static let maximumIdentifierLength = 8192
  /// How many types an app may continue.
  private static let maximumTypes = 1024

  private let context: ServiceContext
  private let installedApps: InstalledApps
  private unowned let host: any Host

  /// By bundle identifier, those that have registered, the newest last.
  private var apps: [String: [LocalConnection]] = [:]
  private var contentRequests: [ActivityRequestID: ContentRequest] = [:]
  private var nextContentRequest: UInt64 = 1
  /// Apps that were started and have not registered, by bundle identifier.
  private var starting: [String: StartingApp] = [:]
  /// Commands that wait for an activity that is continued.
  private var pendingAccepts: [PendingAccept] = []
  private var isStopped = false

  init(_ context: ServiceContext, host: any Host) {
    self.context = context
    self.host = host
    installedApps = InstalledApps(environment: context.configuration.environment)
  }

  /// Ends what the event loop does not end.
  func stop() {
    isStopped = true
    for app in starting.values { app.timeout.cancel() }
  }

  /// The process of an app that counts; `nil` if none is connected.
  func connection(of app: String) -> LocalConnection? { apps[app]?.last }

  /// Whether an app is connected that continues activities of a type.
  func isConnected(_ app: String, activityType: String) -> Bool {
    connection(of: app)?.app?.activityTypes.contains(activityType) ?? false
  }

  // MARK: Registration

  func register(_ connection: LocalConnection, _ identifier: String, _ types: [String]) {
    guard connection.app == nil else { return connection.send(.failure("The app has registered already.")) }
    guard (1...Self.maximumTextLength).contains(identifier.utf8.count), types.count <= Self.maximumTypes,
      types.allSatisfy({ (1...Self.maximumTextLength).contains($0.utf8.count) })
    else {
      return connection.send(
        .failure(
          "The app was not registered: its bundle identifier and activity types may have \(Self.maximumTextLength) bytes, and it may "
            + "have \(Self.maximumTypes) types."))
    }
    // The newest process counts. What an earlier one offers is not offered any more.
    if !(apps[identifier] ?? []).isEmpty {
      host.handle(.offer(nil, app: identifier))
      host.handle(.ended(app: identifier))
    }
    connection.app = LocalConnection.App(bundleIdentifier: identifier, activityTypes: Set(types))
    apps[identifier, default: []].append(connection)
    host.appsDidChange()
    guard let started = starting.removeValue(forKey: identifier) else { return }
    started.timeout.cancel()
    if let announcement = started.announcement { connection.send(announcement) }
    if let result = started.result { deliver(result, to: connection, identifier) }
  }

  /// A connection has ended.
  func ended(_ connection: LocalConnection) {
    pendingAccepts.removeAll { $0.command === connection }
    guard let identifier = connection.app?.bundleIdentifier else { return }
    let wasCurrent = apps[identifier]?.last === connection
    apps[identifier]?.removeAll { $0 === connection }
    if apps[identifier]?.isEmpty == true { apps[identifier] = nil }
    for (id, content) in contentRequests where content.connection === connection {
      contentRequests[id] = nil
      host.handle(.provided(content.request, .failure(.handoffFailed)))
    }
    guard wasCurrent, !isStopped else { return }
    host.appsDidChange()
    host.handle(.offer(nil, app: identifier))
    host.handle(.ended(app: identifier))
    // An earlier process of the app that is still there counts again.
    if let offer = apps[identifier]?.last?.app?.offer { host.handle(.offer(offer, app: identifier)) }
  }

  // MARK: Offers

  func offer(_ activity: OfferedActivity?, by connection: LocalConnection) {
    guard let app = connection.app else {
      return connection.send(.failure("Only an app that has registered offers activities."))
    }
    if let target = activity?.targetContentIdentifier, target.utf8.count > Self.maximumIdentifierLength {
      connection.send(
        .failure(
          "The activity is not offered: its target content identifier exceeds \(Self.maximumIdentifierLength) bytes."))
      return self.offer(nil, by: connection)
    }
    connection.app?.offer = activity
    if apps[app.bundleIdentifier]?.last === connection { host.handle(.offer(activity, app: app.bundleIdentifier)) }
  }

  /// The engine requests the content of an app's activity.
  func provide(_ request: HandoffRequest, _ app: String, _ number: UInt32) {
    guard let connection = connection(of: app), contentRequests.count < context.limits.pendingContentRequests else {
      return host.handle(.provided(request, .failure(.handoffFailed)))
    }
    // The engine does not wait for answers for ever; neither are they remembered for ever.
    let id = ActivityRequestID(rawValue: nextContentRequest)
    nextContentRequest += 1
    let known = contentRequests.filter { $0.value.connection === connection }.keys.sorted { $0.rawValue < $1.rawValue }
    if known.count >= 8, let oldest = known.first { contentRequests[oldest] = nil }
    contentRequests[id] = ContentRequest(request: request, connection: connection)
    connection.send(.provide(id, number: number))
  }

  func provided(_ id: ActivityRequestID, _ activity: ProvidedActivity, by connection: LocalConnection) {
    guard let content = contentRequests[id], content.connection === connection else { return }
    contentRequests[id] = nil
    host.handle(.provided(content.request, Self.isSendable(activity) ? activity : .failure(.userInfoTooLarge)))
  }

  /// Whether the texts beside the content are short enough for a message to another device.
  private static func isSendable(_ activity: ProvidedActivity) -> Bool {
    guard case .activity(let archive) = activity else { return true }
    return archive.activityType.utf8.count <= maximumTextLength
      && archive.targetContentIdentifier?.utf8.count ?? 0 <= maximumIdentifierLength
  }

  // MARK: Streams

  func streams(_ request: ContinuationStreamRequest, by connection: LocalConnection) {
    guard let app = connection.app?.bundleIdentifier, apps[app]?.last === connection else { return }
    host.handle(.streams(request, app: app))
  }

  // MARK: Continuing

  /// The user continues an offer here.
  func accept(_ peer: PeerID, _ number: UInt32, for command: LocalConnection?) {
    guard pendingAccepts.count < context.limits.pendingAccepts else {
      return refuse(command, "\(context.limits.pendingAccepts) activities are being continued; this one was not.")
    }
    guard let offer = host.offer(of: peer, number: number) else {
      return refuse(command, "The activity is no longer offered.")
    }
    let isInstalled = isInstalled(offer.app, activityType: offer.activityType)
    let app = isInstalled ? offer.app : nil
    if isInstalled {
      for other in pendingAccepts where other.app == app {
        other.command?.send(.failure("Another activity is continued in the same app."))
      }
      pendingAccepts.removeAll { $0.app == app }
    }
    pendingAccepts.append(PendingAccept(app: app, command: command))
    context.configuration.presenter?.continued(peer, number: number)
    host.handle(.accept(peer, number: number, isAppInstalled: isInstalled))
  }

  /// Without a command, the log has the reason.
  private func refuse(_ command: LocalConnection?, _ reason: String) {
    if let command { command.send(.failure(reason)) } else { context.log.report(reason) }
  }

  private func isInstalled(_ app: String, activityType: String) -> Bool {
    isConnected(app, activityType: activityType)
      || installedApps.app(app, activityType: activityType) != nil
  }

  /// The engine announces an activity: to the app, or by starting it.
  func announce(_ app: String, _ type: String, _ target: String?) {
    let announcement = HandoffServiceReply.announce(activityType: type, targetContentIdentifier: target)
    if let connection = connection(of: app) { return connection.send(announcement) }
    if starting[app] != nil {
      starting[app]?.announcement = announcement
      starting[app]?.result = nil
      return
    }
    guard let entry = installedApps.app(app, activityType: type) else {
      return reply(app, "The app \(LogText.quoted(app)) is no longer installed.")
    }
    do {
      try context.configuration.startProgram(
        entry.arguments + ["--proscenium-handoff", type]
          + (target.map { ["--proscenium-handoff-target", $0] } ?? []))
    } catch {
      return reply(app, "The app \(LogText.quoted(app)) was not started. \(error)")
    }
    let timeout = context.eventLoop.assumeIsolated().scheduleTask(in: context.limits.appStartTime) { [weak self] in
      self?.starting[app] = nil
      self?.reply(
        app, "The app \(LogText.quoted(app)) was started to continue an activity, but has not registered in time.")
    }
    starting[app] = StartingApp(timeout: timeout)
  }

  /// The content of an announced activity is here, or does not come.
  func finish(_ app: String, _ result: ContinuationResult) {
    if let connection = connection(of: app) { return deliver(result, to: connection, app) }
    // Without a process that starts, the log has the reason.
    if starting[app] != nil {
      starting[app]?.result = result
    } else {
      reply(app, "The app \(LogText.quoted(app)) has ended before its activity was delivered.")
    }
  }

  private func deliver(_ result: ContinuationResult, to connection: LocalConnection, _ app: String) {
    connection.send(result.reply)
    switch result {
    case .content: reply(app, nil)
    case .failure(let failure): reply(app, failure.sentence)
    }
  }

  func openPage(_ page: String) {
    do {
      try context.configuration.startProgram(["xdg-open", page])
      reply(nil, nil)
    } catch {
      reply(nil, "The page \(LogText.quoted(page)) was not opened. \(error)")
    }
  }

  /// What the user continues is not to be had, and no app was notified.
  func report(_ sentence: String) { reply(nil, sentence) }

  /// Ends the wait of the command that continues an activity in `app`, or the first one that opens a page. Without such a command, a
  /// failure is written to the context.log.
  private func reply(_ app: String?, _ failure: String?) {
    if let index = pendingAccepts.firstIndex(where: { $0.app == app }) {
      pendingAccepts.remove(at: index).command?.send(failure.map { .failure($0) } ?? .done)
    }
    if let failure { context.log.report(failure) }
  }
}

extension HandoffFailure {
  /// A whole sentence.
  fileprivate var sentence: String {
    switch self {
    case .handoffFailed: "The activity was not continued: the other device does not have it any more."
    case .connectionUnavailable: "The activity was not continued: the other device cannot be reached."
    case .remoteApplicationTimedOut:
      "The activity was not continued: the app on the other device did not answer in time."
    case .userInfoTooLarge: "The activity was not continued: it is too large."
    }
  }
}
