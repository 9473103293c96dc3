import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite("Movements of the device") struct MotionEffectTests {
  @Test("A view keeps its motion effects, and its device reports no orientations by itself") func kept() {
    let view = UIView()
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (tilt.minimumRelativeValue, tilt.maximumRelativeValue) = (-10, 10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    #expect(view.motionEffects.isEmpty)
    view.addMotionEffect(group)
    view.addMotionEffect(tilt)
    view.removeMotionEffect(group)
    #expect(view.motionEffects == [tilt] && tilt.keyPath == "center.x" && tilt.type == .tiltAlongHorizontalAxis)
    #expect(tilt.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    #expect(UIDeviceOrientation.faceUp.isFlat && UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }
}
