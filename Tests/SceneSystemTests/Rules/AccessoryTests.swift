import SceneSystem
import Testing

@Suite("Z-05, F-13: scenes on further displays")
struct AccessoryTests {
  private static let first = SceneAccessory.ID(rawValue: 1)

  private func accessory(
    _ id: UInt64 = 1, of owner: SessionID = .a, kind: SceneAccessory.Kind = .externalNonInteractive,
    isEnabled: Bool = true
  ) -> Stimulus {
    .reply(
      .accessory(
        SceneAccessory(
          id: SceneAccessory.ID(rawValue: id), owner: owner, kind: kind,
          configuration: SceneConfiguration(name: "Slides"), isEnabled: isEnabled)))
  }

  private static func running(_ profile: DeviceProfile = .phone) -> Device {
    .running(profile) { $0.osVersion = 27 }
  }

  @Test("Z-05: a display without an accessory shows nothing of the app")
  func withoutAccessory() {
    #expect(Self.running()(.attachDisplay(.externalNonInteractive)).isEmpty)
  }

  @Test("Z-05: a registered accessory is connected with its configuration and role, and is never active")
  func connects() {
    let device = Self.running()
    #expect(device(accessory()).isEmpty)
    #expect(
      device(.attachDisplay(.externalNonInteractive)) == [
        "accessory 1 available", "connect B accessory=1", "enterForeground B",
      ])
    #expect(device.record(.b)?.configuration.name == "Slides")
    #expect(device.record(.b)?.role == .windowExternalDisplayNonInteractive)
    #expect(device.state(.a) == .foregroundActive && device.state(.b) == .foregroundInactive)
  }

  @Test("Z-05: an accessory that is registered while the display is connected is shown at once")
  func registeredLater() {
    let device = Self.running()
    device(.attachDisplay(.externalNonInteractive))
    #expect(device(accessory()) == ["accessory 1 available", "connect B accessory=1", "enterForeground B"])
  }

  @Test("Z-05: a session on a further display that is discarded while the process is suspended ends with its scene")
  func discardedWhileSuspended() {
    let device = Self.running()
    device([accessory(), .attachDisplay(.externalNonInteractive), .swipeHome, .suspend])
    let lines = device(.discardSession(.b))
    #expect(lines.first == "resume" && lines.contains("disconnect B") && lines.contains("discard {B}"))
    #expect(device.record(.b) == nil)
  }

  @Test("Z-05: unregistering dismisses the scene and discards its session")
  func unregisters() {
    let device = Self.running()
    device([accessory(), .attachDisplay(.externalNonInteractive)])
    #expect(device(.reply(.accessoryUnregistered(Self.first))) == ["disconnect B", "discard {B}"])
    #expect(device.open == "A" && device.state(.a) == .foregroundActive)
    #expect(device(.reply(.accessoryUnregistered(Self.first))).isEmpty)
  }

  @Test("Z-05: a display that is disconnected makes the accessory unavailable and discards the session")
  func detaches() {
    let device = Self.running()
    device([accessory(), .attachDisplay(.externalNonInteractive)])
    #expect(
      device(.detachDisplay(.externalNonInteractive)) == ["accessory 1 unavailable", "disconnect B", "discard {B}"])
    #expect(device(.attachDisplay(.externalNonInteractive)).contains("connect C accessory=1"))
  }

  @Test("Z-05: a disabled accessory is available but not shown")
  func disabled() {
    let device = Self.running()
    device([accessory(isEnabled: false)])
    #expect(device(.attachDisplay(.externalNonInteractive)) == ["accessory 1 available"])
    #expect(device(accessory()) == ["connect B accessory=1", "enterForeground B"])
    #expect(device(accessory(isEnabled: false)) == ["disconnect B", "discard {B}"])
  }

  @Test("Z-05: the accessories of a scene end with it")
  func ownerEnds() {
    let device = Device.sideBySide { $0.osVersion = 27 }
    device([accessory(of: .b), .attachDisplay(.externalNonInteractive)])
    let directives = device(.closeWindow(.b))
    #expect(directives.filter { $0.hasPrefix("discard") } == ["discard {C}", "discard {B}"])
    #expect(device.open == "A" && device.kernel.applicationState == .active)
  }

  @Test("Z-05: it leaves the screen and returns with the app, and its session ends with the process")
  func background() {
    let device = Self.running()
    device([accessory(), .attachDisplay(.externalNonInteractive)])
    #expect(device(.swipeHome).contains("enterBackground B +app"))
    #expect(device(.tapIcon).contains("enterForeground B"))
    device(.kill)
    #expect(device(.tapIcon).contains("discard {B}"))
    #expect(device.open == "A")
  }

  @Test("Z-05: it has no card: the last card of the app ends the process all the same")
  func cards() {
    let device = Self.running()
    device([accessory(), .attachDisplay(.externalNonInteractive)])
    #expect(
      device.rejectionReason(for: .swipeAway(.b)) == "Session B is on a further display, so it has no card (Z-05).")
    #expect(device(.activate(.b)) == ["refuse 1 code 1"])
    #expect(device(.swipeAway(.a)).suffix(4) == ["discard {B}", "captureState A", "disconnect A", "terminate"])
  }

  @Test("Z-05: the app may destroy its session; it is shown again when the registration changes")
  func destroys() {
    let device = Self.running()
    device([accessory(), .attachDisplay(.externalNonInteractive)])
    #expect(device(.destroy(.b)).suffix(1) == ["discard {B}"])
    #expect(device([.swipeHome, .tapIcon]).contains { $0.hasPrefix("connect") } == false)
    #expect(device(accessory()).contains("connect C accessory=1"))
  }

  @Test("Z-05: a camera shows its own accessories")
  func camera() {
    let device = Self.running()
    device([accessory(kind: .cameraCapture), .attachDisplay(.externalNonInteractive)])
    #expect(device.open == "A")
    device(.attachDisplay(.cameraCapture))
    #expect(device.record(.b)?.role == .windowCameraCaptureAccessory)
  }

  @Test("F-13: up to iOS 26 a display shows the app's configuration for it by itself, and registrations have no effect")
  func before27() {
    let app = InstalledApp(
      bundleIdentifier: "notes",
      defaultConfigurations: [.windowExternalDisplayNonInteractive: SceneConfiguration(name: "Mirror")])
    let device = Device(.phone, app: app)
    device([.tapIcon, accessory()])
    #expect(device(.attachDisplay(.externalNonInteractive)) == ["connect B new", "enterForeground B"])
    #expect(device(.detachDisplay(.externalNonInteractive)) == ["disconnect B", "discard {B}"])
    let other = Device.running(.phone)
    #expect(other(.attachDisplay(.externalNonInteractive)).isEmpty)
  }

  @Test("Z-05: displays of a windowed device, and a display that is connected already, are rejected")
  func rejections() {
    let display = Stimulus.attachDisplay(.externalNonInteractive)
    #expect(Device.running(.mac).rejectionReason(for: display) == "A mac shows its windows on any display.")
    let device = Self.running()
    #expect(
      device.rejectionReason(for: .detachDisplay(.externalNonInteractive)) == "The display is not connected.")
    device(display)
    #expect(device.rejectionReason(for: display) == "The display is connected already.")
  }
}
