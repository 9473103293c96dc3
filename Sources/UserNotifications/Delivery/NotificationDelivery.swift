import Foundation

/// Delivers an app's pending notification requests when they are due, and presents the notifications.
///
/// It compares the centre's requests with its own scheduled ones after every change: new requests are scheduled, removed requests are
/// cancelled, and notifications that the app has removed are withdrawn.
@MainActor package final class NotificationDelivery {
  /// Asks the app's delegate how to present a notification, and calls back with the options; if the app is not in front, calls back without
  /// asking.
  package typealias WillPresentHandler = (
    UNNotification, @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) ->
    Void

  private let center: UNUserNotificationCenter
  private let presenter: any NotificationPresenter
  private let clock: NotificationClock
  private let ask: WillPresentHandler
  /// The scheduled requests, each with a closure that cancels it.
  private var timed: [String: (request: UNNotificationRequest, cancel: () -> Void)] = [:]
  /// The identifiers of the presented notifications.
  private var shown: Set<String> = []

  /// No process runs longer than this; a trigger that is further away is not scheduled.
  private static let maximumInterval = 1e9

  /// Makes a delivery for one centre. It starts with ``begin()``.
  package init(
    center: UNUserNotificationCenter, presenter: any NotificationPresenter, clock: NotificationClock = .system,
    ask: @escaping WillPresentHandler
  ) {
    self.center = center
    self.presenter = presenter
    self.clock = clock
    self.ask = ask
  }

  isolated deinit {
    for (_, cancel) in timed.values { cancel() }
  }

  /// Starts to handle every change of the centre, in a later iteration of the main queue.
  package func begin() {
    center.whenChanged = { [weak self] in
      DispatchQueue.main.async { self?.deliverDue() }
    }
    deliverDue()
  }

  /// Compares the requests, and schedules, cancels and withdraws as necessary.
  package func deliverDue() {
    let pending = center.pendingNow
    for (identifier, entry) in timed where !pending.contains(where: { $0 === entry.request }) {
      entry.cancel()
      timed[identifier] = nil
    }
    for request in pending where timed[request.identifier] == nil { time(request) }
    let delivered = Set(center.deliveredNow.map(\.request.identifier))
    for identifier in shown.subtracting(delivered).sorted() {
      shown.remove(identifier)
      presenter.withdraw(identifier: identifier)
    }
  }

  private func time(_ request: UNNotificationRequest) {
    let seconds: Double
    switch request.trigger {
    case nil: return deliver(request)
    case let trigger as UNTimeIntervalNotificationTrigger: seconds = max(trigger.repeats ? 60 : 0, trigger.timeInterval)
    case let trigger as UNCalendarNotificationTrigger:
      guard let date = trigger.nextTriggerDate(after: clock.now()) else { return }
      seconds = max(0, date.timeIntervalSince(clock.now()))
    // A notification from a server has no schedule.
    default: return
    }
    guard seconds < Self.maximumInterval else { return }
    let cancel = clock.after(seconds) { [weak self] in
      guard let self else { return }
      timed[request.identifier] = nil
      deliver(request)
      if center.pendingNow.contains(where: { $0 === request }) { time(request) }
    }
    timed[request.identifier] = (request, cancel)
  }

  private func deliver(_ request: UNNotificationRequest) {
    guard let notification = center.deliver(request, date: clock.now()) else { return }
    ask(notification) { [weak self] options in
      guard let self else { return }
      // The app may have removed or replaced it while its delegate was asked.
      guard center.deliveredNow.contains(where: { $0 === notification }) else { return }
      let shows: UNNotificationPresentationOptions = [
        .banner, .list, UNNotificationPresentationOptions(rawValue: 1 << 2),
      ]
      guard !options.isDisjoint(with: shows) else {
        center.removeDeliveredNotifications(withIdentifiers: [request.identifier])
        return
      }
      shown.insert(request.identifier)
      presenter.show(
        PresentedNotification(notification, categories: center.categoriesNow, options: options))
    }
  }
}
