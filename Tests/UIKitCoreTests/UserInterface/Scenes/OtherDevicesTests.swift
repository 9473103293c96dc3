import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("API for CarPlay, headsets, Macs and simple interfaces on other devices", .serialized)
struct OtherDevicesTests {
  /// Roles that are never supported.
  nonisolated static let roles: [UISceneSession.Role] = [
    .windowAssistiveAccessApplication, .windowCameraCaptureAccessory, .windowApplicationVolumetric,
    .immersiveSpaceApplication, .carTemplateApplication,
  ]

  private func scene(_ profile: DeviceProfile) throws -> (TestDevice, UIWindowScene) {
    let device = TestDevice(profile)
    device(.tapIcon)
    return (device, try #require(device.scene() as? UIWindowScene))
  }

  @Test(
    "P-06: a scene of an unsupported role is refused, with code 1 where several are possible and 0 otherwise",
    arguments: roles, [DeviceProfile.phone, .padN, .mac, .desktop])
  func requests(role: UISceneSession.Role, profile: DeviceProfile) throws {
    let (device, _) = try scene(profile)
    let lines = device.act { app in
      app.activateSceneSession(for: UISceneSessionActivationRequest(role: role), errorHandler: device.handler("role"))
    }
    #expect(lines == [] && device.refusals == ["role": [profile == .phone ? 0 : 1]])
    #expect(UIApplication.shared.openSessions.map(\.role) == [.windowApplication])
  }

  @Test("M-07: a manifest may list such a role; the app starts with its window only", arguments: roles)
  func manifest(role: UISceneSession.Role) throws {
    func entries(_ name: String) -> PlistValue {
      .array([
        .dictionary([
          "UISceneConfigurationName": .string(name),
          "UISceneDelegateClassName": .string("UIKitCoreTests.TestSceneDelegate"),
        ])
      ])
    }
    let device = TestDevice(
      .padN,
      manifest: .dictionary([
        "UIApplicationSupportsMultipleScenes": .boolean(true),
        "UISceneConfigurations": .dictionary([
          "UIWindowSceneSessionRoleApplication": entries("Main"), role.rawValue: entries("Other"),
        ]),
      ]))
    device(.tapIcon, .newWindow)
    #expect(UIApplication.shared.openSessions.map(\.role) == [.windowApplication, .windowApplication])
    #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.session.configuration.name == "Main" })
    let other = UISceneConfiguration(name: nil, sessionRole: role)
    #expect(other.name == "Other" && other.delegateClass == TestSceneDelegate.self, "it can be looked up all the same")
  }

  @Test(
    "No profile has pointer lock, title bar, window controls or a guard; resizable windows have size limits",
    arguments: [DeviceProfile.phone, .pad1, .padN, .mac, .desktop])
  func surroundings(profile: DeviceProfile) throws {
    let (device, scene) = try scene(profile)
    #expect(
      scene.pointerLockState == nil && scene.systemProtectionManager == nil && scene.focusSystem?.focusedItem == nil)
    #expect(scene.titlebar == nil && scene.windowingBehaviors == nil)
    #expect(scene.isFullScreen == !profile.isWindowed && (scene.sizeRestrictions != nil) == profile.isWindowed)
    #expect(scene.sizeRestrictions?.allowsFullScreen ?? true)
    #expect(scene.effectiveGeometry.resizingRestrictions == (profile.isWindowed ? .freeform : .none))
    let delegate = try #require(device.delegate())
    #expect(delegate.preferredWindowingControlStyle(for: scene) === UIWindowScene.WindowingControlStyle.automatic)
  }

  @Test("Raw values for other devices are Apple's")
  func numbers() {
    let joining: [UIScene.CollectionJoinBehavior] = [.automatic, .preferred, .disallowed, .preferredWithoutActivating]
    #expect(joining.map(\.rawValue) == [0, 1, 2, 3] && UIScene.CollectionJoinBehavior(rawValue: 4) == nil)
    let resizing: [UIWindowScene.ResizingRestrictions] = [.unspecified, .none, .uniform, .freeform]
    #expect(resizing.map(\.rawValue) == [0, 1, 2, 3] && UIWindowScene.ResizingRestrictions(rawValue: 4) == nil)
    let capture: [UISceneCaptureState] = [.unspecified, .inactive, .active]
    #expect(capture.map(\.rawValue) == [-1, 0, 1])
    let styles: [UIWindowScene.WindowingControlStyle] = [.automatic, .unified, .minimal]
    #expect(Set(styles.map(ObjectIdentifier.init)).count == 3)
  }

