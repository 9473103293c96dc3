import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore
@_spi(Runtime) import UserNotifications

/// A desktop that writes down what it shows.
@MainActor private final class Wall: NotificationPresenter {
  var shown: [String] = []
  func show(_ notification: PresentedNotification) { shown.append(notification.identifier) }
  func withdraw(identifier: String) { shown.removeAll { $0 == identifier } }
}

/// Wants banners for everything but what is named "quiet".
private final class Chooser: NSObject, UNUserNotificationCenterDelegate {
  nonisolated(unsafe) var asked: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    asked.append(notification.request.identifier)
    completionHandler(notification.request.identifier == "quiet" ? [] : [.banner])
  }
}

// Nothing here waits, so no other test's device can come between.
@MainActor @Suite("Local notifications of a running app") struct NotificationRuleTests {
  private let wall = Wall()
  private let chooser = Chooser()

  /// A running app with permission whose notifications are shown.
  private func device() -> TestDevice {
    let device = TestDevice(.desktop)
    device(.tapIcon)
    device.runner?.notificationPresenter = wall
    device.runner?.makeNotificationCenter()
    UNUserNotificationCenter.current().requestAuthorization { _, _ in }
    return device
  }

  private func add(_ identifier: String, in device: TestDevice) {
    let center = UNUserNotificationCenter.current()
    center.add(
      UNNotificationRequest(identifier: identifier, content: UNNotificationContent(), trigger: nil))
    device.runner?.notificationDelivery?.look()
  }

  @Test("In the foreground the centre's delegate is asked, and what it does not want is not shown")
  func foreground() {
    let device = device()
    UNUserNotificationCenter.current().delegate = chooser
    add("loud", in: device)
    add("quiet", in: device)
    #expect(chooser.asked == ["loud", "quiet"] && wall.shown == ["loud"])
  }

  @Test("In the foreground without a delegate nothing is shown")
  func withoutDelegate() {
    let device = device()
    add("a", in: device)
    #expect(wall.shown.isEmpty)
  }

  @Test("In the background everything is shown, and nobody is asked")
  func background() {
    let device = device()
    UNUserNotificationCenter.current().delegate = chooser
    device(.minimise(.first))
    add("quiet", in: device)
    #expect(chooser.asked.isEmpty && wall.shown == ["quiet"])
  }

  @Test("E-06: a tap brings the app forward, and takes the notification away")
  func tap() {
    let device = device()
    device(.minimise(.first))
    add("a", in: device)
    UNUserNotificationCenter.current().delegate = chooser
    device(.external(.notification(NotificationTap(identifier: "a"))))
    device.runner?.notificationDelivery?.look()
    #expect(wall.shown.isEmpty && device.runner?.application?.applicationState == .active)
  }

  @Test("Where nothing can be shown, requests wait as on a simulated device")
  func withoutDesktop() {
    let device = TestDevice(.desktop)
    device(.tapIcon)
    #expect(device.runner?.notificationDelivery == nil)
    add("a", in: device)
    #expect(UNUserNotificationCenter.current().pendingNow.map(\.identifier) == ["a"])
  }
}
