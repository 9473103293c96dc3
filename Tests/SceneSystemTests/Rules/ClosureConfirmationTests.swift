import SceneSystem
import Testing

@Suite("Z-06: a window that asks before it is closed")
struct ClosureConfirmationTests {
  /// An iPad with iOS 27 and A and B side by side; B asks before it is closed.
  private func asking() -> Device {
    let device = Device.sideBySide { $0.osVersion = 27 }
    device(.reply(.closureConfirmation(.b, true)))
    return device
  }

  @Test("Z-06: a user's close asks first, and nothing else happens")
  func asks() {
    let device = asking()
    #expect(device(.closeWindow(.b)) == ["confirmClosure B"])
    #expect(device.kernel.isClosureAsked(of: .b) && !device.kernel.isClosureAsked(of: .a))
    #expect(device.state(.b) == .foregroundActive && device.open == "BA")
  }

  @Test("Z-06: cancel keeps session and scene, and close asks again")
  func cancel() {
    let device = asking()
    device(.closeWindow(.b))
    #expect(device(.closureCancelled(.b)) == ["closureAnswered B cancel"])
    #expect(device.state(.b) == .foregroundActive && device.open == "BA")
    #expect(device(.closeWindow(.b)) == ["confirmClosure B"])
  }

  @Test("Z-06: close goes on as T-01")
  func close() {
    let device = asking()
    let other = Device.sideBySide { $0.osVersion = 27 }
    device(.closeWindow(.b))
    #expect(device(.closureConfirmed(.b)) == ["closureAnswered B close"] + other(.closeWindow(.b)))
    #expect(device.open == "A")
  }

  @Test("Z-06: a window without a confirmation, and one that has withdrawn it, close immediately")
  func withoutConfirmation() {
    let device = asking()
    #expect(device(.closeWindow(.a)).contains("discard {A}"))
    let other = asking()
    other(.reply(.closureConfirmation(.b, false)))
    #expect(other(.closeWindow(.b)).contains("discard {B}"))
  }

  @Test("Z-06: the system and the app close without asking")
  func othersClose() {
    #expect(asking()(.destroy(.b)).contains("discard {B}"))
    #expect(asking()(.discardSession(.b)).contains("discard {B}"))
    let device = asking()
    device([.openSwitcher, .choose(.a)])
    #expect(device(.reclaim(.b)).contains("disconnect B"))
    #expect(asking()(.kill) == ["kill"])
  }

  @Test("Z-06: up to iOS 26 nothing asks, except in a desktop's windows")
  func versions() {
    let device = Device.sideBySide { $0.osVersion = 26 }
    device(.reply(.closureConfirmation(.b, true)))
    #expect(device(.closeWindow(.b)).contains("discard {B}"))
    let desktop = Device.running(.desktop)
    desktop(.reply(.closureConfirmation(.a, true)))
    #expect(desktop(.closeWindow(.a)) == ["confirmClosure A"])
    #expect(desktop(.closureConfirmed(.a)).last == "terminate")
    #expect(desktop.open == "A")
  }

  @Test("Z-06: the last window of a desktop that is kept keeps the app running")
  func lastWindow() {
    let device = Device.running(.desktop)
    device([.reply(.closureConfirmation(.a, true)), .closeWindow(.a)])
    #expect(device(.closureCancelled(.a)) == ["closureAnswered A cancel"])
    #expect(device.kernel.processState == .active)
  }

  @Test("Z-06: the confirmation ends with the scene")
  func reconnection() {
    let device = asking()
    device([.openSwitcher, .choose(.a), .reclaim(.b), .openSwitcher, .choose(.b)])
    #expect(device(.closeWindow(.b)).contains("discard {B}"))
  }

  @Test("Z-06: a question that is asked already, and an answer without a question, are rejected")
  func rejections() {
    let device = asking()
    #expect(
      device.rejectionReason(for: .closureConfirmed(.b)) == "Window B has not asked whether to close it (Z-06).")
    #expect(device(.closureConfirmed(.b)).isEmpty)
    device(.closeWindow(.b))
    #expect(device.rejectionReason(for: .closeWindow(.b)) == "Window B asks already whether to close it (Z-06).")
    #expect(device(.closeWindow(.b)).isEmpty)
    #expect(device.rejectionReason(for: .closureCancelled(.b)) == nil)
  }
}
