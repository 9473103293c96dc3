import Foundation
import SceneTesting
import Testing
import UIKitCore

/// What a process has once belongs to the device that the running code belongs to.
@MainActor @Suite("Devices beside each other") struct IsolationTests {
  @Test("UIApplication.shared, the screen and the device are those of the device that was used last")
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

  @Test("Code of an app always finds its own application, also in the middle of what another test does")
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

  @Test("A task that an app starts belongs to that app, whatever happens meanwhile")
  func tasks() async throws {
    let (_, first) = try install(on: .phone)
    let (second, other) = try install(on: .phone)
    first.tapIcon()
    var seen: UIApplication?
    first.perform { _ in Task { @MainActor in seen = UIApplication.shared } }
    other.tapIcon()
    await second.settle()
    #expect(seen != nil)
    #expect(seen === first.application)
  }

  @Test("What is left of a killed process finds an application without scenes, and stops nobody")
  func zombie() async throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    let former = app.application
    var seen: UIApplication?
    app.perform { _ in Task { @MainActor in seen = UIApplication.shared } }
    device.kill()
    app.tapIcon()
    await device.settle()
    #expect(seen != nil)
    #expect(seen !== former)
    #expect(seen !== app.application)
    #expect(seen?.connectedScenes.isEmpty == true)
  }

  @Test("Observers of one device hear nothing of another, nor of a later process of their own")
  func notifications() throws {
    let (device, first) = try install(on: .phone)
    let (_, second) = try install(on: .phone)
    first.tapIcon()
    let heard = Counter()
    first.perform { _ in
      _ = NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in heard.count += 1 }
    }
    second.tapIcon()
    second.device.swipeHome()
    #expect(heard.count == 0)
    device.swipeHome()
    #expect(heard.count == 1)
    device.kill()
    first.tapIcon()
    device.swipeHome()
    #expect(heard.count == 1, "the process that observed is gone")
  }

  @Test("UserDefaults.standard is the device's own: it outlives the process, and no other device sees it")
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

  @Test("Looks that an app sets for all its bars end with its process")
  func appearance() throws {
    let (_, first) = try install(on: .phone)
    let (_, second) = try install(on: .phone)
    first.tapIcon()
    first.perform { _ in UINavigationBar.appearance().tintColor = .red }
    second.tapIcon()
    second.perform { _ in #expect(UINavigationBar.appearance().tintColor != .red) }
    first.perform { _ in #expect(UINavigationBar.appearance().tintColor == .red) }
  }

  @Test("Tests beside each other keep their devices apart, however their turns are mixed", arguments: 0..<8)
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

private final class Counter: @unchecked Sendable {
  var count = 0
}
