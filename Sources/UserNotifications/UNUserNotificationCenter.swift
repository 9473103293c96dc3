import Foundation

/// The app's notifications: who is told about them, and which are waiting.
///
/// It may be used from any thread. Completion handlers are called before the method returns.
///
/// Differs from Apple: permission is always given, and requests wait in memory until a device script taps them; they do
/// not outlive the process. Categories are absent.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private weak var receiver: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  private var delivered: [UNNotification] = []
  private var authorization = UNAuthorizationStatus.notDetermined
  private var categories: Set<UNNotificationCategory> = []

  private static let currentLock = NSLock()
  nonisolated(unsafe) private static var currentCenter = UNUserNotificationCenter()

  /// A centre of its own, with nobody to tell and nothing waiting. The runner makes one for each simulated device.
  @_spi(Runtime) public override init() { super.init() }

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { currentLock.withLock { currentCenter } }

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
    lock.withLock { authorization = options.contains(.provisional) ? .provisional : .authorized }
    completionHandler(true, nil)
  }

  /// Asks for permission. Differs from Apple: the user always agrees, and nothing is thrown.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    lock.withLock { authorization = options.contains(.provisional) ? .provisional : .authorized }
    return true
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
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes every request that waits.
  open func removeAllPendingNotificationRequests() {
    lock.withLock { pending = [] }
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
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes every delivered notification.
  open func removeAllDeliveredNotifications() {
    lock.withLock { delivered = [] }
  }

  // MARK: The system's side

  /// Delivers the notification of the request that waits under `identifier`; a request that does not repeat stops
  /// waiting. A request that nobody made is taken for a remote notification with `content`.
  @_spi(Runtime) @discardableResult public func deliver(
    identifier: String, content: UNNotificationContent = UNNotificationContent(), date: Date
  ) -> UNNotification {
    lock.withLock {
      let index = pending.firstIndex { $0.identifier == identifier }
      let request =
        index.map { pending[$0] } ?? UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      if let index, request.trigger?.repeats != true { pending.remove(at: index) }
      let notification = UNNotification(request: request, date: date)
      delivered.removeAll { $0.request.identifier == identifier }
      delivered.append(notification)
      return notification
    }
  }

  /// The user's answer to the notification `identifier`, which is delivered first where it was not, and is gone after it
  /// (E-06).
  @_spi(Runtime) public func answer(
    identifier: String, actionIdentifier: String = UNNotificationDefaultActionIdentifier,
    targetContentIdentifier: String? = nil, date: Date
  ) -> UNNotificationResponse {
    let known = lock.withLock { delivered.first { $0.request.identifier == identifier } }
    let content = UNMutableNotificationContent()
    content.targetContentIdentifier = targetContentIdentifier
    let notification = known ?? deliver(identifier: identifier, content: content, date: date)
    removeDeliveredNotifications(withIdentifiers: [identifier])
    return UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
  }

  private func enqueue(_ request: UNNotificationRequest) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }
}
