import Foundation
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// A scene delegate of iOS 27 that allows one orientation.
@MainActor final class UprightSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .portrait }
}

/// Makes a window and nothing else.
@MainActor class TestSceneDelegateBase: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var geometries: [UIWindowScene.Geometry] = []
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { geometries.append(previousEffectiveGeometry) }
}

/// A controller with orientation preferences.
@MainActor private final class PreferencesController: UIViewController {
  var supported = UIInterfaceOrientationMask.all
  var isLocked = false
  var inPlace: UIViewController?
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
  override var prefersInterfaceOrientationLocked: Bool { isLocked }
  override var childForInterfaceOrientationLock: UIViewController? { inPlace }
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Orientations and geometry", .serialized) struct OrientationTests {
  private func reason(
    _ scene: UIWindowScene, _ orientations: UIInterfaceOrientationMask
  ) -> (UISceneError.Code, String?)? {
    var answer: (UISceneError.Code, String?)?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { error in
      guard let error = error as? UISceneError else { return }
      answer = (error.code, error.failureReason)
    }
    return answer
  }

  private func phone(_ keys: [String], osVersion: Int = 26, delegate: String = "TestSceneDelegate") -> TestDevice {
    let entries: [String: PlistValue] =
      keys.isEmpty ? [:] : ["UISupportedInterfaceOrientations": .array(keys.map { .string($0) })]
    let device = TestDevice(
      DeviceProfile(kind: .phone, osVersion: osVersion),
      manifest: TestDevice.manifest([("Main", "UIKitCoreTests.\(delegate)")]), entries: entries)
    device(.tapIcon)
    return device
  }

