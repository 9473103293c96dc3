import Foundation
import SceneTesting
import Testing
import UIKitCore

/// Process-wide objects belong to the device of the running code.
@MainActor @Suite("Isolation of devices in one process") struct IsolationTests {
  @Test("UIApplication.shared, the screen and the device are those of the last used device")
  func sharedObjects() throws {
    let (phone, phoneApp) = try install(on: .phone)
    let (_, padApp) = try install(on: .pad)
    phoneApp.tapIcon()
    padApp.tapIcon()
    #expect(UIApplication.shared === padApp.application)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    phone.swipeHome()
    #expect(UIApplication.shared === phoneApp.application)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.bounds.width == 393)
  }

  @Test("Code of an app always finds its own application, also while another test runs")
  func ownApplication() throws {
    let (_, first) = try install(on: .phone)
    let (_, second) = try install(on: .phone)
    first.tapIcon()
    second.tapIcon()
    first.perform { inner in
      #expect(UIApplication.shared === inner)
      second.perform { #expect(UIApplication.shared === $0) }
      #expect(UIApplication.shared === inner)
    }
  }

  @Test("A task that an app starts belongs to that app, whatever other apps do meanwhile")
  func tasks() async throws {
    let (_, first) = try install(on: .phone)
    let (second, other) = try install(on: .phone)
    first.tapIcon()
    var seen: UIApplication?
    first.perform { _ in Task { @MainActor in seen = UIApplication.shared } }
    other.tapIcon()
    await second.waitUntilIdle()
    #expect(seen != nil)
    #expect(seen === first.application)
  }

  @Test("Code that runs after its device was released finds an application without scenes")
  func released() async {
    await #expect(processExitsWith: .success) {
      let application = try await MainActor.run {
        let app = try Device(.phone).install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
        app.tapIcon()
        precondition(UIApplication.shared === app.application && UIApplication.shared.connectedScenes.count == 1)
        return Released(app.application)
      }
      await MainActor.run {
        precondition(application.object == nil, "The device is still alive.")
        precondition(UIApplication.shared.connectedScenes.isEmpty)
        UIApplication.shared.registerForRemoteNotifications()
      }
    }
  }

  @Test("Remaining tasks of a killed process find an application without scenes, and do not affect others")
  func zombie() async throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    let previous = app.application
    var seen: UIApplication?
    app.perform { _ in Task { @MainActor in seen = UIApplication.shared } }
    device.kill()
    app.tapIcon()
    await device.waitUntilIdle()
    #expect(seen != nil)
    #expect(seen !== previous)
    #expect(seen !== app.application)
    #expect(seen?.connectedScenes.isEmpty == true)
  }

  @Test("Observers on one device receive nothing from another device or from a later process of the same app")
  func notifications() throws {
    let (device, first) = try install(on: .phone)
    let (_, second) = try install(on: .phone)
    first.tapIcon()
    let received = Counter()
    first.perform { _ in
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in received.count += 1 }
    }
    second.tapIcon()
    second.device.swipeHome()
    #expect(received.count == 0)
    device.swipeHome()
    #expect(received.count == 1)
    device.kill()
    first.tapIcon()
    device.swipeHome()
    #expect(received.count == 1, "the process that observed has ended")
  }

  @Test("UserDefaults.standard belongs to the device: it outlasts the process, and other devices do not see it")
  func defaults() throws {
    let (device, first) = try install(on: .phone)
    let (_, second) = try install(on: .phone)
    first.tapIcon()
    second.tapIcon()
    first.perform { _ in
      UserDefaults.standard.set("A", forKey: "draft")
      UserDefaults.standard.set(7, forKey: "count")
      UserDefaults.standard.register(defaults: ["registered": true])
      #expect(UserDefaults.standard.bool(forKey: "registered"))
    }
    second.perform { _ in #expect(UserDefaults.standard.string(forKey: "draft") == nil) }
    device.kill()
    first.tapIcon()
    first.perform { _ in
      #expect(UserDefaults.standard.string(forKey: "draft") == "A")
      #expect(UserDefaults.standard.integer(forKey: "count") == 7)
      UserDefaults.standard.removeObject(forKey: "draft")
    }
    #expect(first.defaults.string(forKey: "draft") == nil)
  }

  @Test("Appearance proxies that an app sets are reset with its process")
  func appearance() throws {
    let (_, first) = try install(on: .phone)
    let (_, second) = try install(on: .phone)
    first.tapIcon()
    first.perform { _ in UINavigationBar.appearance().tintColor = .red }
    second.tapIcon()
    second.perform { _ in #expect(UINavigationBar.appearance().tintColor != .red) }
    first.perform { _ in #expect(UINavigationBar.appearance().tintColor == .red) }
  }

  @Test("Parallel tests keep their devices apart, however their turns are interleaved", arguments: 0..<8)
  func parallel(number: Int) async throws {
    let (device, app) = try install(on: number % 2 == 0 ? .phone : .pad)
    for _ in 0..<5 {
      app.tapIcon()
      let application = UIApplication.shared
      await Task.yield()
      #expect(UIApplication.shared === application)
      #expect(application === app.application)
      await Task.yield()
      device.swipeHome()
      #expect(UIApplication.shared.applicationState == .background)
      await Task.yield()
      device.kill()
    }
  }

  private func install(on profile: DeviceProfile) throws -> (Device, AppUnderTest) {
    let device = Device(profile)
    return (device, try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self)))
  }
}

/// An object that is not retained.
private struct Released: @unchecked Sendable {
  weak var object: UIApplication?
  init(_ object: UIApplication?) { self.object = object }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}
