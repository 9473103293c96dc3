import SceneSystem
import Testing

@Suite("Z-09, Z-10, Z-12: resizing")
struct ResizingTests {
  private let size = SceneSize(width: 500, height: 400)

  @Test("Z-12: changes during a drag are interactive, the last one is not")
  func dragging() {
    let device = Device.running(.padN)
    #expect(device(.resize(.a, size, isInteractive: true)) == ["resize A 500x400 dragging"])
    #expect(device(.resize(.a, size, isInteractive: false)) == ["resize A 500x400"])
    #expect(device.state(.a) == .foregroundActive)
  }

  @Test("Z-09: a phone's windows are resized from iOS 27 on")
  func phone() {
    #expect(
      Device.running(.phone).rejectionReason(for: .resize(.a, size, isInteractive: false))
        == "Windows of a phone are resized from iOS 27 on (Z-09).")
    let device = Device.running(.phone) { $0.osVersion = 27 }
    #expect(device(.resize(.a, size, isInteractive: false)) == ["resize A 500x400"])
  }

  @Test("Z-09: a scene that is not on screen, a size that no window has, and a duo's windows are rejected")
  func rejections() {
    let device = Device.running(.padN)
    #expect(
      device.rejectionReason(for: .resize(.a, SceneSize(width: 0, height: 400), isInteractive: false))
        == "A window is 1 to 100000 points wide and high, not 0x400.")
    device(.swipeHome)
    #expect(device.rejectionReason(for: .resize(.a, size, isInteractive: true)) == "Window A is not on screen.")
    #expect(device(.resize(.a, size, isInteractive: true)).isEmpty)
    #expect(Device.running(.duo).rejectionReason(for: .resize(.a, size, isInteractive: true))?.contains("duo") == true)
  }

  @Test(
    "Z-10: an app that requires the full screen is not resized, unless the switch is off", arguments: [true, false])
  func fullScreen(isHonored: Bool) {
    let app = InstalledApp(bundleIdentifier: "notes", supportsMultipleScenes: true, requiresFullScreen: true)
    let device = Device(.padN, app: app) { $0.honorsRequiredFullScreen = isHonored }
    device(.tapIcon)
    #expect(device(.resize(.a, size, isInteractive: false)) == (isHonored ? [] : ["resize A 500x400"]))
    #expect(device(.sideBySide(nil)).isEmpty == isHonored)
  }
}
