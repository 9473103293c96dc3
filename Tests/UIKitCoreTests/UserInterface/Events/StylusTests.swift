import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor private final class PenView: UIView {
  var touch: UITouch?
  var moves = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moves += 1 }
}

@MainActor @Suite("Touches of a pen") struct StylusTests {
  private let view = PenView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func touch(_ stylus: TouchInput.Stylus?, _ phase: TouchInput.Phase = .began, in window: UIWindow) {
    _ = window.receiveTouch(TouchInput(phase, at: CGPoint(x: 50, y: 50), stylus: stylus))
  }

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  @Test("A finger has no force, is upright, and nothing of it is an estimate") func finger() throws {
    let window = window()
    touch(nil, in: window)
    let touch = try #require(view.touch)
    #expect(touch.type == .direct && touch.force == 0 && touch.maximumPossibleForce == 0)
    #expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: view) == 0)
    #expect(touch.azimuthUnitVector(in: view) == CGVector(dx: 1, dy: 0))
    #expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
    #expect(touch.estimationUpdateIndex == nil)
  }

  @Test("A pen has a force that grows with its pressure, and changes of the pressure are reported without a movement")
  func force() throws {
    let window = window()
    touch(.init(pressure: 0.24), in: window)
    let touch = try #require(view.touch)
    #expect(touch.type == .pencil && abs(touch.force - 1) < 0.001)
    self.touch(.init(pressure: 1), .moved, in: window)
    #expect(view.moves == 1 && touch.force == touch.maximumPossibleForce)
    self.touch(.init(pressure: 7), .moved, in: window)
    #expect(touch.force == touch.maximumPossibleForce)
  }

  @Test(
    "A tilted pen has the angle to the screen and the direction of its end",
    arguments: [
      (0.0, 0.0, 90.0, 0.0), (0.5, 0, 45, 0), (0, 0.5, 45, 90), (-0.5, 0, 45, 180), (0, -1, 0, -90), (1, 1, 0, 45),
    ])
  func tilt(x: Double, y: Double, altitude: Double, azimuth: Double) throws {
    let window = window()
    touch(.init(pressure: 1, tiltX: x, tiltY: y), in: window)
    let touch = try #require(view.touch)
    #expect(abs(touch.altitudeAngle * 180 / .pi - altitude) < 0.001)
    #expect(abs(touch.azimuthAngle(in: nil) * 180 / .pi - azimuth) < 0.001)
  }
}
