import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// Serialized, because the application belongs to the process.
@MainActor @Suite("Z-06: a window that asks before it is closed", .serialized)
struct ClosureConfirmationTests {
  private func asking(_ actions: [UIAlertAction] = []) -> DesktopUnderTest {
    let desktop = DesktopUnderTest()
    desktop.device(.newWindow)
    desktop.scene.closureConfirmation = UISceneClosureConfirmation(title: "Close?", message: nil, actions: actions)
    desktop.device()
    return desktop
  }

  @Test("Z-06: the host shows the question, and no callback is made")
  func asks() {
    let desktop = asking()
    #expect(desktop.device(.closeWindow(.first)) == [])
    #expect(
      desktop.shown.questions == [ClosureQuestion(title: "Close?", message: nil, close: "Close", cancel: "Cancel")])
    #expect(desktop.shown.closings == 0)
  }

  @Test("Z-06: cancel calls the handler of the cancel action and nothing else")
  func cancel() {
    var chosen: [String] = []
    let desktop = asking([
      UIAlertAction(title: "Stay", style: .cancel) { chosen.append($0.title ?? "") },
      UIAlertAction(title: "Discard", style: .destructive) { chosen.append($0.title ?? "") },
    ])
    desktop.device(.closeWindow(.first))
    #expect(desktop.shown.questions.first?.cancel == "Stay" && desktop.shown.questions.first?.close == "Discard")
    #expect(desktop.device(.closureCancelled(.first)) == [])
    #expect(chosen == ["Stay"] && desktop.device.scene()?.activationState == .foregroundActive)
  }

  @Test("Z-06: close calls the handler of the destructive action before the scene is disconnected")
  func close() {
    var wasConnected = false
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow)
    let scene = device.scene() as? UIWindowScene
    scene?.closureConfirmation = UISceneClosureConfirmation(
      title: nil, message: nil,
      actions: [UIAlertAction(title: "Discard", style: .destructive) { _ in wasConnected = device.scene() != nil }])
    device(.closeWindow(.first))
    let lines = device(.closureConfirmed(.first))
    #expect(wasConnected)
    #expect(lines.contains("SceneDelegate[A].sceneDidDisconnect"))
    #expect(lines.contains("AppDelegate.didDiscard sessions={A}"))
  }

  @Test("Z-06: without the confirmation the window closes immediately")
  func withdrawn() {
    let desktop = asking()
    desktop.scene.closureConfirmation = nil
    desktop.device()
    #expect(desktop.device(.closeWindow(.first)).contains("SceneDelegate[A].sceneDidDisconnect"))
  }

  @Test("Z-06: a confirmation that is replaced is not announced again")
  func replaced() {
    let desktop = asking()
    desktop.scene.closureConfirmation = UISceneClosureConfirmation(title: "Other?", message: "Text", actions: [])
    let announcements = desktop.device.replies.filter { if case .closureConfirmation = $0 { true } else { false } }
    #expect(announcements == [.closureConfirmation(.first, true)])
    desktop.device(.closeWindow(.first))
    #expect(desktop.shown.questions.map(\.title) == ["Other?"])
  }
}
