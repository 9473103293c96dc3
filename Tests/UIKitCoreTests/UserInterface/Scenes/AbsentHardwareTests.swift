import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Features of other hardware return what an iPad without it returns", .serialized)
struct AbsentHardwareTests {
  private func device(_ profile: DeviceProfile = .padN) -> TestDevice {
    let device = TestDevice(profile)
    device(.tapIcon)
    return device
  }

  @Test("Roles of other devices have Apple's names")
  func roles() {
    let names: [(UISceneSession.Role, String)] = [
      (.windowAssistiveAccessApplication, "UIWindowSceneSessionRoleAssistiveAccessApplication"),
      (.windowCameraCaptureAccessory, "UIWindowSceneSessionRoleCameraCaptureAccessory"),
      (.windowApplicationVolumetric, "UIWindowSceneSessionRoleVolumetricApplication"),
      (.immersiveSpaceApplication, "UISceneSessionRoleImmersiveSpaceApplication"),
      (.carTemplateApplication, "CPTemplateApplicationSceneSessionRoleApplication"),
    ]
    for (role, name) in names { #expect(role.rawValue == name) }
    #expect(Set(names.map(\.0)).count == names.count)
  }

  @Test("A scene has no pointer lock, no focused item, no title bar and no guard")
  func scene() throws {
    let device = device()
    let scene = try #require(device.scene() as? UIWindowScene)
    #expect(scene.pointerLockState == nil && scene.systemProtectionManager == nil)
    #expect(scene.focusSystem?.focusedItem == nil && scene.titlebar == nil && scene.windowingBehaviors == nil)
    let controller = UIViewController()
    #expect(!controller.prefersPointerLocked && controller.childViewControllerForPointerLock == nil)
    controller.setNeedsUpdateOfPrefersPointerLocked()
  }

  @Test("Connection options have no accessory and no workout; URLs have no event attribution")
  func connection() throws {
    let device = TestDevice()
    var seen = 0
    AppBehaviour.current.onConnection = { options in
      seen += 1
      #expect(options.sceneAccessoryUserInfo == nil && !options.shouldHandleActiveWorkoutRecovery)
      #expect(options.urlContexts.first?.options.eventAttribution == nil)
    }
    device(.external(.urls([OpenedURL(url: "test://7")])))
    #expect(seen == 1)
  }

  @Test("An accessory can be registered, is never available, and is unregistered once")
  func accessories() throws {
    let device = device()
    let controller = UIViewController()
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)
    let accessories = [
      UISceneAccessory.externalNonInteractive(sceneConfiguration: configuration),
      UISceneAccessory.externalNonInteractive(sceneConfiguration: configuration, userInfo: 7),
      UISceneAccessory.cameraCapture(sceneConfiguration: configuration),
      UISceneAccessory.cameraCapture(sceneConfiguration: configuration, userInfo: 7),
    ]
    let registrations = accessories.map(controller.registerSceneAccessory)
    #expect(registrations.allSatisfy { !$0.isAvailable && $0.isEnabled })
    #expect(UIApplication.shared.connectedScenes.count == 1, "no scene is made for them")
    let (_, first) = RuntimeLog.capture { controller.unregisterSceneAccessory(registrations[0]) }
    let (_, second) = RuntimeLog.capture { controller.unregisterSceneAccessory(registrations[0]) }
    #expect(first.isEmpty && second.count == 1)
    withExtendedLifetime(device) {}
  }

  @Test("Properties that only Macs and headsets use are kept and have no effect")
  func kept() throws {
    let device = device()
    let scene = try #require(device.scene() as? UIWindowScene)
    let options = UIWindowScene.ActivationRequestOptions()
    #expect(options.collectionJoinBehavior == .automatic)
    options.collectionJoinBehavior = .preferredWithoutActivating
    options.placement = .push(onto: scene.session)
    #expect(!options.requestsProminence)
    options.placement = .replacing(scene.session)
    #expect(!options.requestsProminence && options.collectionJoinBehavior.rawValue == 3)
    #expect(UIWindowScenePushPlacement(target: scene.session) == UIWindowScenePushPlacement(target: scene.session))
    #expect(
      UIWindowSceneReplacePlacement(replacing: scene.session) == UIWindowSceneReplacePlacement(replacing: scene.session)
    )
    let window = try #require(device.delegate()?.window)
    #expect(window.canResizeToFitContent)
    window.screen = UIScreen.main
    #expect(window.screen === UIScreen.main)
  }

  @Test("A scene keeps its close confirmation, its screenshot service, and its activity items")
  func services() throws {
    final class Source: NSObject, UIActivityItemsConfigurationProviding, UIScreenshotServiceDelegate {
      var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { nil }
    }
    let device = device()
    let scene = try #require(device.scene() as? UIWindowScene)
    #expect(scene.closureConfirmation == nil)
    let question = UISceneClosureConfirmation(
      title: "Close?", message: nil, actions: [UIAlertAction(title: "Discard", style: .destructive)])
    scene.closureConfirmation = question
    #expect(scene.closureConfirmation?.title == "Close?" && question.copy() as? UISceneClosureConfirmation === question)
    let service = try #require(scene.screenshotService)
    #expect(scene.screenshotService === service && service.windowScene === scene)
    var source: Source? = Source()
    service.delegate = source
    scene.activityItemsConfigurationSource = source
    var pages: [Data?] = []
    source?.screenshotService(service, generatePDFRepresentationWithCompletion: { data, _, _ in pages.append(data) })
    #expect(pages == [nil])
    source = nil
    #expect(service.delegate == nil && scene.activityItemsConfigurationSource == nil, "neither is retained")
    #expect(scene.activityItemsConfiguration == nil)
  }

  @Test("A window's drag interaction can be added to a view like any other")
  func dragInteraction() {
    let view = UIView()
    let interaction = UIWindowSceneDragInteraction()
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.gestureForFailureRelationships.state == .possible)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
