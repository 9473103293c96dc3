public import Foundation
import Synchronization

/// The app's notifications: the delegate, the pending requests and the delivered notifications.
///
/// It can be used from any thread. Completion handlers are called before the method returns.
///
/// Differs from Apple: permission is always granted, though a desktop's own settings may hide notifications. On a desktop a request is
/// delivered when its trigger fires, provided that permission was requested; on a simulated device it is pending until a device script taps
/// it. Requests do not outlive the process.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State {
    var pending: [UNNotificationRequest] = []
    var delivered: [UNNotification] = []
    var authorization = UNAuthorizationStatus.notDetermined
    var categories: Set<UNNotificationCategory> = []
    var observer: (@Sendable () -> Void)?

    mutating func add(_ notification: UNNotification) -> UNNotification {
      delivered.removeAll { $0.request.identifier == notification.request.identifier }
      delivered.append(notification)
      return notification
    }
  }

  /// An app's delegate is bound to no actor, and Apple's property is not either.
  private struct Receiver: @unchecked Sendable {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private let state = Mutex(State())
  private let receiver = Mutex(Receiver())

  private static let currentCenter = Mutex(UNUserNotificationCenter())

  /// Makes a separate centre without a delegate and requests. The runner makes one for each simulated device.
  @_spi(Runtime) public override init() { super.init() }

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { findCurrent?() ?? currentCenter.withLock { $0 } }

  /// Finds the centre of the simulated device that the running code belongs to. Set once, by the first such device; `nil` in an app that
  /// is not hosted.
  @_spi(Runtime) public nonisolated(unsafe) static var findCurrent: (@Sendable () -> UNUserNotificationCenter?)?

  /// Makes `center` the one that ``current()`` returns, and returns the previous one. The runner calls it whenever it switches to another
  /// simulated device, so that two in one process do not share notifications.
  @discardableResult @_spi(Runtime) public class func makeCurrent(
    _ center: UNUserNotificationCenter
  ) -> UNUserNotificationCenter {
    currentCenter.withLock { current in
      defer { current = center }
      return current
    }
  }

  /// The delegate that is called when the user responds to a notification. Set it before the launch has finished, or the response that
  /// launched the app is lost (E-06). Not retained.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { receiver.withLock { $0 }.delegate }
    set {
      let new = Receiver(delegate: newValue)
      receiver.withLock { $0 = new }
    }
  }

  /// Whether content extensions are shown. Differs from Apple: always `false`, because no host shows them.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Requests permission. Differs from Apple: the user always grants permission.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    authorize(options)
    completionHandler(true, nil)
  }

  /// Requests permission. Differs from Apple: the user always grants permission, and no error is thrown.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    authorize(options)
    return true
  }

  private func authorize(_ options: UNAuthorizationOptions) {
    change { $0.authorization = options.contains(.provisional) ? .provisional : .authorized }
  }

  /// Passes the present permission to the completion handler.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings(authorizationStatus: state.withLock { $0.authorization }))
  }

  /// The present permission.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(authorizationStatus: state.withLock { $0.authorization })
  }

  // MARK: Categories and badge

  /// Sets the categories of notifications, in place of those that were set before.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  /// Passes the categories that were set to the completion handler, on the calling thread.
  open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    completionHandler(state.withLock { $0.categories })
  }

  /// The categories that were set.
  open func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

  /// Sets the number on the app's icon. Differs from Apple: there is no icon, so it succeeds without a visible effect.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Sets the number on the app's icon. Differs from Apple: there is no icon, so it succeeds without a visible effect.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  // MARK: Requests

  /// Adds `request` to the pending ones, in place of one with the same identifier.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    enqueue(request)
    completionHandler?(nil)
  }

  /// Adds `request` to the pending ones, in place of one with the same identifier. No error is thrown.
  open func add(_ request: UNNotificationRequest) async throws { enqueue(request) }

  /// Passes the pending requests to the completion handler, in the order in which they were added.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completionHandler(state.withLock { $0.pending })
  }

  /// The pending requests, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { state.withLock { $0.pending } }

  /// Removes the pending requests with these identifiers.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    change { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes every pending request.
  open func removeAllPendingNotificationRequests() {
    change { $0.pending = [] }
  }

  // MARK: Delivered notifications

  /// Passes the delivered notifications without a response to the completion handler.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    completionHandler(state.withLock { $0.delivered })
  }

  /// The delivered notifications without a response.
  open func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

  /// Removes the delivered notifications whose requests have these identifiers.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    change { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Removes every delivered notification.
  open func removeAllDeliveredNotifications() {
    change { $0.delivered = [] }
  }

  // MARK: For the system

  /// Delivers the notification of the pending request with `identifier`; a request that does not repeat is no longer pending. An unknown
  /// identifier gives a remote notification with `content`.
  @_spi(Runtime) @discardableResult public func deliver(
    identifier: String, content: UNNotificationContent = UNNotificationContent(), date: Date
  ) -> UNNotification {
    change { state in
      let index = state.pending.firstIndex { $0.identifier == identifier }
      let request =
        index.map { state.pending[$0] } ?? UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      if let index, request.trigger?.repeats != true { state.pending.remove(at: index) }
      return state.add(UNNotification(request: request, date: date))
    }
  }

  /// Delivers a request that is due. `nil` if it is no longer pending, because the app has replaced or removed it; and if permission was
  /// never requested, because then the request is dropped.
  package func deliver(_ request: UNNotificationRequest, date: Date) -> UNNotification? {
    change { state in
      guard let index = state.pending.firstIndex(where: { $0 === request }) else { return nil }
      if request.trigger?.repeats != true { state.pending.remove(at: index) }
      return state.authorization == .notDetermined ? nil : state.add(UNNotification(request: request, date: date))
    }
  }

  /// Called after every change of the pending requests or delivered notifications, on the thread that made it.
  package var whenChanged: (@Sendable () -> Void)? {
    get { state.withLock { $0.observer } }
    set { state.withLock { $0.observer = newValue } }
  }

  /// Called on the main actor when a default implementation of the delegate runs in place of the app's method. Set once, before the app
  /// runs.
  package nonisolated(unsafe) var onDefaultImplementation:
    (@Sendable (UNNotificationResponse, NotificationDefaultStep) -> Void)?

  /// The pending requests.
  package var pendingNow: [UNNotificationRequest] { state.withLock { $0.pending } }

  /// The delivered notifications without a response.
  package var deliveredNow: [UNNotification] { state.withLock { $0.delivered } }

  /// The categories that were set.
  package var categoriesNow: Set<UNNotificationCategory> { state.withLock { $0.categories } }

  /// Changes the state under the lock, and notifies the observer without the lock.
  @discardableResult private func change<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let (result, observer) = state.withLock { (body(&$0), $0.observer) }
    observer?()
    return result
  }

  /// Responds to the notification `identifier` for the user. It is delivered first if necessary, and removed afterwards (E-06). A
  /// notification that the app never requested has `content`, or only the target content identifier.
  @_spi(Runtime) public func answer(
    identifier: String, actionIdentifier: String = UNNotificationDefaultActionIdentifier,
    targetContentIdentifier: String? = nil, content: UNNotificationContent? = nil, date: Date
  ) -> UNNotificationResponse {
    let existing = state.withLock { $0.delivered.first { $0.request.identifier == identifier } }
    let bare = UNMutableNotificationContent()
    bare.targetContentIdentifier = targetContentIdentifier
    let content = content ?? bare
    let notification = existing ?? deliver(identifier: identifier, content: content, date: date)
    removeDeliveredNotifications(withIdentifiers: [identifier])
    return UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
  }

  private func enqueue(_ request: UNNotificationRequest) {
    change { state in
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
  }
}
