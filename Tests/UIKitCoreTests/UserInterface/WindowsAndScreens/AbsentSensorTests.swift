import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the device and its screen belong to the process.
@MainActor @Suite("A device without sensors, and its display", .serialized) struct AbsentSensorTests {
  @Test("The battery is unknown and the user is not close, observed or not") func sensors() {
    let device = UIDevice.current
    device.isBatteryMonitoringEnabled = true
    device.isProximityMonitoringEnabled = true
    #expect(device.batteryState == .unknown && device.batteryLevel == -1)
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
    device.isBatteryMonitoringEnabled = false
  }

  @Test("A requested brightness is clamped, and each change is posted once") func brightness() {
    let screen = UIScreen.main
    let before = screen.brightness
    defer { screen.brightness = before }
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    screen.brightness = 0.75
    screen.brightness = 0.75
    #expect(count == 1)
    screen.brightness = 7
    #expect(screen.brightness == 1 && count == 2)
    screen.brightness = .nan
    #expect(screen.brightness == 1 && count == 2)
  }

  @Test("The screen's only mode has its size in pixels") func modes() {
    let screen = UIScreen.main
    #expect(screen.availableModes.map(\.size) == [screen.nativeBounds.size])
    #expect(screen.currentMode == screen.preferredMode && screen.mirrored == nil && !screen.isCaptured)
  }
}
