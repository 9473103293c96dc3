import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Z-05: accessories of scenes", .serialized)
struct SceneAccessoryTests {
  private let display = Stimulus.attachDisplay(.externalNonInteractive)

  private func started() -> TestDevice {
    var profile = DeviceProfile.phone
    profile.osVersion = 27
    let device = TestDevice(profile)
    device(.tapIcon)
    return device
  }

  private func register(_ device: TestDevice, userInfo: Any = 7) throws -> UISceneAccessoryRegistration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)
    configuration.delegateClass = TestSceneDelegate.self
    let controller = try #require((device.scene() as? UIWindowScene)?.windows.first?.rootViewController)
    let registration = controller.registerSceneAccessory(
      .externalNonInteractive(sceneConfiguration: configuration, userInfo: userInfo))
    device.runner?.finishTurn()
    device()
    return registration
  }

  @Test(
    "Z-05: the scene is connected with the accessory's role, delegate and user info, without a request for a configuration"
  )
  func connects() throws {
    let device = started()
    let registration = try register(device)
    #expect(!registration.isAvailable && registration.isEnabled)
    var userInfo: [Any?] = []
    AppBehaviour.current.onConnection = { userInfo.append($0.sceneAccessoryUserInfo) }
    let lines = device(display)
    #expect(registration.isAvailable && userInfo.first as? Int == 7)
    #expect(!lines.contains { $0.contains("configurationForConnecting") })
    let scene = try #require(device.scene(.second))
    #expect(scene.session.role == .windowExternalDisplayNonInteractive && scene.delegate is TestSceneDelegate)
    #expect(scene.activationState == .foregroundInactive && device.scene()?.activationState == .foregroundActive)
  }

  @Test("Z-05: unregistering dismisses the scene and discards its session")
  func unregisters() throws {
    let device = started()
    let registration = try register(device)
    device(display)
    let controller = try #require((device.scene() as? UIWindowScene)?.windows.first?.rootViewController)
    let lines = device.act { _ in controller.unregisterSceneAccessory(registration) }
    #expect(lines.contains("AppDelegate.didDiscard sessions={B}"))
    #expect(UIApplication.shared.connectedScenes.count == 1 && !registration.isAvailable)
  }

  @Test("Z-05: a disabled accessory is dismissed, and comes back when it is enabled")
  func disables() throws {
    let device = started()
    let registration = try register(device)
    device(display)
    device.act { _ in registration.isEnabled = false }
    #expect(UIApplication.shared.connectedScenes.count == 1 && registration.isAvailable)
    device.act { _ in registration.isEnabled = true }
    #expect(UIApplication.shared.connectedScenes.count == 2)
  }

  @Test("Z-05: a change of the availability is observed in updateProperties()")
  func observes() throws {
    final class Controller: UIViewController {
      var registration: UISceneAccessoryRegistration?
      var seen: [Bool] = []
      override func viewDidLoad() {
        registration = registerSceneAccessory(
          .externalNonInteractive(
            sceneConfiguration: UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)))
      }
      override func updateProperties() { seen.append(registration?.isAvailable ?? false) }
    }
    let device = started()
    let controller = Controller()
    (device.scene() as? UIWindowScene)?.windows.first?.rootViewController = controller
    device.runner?.finishTurn()
    device()
    device(display)
    device(.detachDisplay(.externalNonInteractive))
    #expect(controller.seen == [false, true, false])
  }
}
