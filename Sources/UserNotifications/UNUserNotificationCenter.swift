import Foundation

/// The app's notifications: who is told about them, and which are waiting.
///
/// It may be used from any thread. Completion handlers are called before the method returns.
///
/// Differs from Apple: permission is always given, though a desktop's own settings may hide what is shown. On a desktop a
/// request is delivered when its trigger says so, provided that permission was asked for; on a simulated device it waits until
/// a device script taps it. Requests do not outlive the process.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var receiver: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var authorization = UNAuthorizationStatus.notDetermined
  private var categories: Set<UNNotificationCategory> = []
  private var observer: (@Sendable () -> Void)?

  private static let currentLock = NSLock()
  nonisolated(unsafe) private static var currentCenter = UNUserNotificationCenter()

  /// A centre of its own, with nobody to tell and nothing waiting. The runner makes one for each simulated device.
  @_spi(Runtime) public override init() { super.init() }

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { findCurrent?() ?? currentLock.withLock { currentCenter } }

  /// Finds the centre of the simulated device that the running code belongs to. Set once, by the first such device; `nil` in
  /// an app that runs by itself.
  @_spi(Runtime) public nonisolated(unsafe) static var findCurrent: (@Sendable () -> UNUserNotificationCenter?)?

  /// Makes `center` the one that ``current()`` returns, and returns the one that was. The runner calls it whenever it
  /// turns to another simulated device, so that two in one process do not share notifications.
  @discardableResult @_spi(Runtime) public class func makeCurrent(
    _ center: UNUserNotificationCenter
  ) -> UNUserNotificationCenter {
    currentLock.withLock {
      defer { currentCenter = center }
      return currentCenter
    }
  }

  /// Who is told when the user answers a notification. Set it before the launch is over, or the answer that launched the
  /// app is missed (E-06). Not retained.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { receiver } }
    set { lock.withLock { receiver = newValue } }
  }

  /// Whether content extensions are shown. Differs from Apple: always `false`, because nothing shows them.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks for permission. Differs from Apple: the user always agrees.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    authorize(options)
    completionHandler(true, nil)
  }

  /// Asks for permission. Differs from Apple: the user always agrees, and nothing is thrown.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    authorize(options)
    return true
  }

  private func authorize(_ options: UNAuthorizationOptions) {
    change { authorization = options.contains(.provisional) ? .provisional : .authorized }
  }

  /// Gives the permission there is.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings(authorizationStatus: lock.withLock { authorization }))
  }

  /// The permission there is.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: lock.withLock { authorization })
  }

  // MARK: Categories and badge

  /// Says which kinds of notification there are, in place of those that were set before.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Hands over the kinds that were set, on the calling thread.
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    completionHandler(lock.withLock { categories })
  }

  /// The kinds that were set.
  open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Sets the number on the app's icon. Differs from Apple: there is no icon, so it succeeds and nothing is seen.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Sets the number on the app's icon. Differs from Apple: there is no icon, so it succeeds and nothing is seen.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  // MARK: Requests

  /// Adds `request` to those that wait, in place of one with the same identifier.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    enqueue(request)
    completionHandler?(nil)
  }

  /// Adds `request` to those that wait, in place of one with the same identifier. Nothing is thrown.
  open func add(_ request: UNNotificationRequest) async throws { enqueue(request) }

  /// Gives the requests that wait, in the order in which they were added.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(lock.withLock { pending })
  }

  /// The requests that wait, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }

  /// Removes the requests with these identifiers from those that wait.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    change { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes every request that waits.
  open func removeAllPendingNotificationRequests() {
    change { pending = [] }
  }

  // MARK: Delivered notifications

  /// Gives the notifications that were delivered and not yet answered.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    completionHandler(lock.withLock { delivered })
  }

  /// The notifications that were delivered and not yet answered.
  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  /// Removes the delivered notifications whose requests have these identifiers.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    change { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes every delivered notification.
  open func removeAllDeliveredNotifications() {
    change { delivered = [] }
  }

  // MARK: The system's side

  /// Delivers the notification of the request that waits under `identifier`; a request that does not repeat stops
  /// waiting. A request that nobody made is taken for a remote notification with `content`.
  @_spi(Runtime) @discardableResult public func deliver(
    identifier: String, content: UNNotificationContent = UNNotificationContent(), date: Date
  ) -> UNNotification {
    change {
      let index = pending.firstIndex { $0.identifier == identifier }
      let request =
        index.map { pending[$0] } ?? UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      if let index, request.trigger?.repeats != true { pending.remove(at: index) }
      return add(UNNotification(request: request, date: date))
    }
  }

  /// Delivers a request whose time has come. `nil` where it waits no more, as one that the app has replaced or removed; and
  /// where nobody was asked for permission, for then it comes to nothing.
  package func deliver(_ request: UNNotificationRequest, date: Date) -> UNNotification? {
    change {
      guard let index = pending.firstIndex(where: { $0 === request }) else { return nil }
      if request.trigger?.repeats != true { pending.remove(at: index) }
      return authorization == .notDetermined ? nil : add(UNNotification(request: request, date: date))
    }
  }

  /// To be called with the lock.
  private func add(_ notification: UNNotification) -> UNNotification {
    delivered.removeAll { $0.request.identifier == notification.request.identifier }
    delivered.append(notification)
    return notification
  }

  /// Called after every change of what waits or was delivered, on the thread that made it.
  package var whenChanged: (@Sendable () -> Void)? {
    get { lock.withLock { observer } }
    set { lock.withLock { observer = newValue } }
  }

  /// Told on the main actor where a default of the delegate runs in place of the app's method. Set once, before the app runs.
  package nonisolated(unsafe) var whenDefaultRuns:
    (@Sendable (UNNotificationResponse, NotificationDefaultStep) -> Void)?

  /// What waits.
  package var pendingNow: [UNNotificationRequest] { lock.withLock { pending } }

  /// What was delivered and not yet answered.
  package var deliveredNow: [UNNotification] { lock.withLock { delivered } }

  /// The kinds of notification that were set.
  package var categoriesNow: Set<UNNotificationCategory> { lock.withLock { categories } }

  /// Changes something under the lock, and tells of it without.
  private func change<Result>(_ body: () -> Result) -> Result {
    let result = lock.withLock(body)
    whenChanged?()
    return result
  }

  /// The user's answer to the notification `identifier`, which is delivered first where it was not, and is gone after it
  /// (E-06). One that the app never asked for has `content`, or none but the target
  /// content identifier.
  @_spi(Runtime) public func answer(
    identifier: String, actionIdentifier: String = UNNotificationDefaultActionIdentifier,
    targetContentIdentifier: String? = nil, content: UNNotificationContent? = nil, date: Date
  ) -> UNNotificationResponse {
    let known = lock.withLock { delivered.first { $0.request.identifier == identifier } }
    let bare = UNMutableNotificationContent()
    bare.targetContentIdentifier = targetContentIdentifier
    let content = content ?? bare
    let notification = known ?? deliver(identifier: identifier, content: content, date: date)
    removeDeliveredNotifications(withIdentifiers: [identifier])
    return UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
  }

  private func enqueue(_ request: UNNotificationRequest) {
    change {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }
}
