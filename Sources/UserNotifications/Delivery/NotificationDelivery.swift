import Foundation

/// Delivers what an app's notification centre has waiting when its time has come, and has it shown.
///
/// It compares what the centre holds with what it has under way, after every change: requests that are new are timed, those
/// that are gone are called off, and notifications that the app has removed are taken away.
@MainActor package final class NotificationDelivery {
  /// Asks the app what may be shown of a notification, and calls back with its answer; without asking where the app is not in
  /// front.
  package typealias Question = (UNNotification, @escaping @MainActor (UNNotificationPresentationOptions) -> Void) ->
    Void

  private let center: UNUserNotificationCenter
  private let presenter: any NotificationPresenter
  private let clock: NotificationClock
  private let ask: Question
  /// Requests that are being timed, and how to call each off.
  private var timed: [String: (request: UNNotificationRequest, cancel: () -> Void)] = [:]
  /// What is shown.
  private var shown: Set<String> = []

  /// Longer than this no process lives; a trigger that is further away is not timed.
  private static let horizon = 1e9

  /// A delivery for one centre. It begins with ``begin()``.
  package init(
    center: UNUserNotificationCenter, presenter: any NotificationPresenter, clock: NotificationClock = .system,
    ask: @escaping Question
  ) {
    self.center = center
    self.presenter = presenter
    self.clock = clock
    self.ask = ask
  }

  isolated deinit {
    for (_, cancel) in timed.values { cancel() }
  }

  /// From now on every change of the centre is followed, in a later turn of the main queue.
  package func begin() {
    center.whenChanged = { [weak self] in
      DispatchQueue.main.async { self?.look() }
    }
    look()
  }

  /// Compares and does what is to be done.
  package func look() {
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
    // A notification from a server comes when it comes.
    default: return
    }
    guard seconds < Self.horizon else { return }
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
      // The app may have removed or replaced it while it was asked.
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