  @Test(
    "P-08: a window that should be pushed, replace another, or join its tabs opens like any other",
    arguments: ["push", "replace", "join"])
  func placements(name: String) throws {
    let (device, scene) = try scene(.padN)
    let options = UIWindowScene.ActivationRequestOptions()
    options.requestingScene = scene
    switch name {
    case "push": options.placement = .push(onto: scene.session)
    case "replace": options.placement = .replacing(scene.session)
    default: options.collectionJoinBehavior = .disallowed
    }
    let lines = device.act { app in
      app.activateSceneSession(
        for: UISceneSessionActivationRequest(options: options), errorHandler: device.handler("window"))
    }
    #expect(lines.contains("SceneDelegate[B].sceneDidBecomeActive") && device.refusals.isEmpty)
    #expect(scene.activationState == .foregroundActive, "the other window stays")
  }

  @Test("Two placements are equal if they refer to the same session")
  func equalPlacements() throws {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    let (first, second) = (try #require(device.session()), try #require(device.session(.second)))
    #expect(UIWindowScenePushPlacement.push(onto: first) == .push(onto: first))
    #expect(UIWindowScenePushPlacement.push(onto: first) != .push(onto: second))
    #expect(UIWindowSceneReplacePlacement.replacing(first) != .replacing(second))
  }

  @Test("A registered accessory changes nothing, at a second window or when it is disabled")
  func accessory() throws {
    let (device, _) = try scene(.padN)
    var seen: [Any?] = []
    AppBehaviour.current.onConnection = { seen.append($0.sceneAccessoryUserInfo) }
    let controller = try #require(device.delegate()?.window?.rootViewController)
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowExternalDisplayNonInteractive)
    let registration = controller.registerSceneAccessory(
      .externalNonInteractive(sceneConfiguration: configuration, userInfo: ["score": 7]))
    device(.newWindow)
    #expect(seen.count == 1 && seen[0] == nil && UIApplication.shared.openSessions.count == 2)
    registration.isEnabled = false
    #expect(!registration.isEnabled && !registration.isAvailable)
    // Another controller does not have it.
    let (_, sentences) = RuntimeLog.capture { UIViewController().unregisterSceneAccessory(registration) }
    #expect(sentences == ["UIViewController has no such scene accessory; nothing was unregistered."])
    #expect(RuntimeLog.capture { controller.unregisterSceneAccessory(registration) }.sentences == [])
  }

  @Test("The same accessory can be registered twice; each registration is removed separately")
  func twice() {
    let controller = UIViewController()
    let accessory = UISceneAccessory.cameraCapture(
      sceneConfiguration: UISceneConfiguration(name: nil, sessionRole: .windowCameraCaptureAccessory), userInfo: 7)
    let registrations = [accessory, accessory].map(controller.registerSceneAccessory)
    #expect(registrations[0] !== registrations[1])
    for registration in registrations {
      #expect(RuntimeLog.capture { controller.unregisterSceneAccessory(registration) }.sentences == [])
    }
  }

  @Test("Z-06: up to iOS 26 a close confirmation does not delay closing")
  func closureConfirmation() throws {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    let scene = try #require(device.scene(.second) as? UIWindowScene)
    scene.closureConfirmation = UISceneClosureConfirmation(title: "Close?", message: "Not saved.", actions: [])
    let lines = device(.closeWindow(.second))
    #expect(lines.contains("SceneDelegate[B].sceneDidDisconnect"))
    #expect(lines.contains("AppDelegate.didDiscard sessions={B}"))
  }

  @Test("A request from a watch gets an empty reply, and a workout is not delivered")
  func watch() throws {
    var seen: [Bool] = []
    let device = TestDevice(.phone)
    AppBehaviour.current.onConnection = { seen.append($0.shouldHandleActiveWorkoutRecovery) }
    device(.tapIcon)
    #expect(seen == [false])
    var replies: [[AnyHashable: Any]?] = []
    let delegate = try #require(UIApplication.shared.delegate)
    delegate.application(UIApplication.shared, handleWatchKitExtensionRequest: ["a": 1]) { replies.append($0) }
    #expect(replies.count == 1 && replies[0] == nil)
  }

  @Test("Orientation and pointer updates can be requested at any time, without effect")
  func updates() throws {
    let (device, scene) = try scene(.phone)
    let controller = try #require(device.delegate()?.window?.rootViewController)
    let before = scene.effectiveGeometry
    _ = device.log.take()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    controller.setNeedsUpdateOfPrefersPointerLocked()
    controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    #expect(device.log.take() == [] && scene.effectiveGeometry.systemFrame == before.systemFrame)
    #expect(scene.pointerLockState == nil)
  }
}
