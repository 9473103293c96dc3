import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Z-01 … Z-04, Z-09, Z-12, Z-13: scenes of other sizes", .serialized)
struct SceneResizingTests {
  private func started(_ profile: DeviceProfile, osVersion: Int = 27) throws -> (TestDevice, UIWindowScene) {
    var profile = profile
    profile.osVersion = osVersion
    let device = TestDevice(profile)
    device(.tapIcon)
    return (device, try #require(device.scene() as? UIWindowScene))
  }

  @Test("Z-03: unfolding changes bounds, size classes and window, and keeps the scene active")
  func unfolds() throws {
    let (device, scene) = try started(.duo)
    #expect(scene.coordinateSpace.bounds.size == CGSize(width: 474, height: 696))
    #expect(scene.traitCollection.horizontalSizeClass == .compact && UIDevice.current.userInterfaceIdiom == .phone)
    device(.unfold)
    #expect(scene.coordinateSpace.bounds.size == CGSize(width: 904, height: 640))
    #expect(scene.screen.bounds.size == CGSize(width: 904, height: 640))
    #expect(scene.traitCollection.horizontalSizeClass == .regular)
    #expect(scene.windows.first?.bounds.size == CGSize(width: 904, height: 640))
    #expect(scene.activationState == .foregroundActive && device.scene() === scene)
  }

  @Test("Z-01: two windows share the inner display, and a new one is connected with its half")
  func shares() throws {
    let (device, scene) = try started(.duo)
    device(.unfold, .newWindow)
    let other = try #require(device.scene(.second) as? UIWindowScene)
    #expect([scene, other].map { $0.coordinateSpace.bounds.width } == [452, 452])
    #expect(other.windows.first?.bounds.width == 452)
    device(.fold)
    #expect(other.coordinateSpace.bounds.width == 474 && scene.activationState == .background)
  }

  @Test("Z-02: the error handler of a request depends on the device's state")
  func refuses() throws {
    let (device, _) = try started(.duo)
    #expect(UIApplication.shared.supportsMultipleScenes)
    func request(_ name: String) {
      device.act { app in
        app.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: device.handler(name))
      }
    }
    request("folded")
    device(.unfold)
    request("unfolded")
    #expect(device.refusals == ["folded": [1]] && UIApplication.shared.connectedScenes.count == 2)
  }

  @Test("Z-12: the geometry is being resized interactively during a drag, and not after its last change")
  func drags() throws {
    let (device, scene) = try started(.padN)
    device(.resize(.first, SceneSize(width: 500, height: 400), isInteractive: true))
    #expect(scene.effectiveGeometry.isInteractivelyResizing && scene.coordinateSpace.bounds.width == 500)
    device(.resize(.first, SceneSize(width: 500, height: 400), isInteractive: false))
    #expect(!scene.effectiveGeometry.isInteractivelyResizing && scene.activationState == .foregroundActive)
  }

  @Test("Z-09: a phone's window is resized, and its orientation stays portrait")
  func phone() throws {
    let (device, scene) = try started(.phone)
    device(.resize(.first, SceneSize(width: 800, height: 400), isInteractive: false))
    #expect(scene.coordinateSpace.bounds.size == CGSize(width: 800, height: 400))
    #expect(scene.interfaceOrientation == .portrait && scene.effectiveGeometry.interfaceOrientation == .portrait)
  }

  @Test("Z-13: a preference for a locked orientation is granted on a phone, and not where the profile refuses it")
  func orientationLock() throws {
    final class Locked: UIViewController {
      override var prefersInterfaceOrientationLocked: Bool { true }
    }
    for grants in [true, false] {
      var profile = DeviceProfile.phone
      profile.grantsOrientationLock = grants
      let (device, scene) = try started(profile)
      scene.windows.first?.rootViewController = Locked()
      #expect(scene.effectiveGeometry.isInterfaceOrientationLocked == grants && device.scene() === scene)
    }
  }
}
