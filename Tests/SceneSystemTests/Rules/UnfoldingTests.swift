import SceneSystem
import Testing

@Suite("Z-01 … Z-04: a phone that unfolds")
struct UnfoldingTests {
  /// An unfolded duo with A and B side by side, B in use.
  private func twoWindows(switches: (inout DeviceProfile) -> Void = { _ in }) -> Device {
    let device = Device.running(.duo, switches: switches)
    device([.unfold, .newWindow])
    return device
  }

  @Test("Z-01: it is folded at first, and an app with several scenes supports them in both states")
  func initially() {
    let device = Device.running(.duo)
    #expect(device.kernel.isFolded && device.kernel.supportsMultipleScenes && !device.kernel.fitsMultipleScenes)
    device(.unfold)
    #expect(!device.kernel.isFolded && device.kernel.supportsMultipleScenes && device.kernel.fitsMultipleScenes)
    let single = Device(.duo, app: InstalledApp(bundleIdentifier: "notes"))
    single([.tapIcon, .unfold])
    #expect(!single.kernel.supportsMultipleScenes && !single.kernel.fitsMultipleScenes)
  }

  @Test("Z-01: a launch has the outer display, and a connection fills it")
  func launch() {
    #expect(Device(.duo)(.tapIcon).prefix(2) == ["launch", "connect A new 474x696"])
  }

  @Test("Z-01: unfolded, a new window is beside the first, which makes room for it")
  func beside() {
    let device = Device.running(.duo)
    device(.unfold)
    #expect(device(.newWindow) == ["resize A 452x640", "connect B new 452x640", "enterForeground B", "activate B"])
    #expect(device.state(.a) == .foregroundActive && device.state(.b) == .foregroundActive)
  }