  @Test(
    "The application supports the orientations in Info.plist, or else those of its kind of device",
    arguments: [
      ([], DeviceProfile.phone, UIInterfaceOrientationMask.allButUpsideDown), ([], .padN, .all),
      (["UIInterfaceOrientationPortrait"], .padN, .portrait), (["Sideways"], .phone, .allButUpsideDown),
      (["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"], .phone, .landscape),
      (["UIInterfaceOrientationPortraitUpsideDown"], .phone, .portraitUpsideDown),
    ])
  func infoPlist(keys: [String], profile: DeviceProfile, expected: UIInterfaceOrientationMask) {
    let entries: [String: PlistValue] =
      keys.isEmpty ? [:] : ["UISupportedInterfaceOrientations": .array(keys.map { .string($0) })]
    let device = TestDevice(profile, entries: entries)
    device(.tapIcon)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: nil) == expected)
    withExtendedLifetime(device) {}
  }

  @Test("An unsupported orientation is refused with that reason, any other because nothing can rotate")
  func requests() throws {
    let device = phone(["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    let scene = try #require(device.scene() as? UIWindowScene)
    #expect(reason(scene, .portrait) == nil, "it is so already")
    #expect(reason(scene, .landscapeRight)?.1 == "The app supports none of these orientations.")
    #expect(reason(scene, .landscape)?.1 == "This device does not rotate.")
    #expect(reason(scene, .landscape)?.0 == .geometryRequestDenied)
    let controller = PreferencesController()
    controller.supported = .portrait
    device.delegate()?.window?.rootViewController = controller
    #expect(reason(scene, .landscape)?.1 == "The app supports none of these orientations.", "the controller has a say")
  }

  @Test("From iOS 27 on the scene's delegate decides for its scene", arguments: [(26, true), (27, false)])
  func sceneDelegate(osVersion: Int, isSupported: Bool) throws {
    let device = phone([], osVersion: osVersion, delegate: "UprightSceneDelegate")
    let scene = try #require(device.scene() as? UIWindowScene)
    #expect(scene.supportedOrientations.contains(.landscapeLeft) == isSupported)
  }

  @Test("The geometry is locked if the frontmost controller, or the one that it names, prefers it")
  func lock() throws {
    let device = phone([])
    let scene = try #require(device.scene() as? UIWindowScene)
    #expect(
      !scene.effectiveGeometry.isInterfaceOrientationLocked && !UIViewController().prefersInterfaceOrientationLocked)
    let (front, named) = (PreferencesController(), PreferencesController())
    device.delegate()?.window?.rootViewController = front
    front.isLocked = true
    #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
    front.inPlace = named
    #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
    front.inPlace = front
    #expect(scene.effectiveGeometry.isInterfaceOrientationLocked, "a circle has an end")
  }

  @Test(
    "The delegate is called once for a lock that a controller requests, from iOS 26 on", arguments: [(25, 0), (26, 2)])
  func lockIsAnnounced(osVersion: Int, expected: Int) throws {
    let device = phone([], osVersion: osVersion, delegate: "TestSceneDelegateBase")
    let scene = try #require(device.scene() as? UIWindowScene)
    let delegate = try #require(scene.delegate as? TestSceneDelegateBase)
    let front = PreferencesController()
    delegate.window?.rootViewController = front
    front.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    #expect(delegate.geometries.isEmpty, "nothing has changed")
    for isLocked in [true, true, false] {
      front.isLocked = isLocked
      front.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
      #expect(scene.effectiveGeometry.isInterfaceOrientationLocked == isLocked)
    }
    #expect(delegate.geometries.map(\.isInterfaceOrientationLocked) == Array([false, true].prefix(expected)))
  }

  @Test("The delegate is called for the lock of a new frontmost controller, and for its end")
  func lockOfTheFront() throws {
    let device = phone([], osVersion: 26, delegate: "TestSceneDelegateBase")
    let delegate = try #require(device.scene()?.delegate as? TestSceneDelegateBase)
    let root = try #require(delegate.window?.rootViewController)
    let locked = PreferencesController()
    locked.isLocked = true
    root.present(locked, animated: false)
    device.runner?.finishTurn()
    #expect(delegate.geometries.map(\.isInterfaceOrientationLocked) == [false])
    root.dismiss(animated: false)
    device.runner?.finishTurn()
    #expect(delegate.geometries.map(\.isInterfaceOrientationLocked) == [false, true])
  }

  @Test("A desktop's window is resized freely within its restrictions, a phone's not at all")
  func restrictions() throws {
    let desktop = DesktopUnderTest()
    desktop.scene.sizeRestrictions?.minimumSize = CGSize(width: 300, height: 200)
    let geometry = desktop.scene.effectiveGeometry
    #expect(geometry.resizingRestrictions == .freeform && geometry.minimumSize == CGSize(width: 300, height: 200))
    let device = phone([])
    let fixed = try #require(device.scene() as? UIWindowScene).effectiveGeometry
    #expect(fixed.resizingRestrictions == .none && fixed.minimumSize == fixed.maximumSize)
    #expect(fixed.minimumSize == fixed.systemFrame.size)
  }

  @Test("The delegate gets a new geometry with the previous one, from iOS 26 on")
  func didUpdate() throws {
    let desktop = DesktopUnderTest(delegate: "TestSceneDelegateBase")
    let delegate = try #require(desktop.scene.delegate as? TestSceneDelegateBase)
    #expect(delegate.geometries.isEmpty)
    desktop.resize(to: CGSize(width: 640, height: 480))
    #expect(delegate.geometries.map(\.systemFrame.size) == [CGSize(width: 800, height: 600)])
    #expect(desktop.scene.effectiveGeometry.systemFrame.size == CGSize(width: 640, height: 480))
  }

  @Test("A geometry for visionOS is unsupported")
  func vision() throws {
    let device = phone([])
    let scene = try #require(device.scene() as? UIWindowScene)
    var codes: [UISceneError.Code] = []
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Vision()) { error in
      if let error = error as? UISceneError { codes.append(error.code) }
    }
    #expect(codes == [.geometryRequestUnsupported])
  }
}
