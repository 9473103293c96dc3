import Foundation
import SceneSystem
import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("Devices that unfold, resized windows and questions") struct DisplayTests {
  private func started(_ profile: DeviceProfile) throws -> (Device, AppUnderTest) {
    let device = Device(profile, osVersion: 27)
    let app = try device.install(
      ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self).activityTypes("reading"))
    app.launch()
    return (device, app)
  }

  @Test("Z-01 … Z-04: a duo is folded at first, and has room for two windows when it is unfolded")
  func duo() throws {
    let (device, app) = try started(.duo)
    #expect(device.isFolded && app.openNewWindow().rejectionReason != nil)
    device.unfold()
    app.showSideBySide()
    #expect(!device.isFolded && app.connectedScenes.map(\.state) == [.foregroundActive, .foregroundActive])
    device.fold()
    #expect(app.scene("A").state == .background && app.scene("B").state == .foregroundActive)
    device.unfold()
    #expect(app.connectedScenes.map(\.state) == [.foregroundActive, .foregroundActive])
  }

  @Test("Z-06: a window that asks is closed or kept by the user's answer")
  func closure() throws {
    let (_, app) = try started(.pad)
    app.openNewWindow()
    let scene = app.scene("B")
    app.perform { _ in
      (scene.scene as? UIWindowScene)?.closureConfirmation = UISceneClosureConfirmation(
        title: "Close?", message: nil, actions: [])
    }
    app.closeWindow(scene)
    #expect(scene.isClosureAsked && scene.isConnected)
    app.cancelClosure(of: scene)
    #expect(!scene.isClosureAsked && scene.isConnected)
    app.closeWindow(scene)
    app.confirmClosure(of: scene)
    #expect(!scene.exists)
  }

  @Test("Z-12: a dragged edge is interactive until the last change")
  func resizing() throws {
    let (_, app) = try started(.phone)
    let scene = try #require(app.scene("A").scene as? UIWindowScene)
    app.resize(app.scene("A"), to: CGSize(width: 500, height: 400), isInteractive: true)
    #expect(scene.effectiveGeometry.isInteractivelyResizing)
    app.resize(app.scene("A"), to: CGSize(width: 520, height: 400))
    #expect(!scene.effectiveGeometry.isInteractivelyResizing && scene.coordinateSpace.bounds.width == 520)
    #expect(app.resize(app.scene("A"), to: CGSize(width: CGFloat.infinity, height: 1)).rejectionReason != nil)
  }

  @Test("The matrix has cells with two windows on a duo")
  func matrix() throws {
    let matrix = Matrix(
      of: { device in
        try device.install(
          ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self).activityTypes("reading"))
      }, on: .duo, payloads: [.url("probe://7")]
    ) { scene, _ in scene.delegate(as: ProbeSceneDelegate.self)?.opened.contains("probe://7") == true }
    expectNoFailures(in: matrix)
    #expect(try matrix.run().results.count { $0.cell.windows == 2 && $0.verdict == .ok } > 0)
  }
}
