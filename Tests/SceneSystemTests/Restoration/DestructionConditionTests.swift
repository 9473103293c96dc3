import SceneSystem
import Testing

@Suite("R-12: sessions that are discarded with their scene (trap 15)")
struct DestructionConditionTests {
  /// An iPad with A in front and B in the background, where B is to be discarded with its disconnection.
  private func device() -> Device {
    let device = Device.inFrontOfAnother()
    device(.reply(.discardedOnDisconnection(.b, true)))
    return device
  }

  @Test("R-12: a disconnection by the system discards the session immediately, without saving")
  func reclaimed() {
    let device = device()
    #expect(device(.reclaim(.b)) == ["disconnect B", "discard {B}"])
    #expect(device.open == "A")
  }

  @Test("R-12: a session without the condition stays")
  func others() {
    let device = device()
    device([.swipeHome, .reclaim(.a), .reclaim(.b)])
    #expect(device.open == "A")
  }

  @Test("R-12: a scene may change the condition")
  func changedMind() {
    let device = device()
    device([.reply(.discardedOnDisconnection(.b, false)), .reclaim(.b)])
    #expect(device.open == "AB")
  }

  @Test("R-12: A condition that arrives after the process has ended is ignored")
  func arrivesTooLate() {
    let device = Device.inFrontOfAnother()
    device([.kill, .reply(.discardedOnDisconnection(.b, true))])
    #expect(device.kernel.sessions.allSatisfy { !$0.isDiscardedOnDisconnection })
    #expect(device.restarted().open == device.open)
  }

  @Test(
    "R-12, L-07: the end of the process disconnects every scene, so the discard is delivered later",
    arguments: [Stimulus.kill, .reboot, .processExited])
  func processGone(end: Stimulus) {
    let device = device()
    device(end)
    #expect(device.open == "A")
    #expect(device(.tapIcon).prefix(2) == ["launch open={A}", "discard {B}"])
  }

  @Test("R-12: an auxiliary window of a desktop is not restored after quitting or after an unobserved crash")
  func desktop() {
    let device = Device.running(.desktop)
    device([.newWindow, .reply(.discardedOnDisconnection(.b, true))])
    #expect(device.restarted().open == "A", "the process died")
    device(.quit)
    #expect(device.open == "A")
    #expect(device(.tapIcon).filter { $0.hasPrefix("connect") } == ["connect A"])
  }

  @Test("R-12: where scenes are disconnected in the background, such a session is discarded then")
  func disconnectsInBackground() {
    let device = Device.running(.phone) { $0.disconnectsInBackground = true }
    device(.reply(.discardedOnDisconnection(.a, true)))
    #expect(device(.swipeHome).suffix(2) == ["disconnect A", "discard {A}"])
    #expect(device.open == "")
  }

  @Test("R-12: an app without scenes keeps its implicit session")
  func withoutScenes() {
    let device = Device.running(.phone, adoption: .application)
    device([.reply(.discardedOnDisconnection(.a, true)), .swipeHome, .kill])
    #expect(device.open == "A")
  }
}