  @Test("Z-02: folded, a request for a new session is denied, and one for an existing session is granted")
  func requests() {
    let device = twoWindows()
    device(.fold)
    #expect(device(.activate(nil)) == ["refuse 1 code 1"])
    #expect(device(.activateRole()) == ["refuse 1 code 1"])
    #expect(device.rejectionReason(for: .newWindow) == "A folded device shows one window (Z-02).")
    #expect(device(.newWindow).isEmpty)
    #expect(
      device(.activate(.a)) == [
        "deactivate B +app", "resize A 474x696", "enterForeground A", "activate A +app", "enterBackground B",
        "captureState B", "snapshot B x2",
      ])
    device(.unfold)
    #expect(device(.activate(nil)).contains("activate C"))
  }

  @Test("Z-02: an app with one scene gets the other error, folded or not")
  func single() {
    let device = Device(.duo, app: InstalledApp(bundleIdentifier: "notes"))
    device(.tapIcon)
    #expect(device(.activate(nil)) == ["refuse 1 code 0"])
  }

  @Test("Z-02: folded, an event that no scene accepts goes to the most recent one")
  func routing() {
    let device = Device.running(.duo)
    device.conditions[.a] = .nothing
    device([.swipeHome, .tapIcon])
    #expect(device(.external(.url("notes://7"))).contains("open {notes://7} to A"))
    device(.unfold)
    #expect(device(.external(.url("notes://8"))).contains { $0.hasPrefix("connect B new urls={notes://8}") })
  }

  @Test("Z-03: folding and unfolding resizes the scene that stays visible, and does nothing else to it")
  func resizes() {
    let device = Device.running(.duo)
    #expect(device(.unfold) == ["resize A 904x640"])
    #expect(device(.fold) == ["resize A 474x696"])
    #expect(device.state(.a) == .foregroundActive)
  }

  @Test("Z-03: a scene in the background is resized when it comes on screen")
  func background() {
    let device = Device.running(.duo)
    device(.swipeHome)
    #expect(device(.unfold).isEmpty)
    #expect(device(.tapIcon) == ["resize A 904x640", "enterForeground A +app", "activate A +app"])
  }

  @Test("Z-03: closing one of two windows gives the other the whole display")
  func closing() {
    #expect(twoWindows()(.closeWindow(.b)).last == "resize A 904x640")
  }

  @Test("Z-04: the scene in use stays active, and the other enters the background")
  func folding() {
    let device = twoWindows()
    #expect(
      device(.fold) == [
        "deactivate A", "resize B 474x696", "enterBackground A", "captureState A", "snapshot A x2",
      ])
    #expect(device.state(.b) == .foregroundActive && device.state(.a) == .background)
    let other = twoWindows()
    other([.focus(.a), .fold])
    #expect(other.state(.a) == .foregroundActive && other.state(.b) == .background)
  }

  @Test("Z-04: unfolded again, both return as they were, unless the profile's switch is off")
  func unfolding() {
    let device = twoWindows()
    device(.fold)
    #expect(
      device(.unfold)
        == ["resize A 452x640", "resize B 452x640", "enterForeground A", "activate A"].sorted { _, _ in false }
        || device.state(.a) == .foregroundActive)
    #expect(device.state(.a) == .foregroundActive && device.state(.b) == .foregroundActive)
    let other = twoWindows { $0.restoresScenesOnUnfold = false }
    #expect(other([.fold, .unfold]).last == "resize B 904x640")
    #expect(other.state(.a) == .background)
  }

  @Test(
    "Z-04: after another window, the home screen or a lock, only what is on screen is unfolded",
    arguments: [
      [Stimulus.openSwitcher, .choose(.a)], [.swipeHome, .tapIcon], [.lock, .unlock],
    ])
  func interrupted(stimuli: [Stimulus]) {
    let device = twoWindows()
    device(.fold)
    device(stimuli)
    device(.unfold)
    #expect([.a, .b].count { device.state($0) == .foregroundActive } == 1)
  }

  @Test("Z-01: windows that were side by side come back one at a time on a folded device")
  func relaunch() {
    let device = twoWindows()
    device([.swipeHome, .kill, .fold, .tapIcon])
    #expect(device.state(.b) == .foregroundActive && device.state(.a) == nil)
    let unfolded = twoWindows()
    unfolded(.kill)
    let restarted = unfolded.restarted()
    restarted(.tapIcon)
    #expect(restarted.kernel.isFolded && restarted.state(.a) == nil)
  }

  @Test("P-10: side by side shows the most recent other window, or a new one; also on an iPad")
  func sideBySide() {
    let device = Device.running(.padN)
    #expect(device(.sideBySide(nil)).contains("connect B new"))
    device([.openSwitcher, .choose(.a)])
    #expect(device(.sideBySide(.b)).contains("activate B"))
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.rejectionReason(for: .sideBySide(.b)) == "Window B is on screen already.")
    #expect(device(.sideBySide(.b)).isEmpty)
  }

  @Test("Z-01: what a device cannot do is rejected")
  func rejections() {
    let phone = Device.running(.phone)
    #expect(phone.rejectionReason(for: .fold) == "A phone does not fold; the profile duo does (Z-01).")
    #expect(phone.rejectionReason(for: .sideBySide(nil)) == "The app has no multiple windows here (P-01).")
    let duo = Device.running(.duo)
    #expect(duo.rejectionReason(for: .fold) == "The device is folded already.")
    #expect(duo.rejectionReason(for: .sideBySide(nil)) == "A folded device shows one window (Z-02).")
    duo([.unfold, .swipeHome])
    #expect(duo.rejectionReason(for: .unfold) == "The device is unfolded already.")
    #expect(duo.rejectionReason(for: .sideBySide(nil)) == "The app is not on screen.")
    let desktop = Device.running(.desktop)
    #expect(desktop.rejectionReason(for: .sideBySide(nil)) == "Windows of a desktop are side by side already.")
  }

  @Test("L-02: an app without scenes is resized too, and launches with the display in use")
  func withoutScenes() {
    let device = Device(.duo, adoption: .application) { $0.osVersion = 26 }
    device(.tapIcon)
    #expect(device(.unfold) == ["resize A 904x640"])
  }
}
