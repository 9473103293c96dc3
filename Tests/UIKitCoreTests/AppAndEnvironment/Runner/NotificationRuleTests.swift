import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore
@_spi(Runtime) import UserNotifications

/// A desktop that records what it shows.
@MainActor private final class Wall: NotificationPresenter {
  var shown: [String] = []
  func show(_ notification: PresentedNotification) { shown.append(notification.identifier) }
  func withdraw(identifier: String) { shown.removeAll { $0 == identifier } }
}

/// Returns banners for every notification except "quiet".
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

// Nothing here suspends, so no other test's device can run in between.
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
    device.runner?.notificationDelivery?.deliverDue()
  }

  @Test("In the foreground the centre's delegate is called, and a notification without options is not shown")
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

  @Test("In the background everything is shown, and the delegate is not called")
  func background() {
    let device = device()
    UNUserNotificationCenter.current().delegate = chooser
    device(.minimize(.first))
    add("quiet", in: device)
    #expect(chooser.asked.isEmpty && wall.shown == ["quiet"])
  }

  @Test("E-06: a tap brings the app forward and removes the notification")
  func tap() {
    let device = device()
    device(.minimize(.first))
    add("a", in: device)
    UNUserNotificationCenter.current().delegate = chooser
    device(.external(.notification(NotificationResponse(identifier: "a"))))
    device.runner?.notificationDelivery?.deliverDue()
    #expect(wall.shown.isEmpty && device.runner?.application?.applicationState == .active)
  }

  @Test("Without a notification service requests stay pending, as on a simulated device")
  func withoutDesktop() {
    let device = TestDevice(.desktop)
    device(.tapIcon)
    #expect(device.runner?.notificationDelivery == nil)
    add("a", in: device)
    #expect(UNUserNotificationCenter.current().pendingNow.map(\.identifier) == ["a"])
  }
}
