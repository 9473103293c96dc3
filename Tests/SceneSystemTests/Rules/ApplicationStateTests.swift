import SceneSystem
import Testing

@Suite("A: the application's state")
struct ApplicationStateTests {
  @Test("A-01: the application has the state of its most active scene")
  func mostActive() {
    let device = Device.running(.padN)
    #expect(device.kernel.applicationState == .active)
    device(.alert)
    #expect(device.kernel.applicationState == .inactive)
    device(.swipeHome)
    #expect(device.kernel.applicationState == .background)
  }

  @Test("A-01: a process without a scene is in the background")
  func noScene() {
    let device = Device(.phone)
    #expect(device.kernel.applicationState == .background)
    device(.silentPush)
    #expect(device.kernel.processState == .background)
  }

  @Test("A-01: an app without scenes launches inactive for a user and in the background for the system")
  func applicationLaunch() {
    let user = Device(.phone, adoption: .application)
    user([.alert, .tapIcon])
    #expect(user.kernel.applicationState == .inactive)
    let system = Device(.phone, adoption: .application)
    system(.prewarm)
    #expect(system.kernel.applicationState == .background)
  }

  @Test("A-01: on a Mac the app stays in the foreground when its last window closes")
  func macWithoutWindows() {
    let device = Device.running(.mac)
    #expect(!device(.closeWindow(.a)).contains { $0.contains("+app") || $0.hasPrefix("application") })
    #expect(device.kernel.processState == .active)
    #expect(device.open == "")
    #expect(device(.tapIcon) == ["connect B new", "enterForeground B", "activate B", "present B"])
  }

  @Test("A-01: on a Mac, a minimised window opened after the last one closed puts the app into the window's state")
  func macWindowAfterNone() {
    let device = Device.running(.mac)
    device([.closeWindow(.a), .newWindow])
    #expect(device(.minimize(.b)).filter { $0.contains("+app") } == ["deactivate B +app", "enterBackground B +app"])
    #expect(device.kernel.processState == .background)
  }

  @Test("A-02: the application's state changes with the first scene that enters the foreground, and with no other")
  func secondScene() {
    let device = Device.running(.padN)
    #expect(!device(.newWindow).contains { $0.contains("+app") })
  }

  @Test("A-02: the application's state changes with the last scene that leaves, and with no other")
  func lastScene() {
    let device = Device.sideBySide()
    #expect(
      device(.swipeHome).filter { $0.contains("+app") } == ["deactivate B +app", "enterBackground B +app"])
    #expect(
      device(.tapIcon).filter { $0.contains("+app") } == ["enterForeground A +app", "activate A +app"])
  }

  @Test("A-02: behind an alert two scenes enter the foreground with one change to inactive, and none to active")
  func inactiveOnly() {
    let device = Device.sideBySide()
    device([.swipeHome, .alert])
    #expect(device(.tapIcon) == ["enterForeground A +app", "enterForeground B"])
    #expect(device(.dismissAlert) == ["activate A +app", "activate B"])
  }

  @Test("A-02: after an active scene was closed the application has the state of the remaining one")
  func closedWhileActive() {
    let device = Device.sideBySide { $0.backgroundsBeforeClosing = false }
    #expect(device(.closeWindow(.a)) == ["disconnect A", "discard {A}"])
    #expect(device.kernel.applicationState == .active)
  }

  @Test("A-02: an ended process is in the background", arguments: [Stimulus.kill, .processExited, .reboot])
  func disconnected(stimulus: Stimulus) {
    let device = Device.running(.phone)
    device(stimulus)
    #expect(device.kernel.applicationState == .background)
    #expect(device(.tapIcon).contains("enterForeground A +app"))
  }
}
