import Foundation
import Synchronization

@_spi(Runtime) import UserNotifications

/// Local notifications, if a desktop shows them.
extension AppRunner {
  /// Gives the app its own notification centre. Pending notifications are delivered by the clock only if they can be shown.
  func makeNotificationCenter() {
    let center = process.isHosted ? process.userNotificationCenter : UNUserNotificationCenter()
    if !process.isHosted { UNUserNotificationCenter.makeCurrent(center) }
    guard let notificationPresenter else { return }
    let delivery = NotificationDelivery(center: center, presenter: notificationPresenter) { [weak self] in
      self?.ask(center, about: $0, completion: $1)
    }
    notificationDelivery = delivery
    delivery.begin()
  }

  /// In the background every notification is shown. In the foreground the centre's delegate decides; without one none is shown.
  private func ask(
    _ center: UNUserNotificationCenter, about notification: UNNotification,
    completion: @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    guard application?.applicationState != .background else { return completion([.banner, .list, .sound, .badge]) }
    guard let delegate = center.delegate else { return completion([]) }
    let answer = PresentationReply(completion)
    call(
      nil, type(of: delegate),
      "userNotificationCenter(_:willPresent:withCompletionHandler:)"
    ) {
      delegate.userNotificationCenter(center, willPresent: notification) { answer.give($0) }
    }
    answer.callIsOver()
  }
}

/// The app's response, which may arrive during the call or later, and on any thread.
private final class PresentationReply: Sendable {
  private struct Progress {
    var isCallOver = false
    var given: UNNotificationPresentationOptions?
  }

  private let progress = Mutex(Progress())
  private let completion: @MainActor (UNNotificationPresentationOptions) -> Void

  init(_ completion: @escaping @MainActor (UNNotificationPresentationOptions) -> Void) { self.completion = completion }

  func give(_ options: UNNotificationPresentationOptions) {
    let isLate = progress.withLock { progress in
      // Only the first response counts.
      guard progress.given == nil else { return false }
      progress.given = options
      return progress.isCallOver
    }
    if isLate { DispatchQueue.main.async { [completion] in completion(options) } }
  }

  @MainActor func callIsOver() {
    let options = progress.withLock { progress in
      progress.isCallOver = true
      return progress.given
    }
    if let options { completion(options) }
  }
}
