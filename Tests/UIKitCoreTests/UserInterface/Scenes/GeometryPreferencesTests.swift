import Foundation
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A geometry that an app may request.
struct GeometryRequest: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let preferences: @MainActor @Sendable () -> UIWindowScene.GeometryPreferences
  /// The code with which a phone and an iPad refuse it in portrait; `nil` if they accept.
  let code: UISceneError.Code?

  static let all: [GeometryRequest] = [
    GeometryRequest(
      testDescription: "no orientation", preferences: { UIWindowScene.GeometryPreferences.iOS() }, code: nil),
    GeometryRequest(
      testDescription: "an empty set of orientations",
      preferences: { UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: []) }, code: nil),
    GeometryRequest(
      testDescription: "upright",
      preferences: { UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait) }, code: nil),
    GeometryRequest(
      testDescription: "upright or not",
      preferences: { UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .allButUpsideDown) }, code: nil),
    GeometryRequest(
      testDescription: "on its side",
      preferences: { UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeLeft) },
      code: .geometryRequestDenied),
    GeometryRequest(testDescription: "no frame", preferences: { UIWindowScene.GeometryPreferences.Mac() }, code: nil),
    GeometryRequest(
      testDescription: "the null frame", preferences: { UIWindowScene.GeometryPreferences.Mac(systemFrame: .null) },
      code: nil),
    GeometryRequest(
      testDescription: "a frame",
      preferences: { UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 1, y: 2, width: 300, height: 400)) },
      code: .geometryRequestUnsupported),
    GeometryRequest(
      testDescription: "visionOS", preferences: { UIWindowScene.GeometryPreferences.Vision() },
      code: .geometryRequestUnsupported),
  ]
}

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Geometry requests", .serialized) struct GeometryPreferencesTests {
  private func answers(_ wish: GeometryRequest, of scene: UIWindowScene) -> [UISceneError] {
    var errors: [UISceneError] = []
    scene.requestGeometryUpdate(wish.preferences()) { error in
      if let error = error as? UISceneError { errors.append(error) } else { Issue.record("\(error)") }
    }
    return errors
  }

  private func scene(_ profile: DeviceProfile) throws -> (TestDevice, UIWindowScene) {
    let device = TestDevice(profile)
    device(.tapIcon)
    return (device, try #require(device.scene() as? UIWindowScene))
  }

  @Test(
    "A device accepts a current or empty geometry, and refuses any other once, with a whole sentence",
    arguments: GeometryRequest.all, [DeviceProfile.phone, .pad1, .padN])
  func device(wish: GeometryRequest, profile: DeviceProfile) throws {
    let (device, scene) = try scene(profile)
    let before = scene.effectiveGeometry
    let errors = answers(wish, of: scene)
    #expect(errors.map(\.code) == (wish.code.map { [$0] } ?? []))
    for error in errors {
      for sentence in [error.errorDescription, error.failureReason, error.recoverySuggestion] {
        let sentence = try #require(sentence)
        #expect(sentence.hasSuffix(".") && sentence.first?.isUppercase == true && sentence.contains(" "))
      }
    }
    let after = scene.effectiveGeometry
    #expect(after.systemFrame == before.systemFrame && after.interfaceOrientation == before.interfaceOrientation)
    withExtendedLifetime(device) {}
  }

  @Test("The error handler is optional", arguments: GeometryRequest.all)
  func noHandler(wish: GeometryRequest) throws {
    let (device, scene) = try scene(.phone)
    scene.requestGeometryUpdate(wish.preferences())
    #expect(device.scene() === scene)
  }

  @Test("A desktop's window is changed only for a frame that differs", arguments: GeometryRequest.all)
  func desktop(wish: GeometryRequest) {
    // Higher than wide, as the devices are.
    let desktop = DesktopUnderTest(size: CGSize(width: 600, height: 800))
    let errors = answers(wish, of: desktop.scene)
    let wantsFrame = wish.testDescription == "a frame"
    #expect(desktop.shown.requested == (wantsFrame ? [CGRect(x: 1, y: 2, width: 300, height: 400)] : []))
    #expect(errors.map(\.code) == (wantsFrame ? [] : wish.code.map { [$0] } ?? []))
  }

  @Test("A desktop window's current frame is not requested again")
  func present() {
    let desktop = DesktopUnderTest(size: CGSize(width: 640, height: 480))
    desktop.scene.requestGeometryUpdate(.Mac(systemFrame: desktop.scene.effectiveGeometry.systemFrame)) { error in
      Issue.record("\(error)")
    }
    #expect(desktop.shown.requested.isEmpty)
  }

  @Test(
    "An impossible frame is refused before it reaches a host",
    arguments: [
      CGSize.zero, CGSize(width: -5, height: 100), CGSize(width: 100, height: CGFloat.infinity),
      CGSize(width: CGFloat.nan, height: 100), CGSize(width: 100, height: 1e12), CGRect.infinite.size,
    ])
  func impossible(size: CGSize) {
    let desktop = DesktopUnderTest()
    var reasons: [String?] = []
    desktop.scene.requestGeometryUpdate(
      UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(origin: .zero, size: size))
    ) { error in
      guard case UISceneError.geometryRequestDenied = error else { return }
      reasons.append((error as? UISceneError)?.failureReason)
    }
    #expect(desktop.shown.requested.isEmpty && reasons == ["No window can have this size."])
  }

  @Test(
    "A minimum size reaches the host as a valid length",
    arguments: [
      (CGSize(width: 300, height: 200), CGSize(width: 300, height: 200)),
      (CGSize(width: CGFloat.infinity, height: 200), CGSize(width: 100_000, height: 200)),
      (CGSize(width: CGFloat.nan, height: 200), CGSize(width: 0, height: 200)),
      (CGSize(width: -5, height: 1e300), CGSize(width: 0, height: 100_000)), (CGSize(width: -5, height: 0), nil),
    ] as [(CGSize, CGSize?)])
  func leastSize(size: CGSize, shown: CGSize?) {
    let desktop = DesktopUnderTest()
    desktop.scene.sizeRestrictions?.minimumSize = size
    desktop.turn()
    #expect(desktop.shown.descriptions.last?.minimumSize == shown)
  }

  @Test("A preference keeps its values, and defaults to none")
  func values() {
    let orientations = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
    #expect(orientations.interfaceOrientations == .landscape)
    orientations.interfaceOrientations = nil
    #expect(orientations.interfaceOrientations == nil)
    #expect(UIWindowScene.GeometryPreferences.iOS().interfaceOrientations == nil)
    let frame = UIWindowScene.GeometryPreferences.Mac(systemFrame: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(frame.systemFrame?.width == 1)
    frame.systemFrame = nil
    #expect(frame.systemFrame == nil && UIWindowScene.GeometryPreferences.Mac().systemFrame == nil)
  }

  @Test("A geometry is a snapshot of the time it was read, and its own copy")
  func snapshot() {
    let desktop = DesktopUnderTest(size: CGSize(width: 640, height: 480))
    let geometry = desktop.scene.effectiveGeometry
    desktop.resize(to: CGSize(width: 480, height: 640))
    #expect(geometry.systemFrame.size == CGSize(width: 640, height: 480))
    #expect(geometry.interfaceOrientation == .landscapeRight && geometry.coordinateSpace.bounds.width == 640)
    #expect(!geometry.isInteractivelyResizing && geometry.copy() as? UIWindowScene.Geometry === geometry)
    let present = desktop.scene.effectiveGeometry
    #expect(present !== geometry && present.systemFrame.size == CGSize(width: 480, height: 640))
    #expect(present.interfaceOrientation == .portrait)
  }
}
