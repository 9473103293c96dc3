import SceneSystem
import Testing

@Suite("Reasons for a connection")
struct RestoreReasonTests {
  private func reasons(_ device: Device, _ stimulus: Stimulus) -> [RestoreReason] {
    device.raw(stimulus).compactMap { if case .connect(let connection) = $0 { connection.reason } else { nil } }
  }

  @Test("C-02: a new session has the reason new, at a launch and later")
  func new() {
    let device = Device(.padN)
    #expect(reasons(device, .tapIcon) == [.newSession])
    #expect(reasons(device, .newWindow) == [.newSession])
  }

  @Test(
    "L-08: after a normal end the reason is an ordinary launch", arguments: [Stimulus.kill, .reboot, .swipeAway(.a)])
  func launch(end: Stimulus) {
    let device = Device.running(.phone)
    device([.swipeHome, .openSwitcher, end])
    #expect(reasons(device, .tapIcon) == [.launch])
  }

  @Test("T-09: after a crash in the foreground it is a recovery", arguments: [Stimulus.kill, .processExited])
  func recovery(end: Stimulus) {
    let device = Device.running(.phone)
    device(end)
    #expect(reasons(device, .tapIcon) == [.recovery])
  }

  @Test("T-09: a crash in the background is a recovery too; a process ended for its memory is not")
  func background() {
    let device = Device.running(.phone)
    device([.swipeHome, .processExited])
    #expect(reasons(device, .tapIcon) == [.recovery])
    device([.swipeHome, .suspend, .kill])
    #expect(reasons(device, .tapIcon) == [.launch])
  }

  @Test("T-09: a record of a process that was still running means that it crashed")
  func lostMemory() {
    let device = Device.running(.desktop)
    let restarted = device.restarted()
    #expect(reasons(restarted, .tapIcon) == [.recovery])
    restarted(.quit)
    #expect(reasons(restarted.restarted(), .tapIcon) == [.launch])
  }

  @Test("R-04: a scene that was disconnected while the process lived on is reconnected")
  func reconnection() {
    let device = Device.running(.phone)
    device([.swipeHome, .reclaim(.a)])
    #expect(reasons(device, .tapIcon) == [.reconnection])
  }

  @Test("R-10: a session that is first opened after the launch has the reason of a launch")
  func later() {
    let device = Device.inFrontOfAnother()
    device([.swipeHome, .kill, .tapIcon, .openSwitcher])
    #expect(reasons(device, .choose(.b)) == [.launch])
  }

  @Test("each reason has a phrase that completes a sentence about a session", arguments: RestoreReason.allCases)
  func sentences(reason: RestoreReason) {
    #expect(!reason.description.isEmpty)
    #expect(reason.description.first?.isLowercase == true)
    #expect(reason.description.last != ".")
  }
}
