import SceneSystem
import ViewBacking

/// The question whether to close a window (Z-06). The kernel decides when it is asked; the host shows it, and its answer is a stimulus.
extension AppRunner {
  func sceneChangesClosureConfirmation(_ scene: UIWindowScene, isNeeded: Bool) {
    link?.send(.closureConfirmation(scene.sessionID, isNeeded))
  }

  func confirmClosure(_ id: SessionID) {
    guard let scene = scenes[id] as? UIWindowScene else { return }
    // The app may have removed the confirmation in this turn; the user is asked all the same.
    let confirmation =
      scene.closureConfirmation ?? UISceneClosureConfirmation(title: nil, message: nil, actions: [])
    scene.askedConfirmation = confirmation
    note("Window \(id.label) asks whether to close it.")
    scene.backing?.confirmClosure(confirmation.question)
  }

  func closureAnswered(_ id: SessionID, closes: Bool) {
    guard let scene = scenes[id] as? UIWindowScene, let confirmation = scene.askedConfirmation else { return }
    scene.askedConfirmation = nil
    note("Window \(id.label) \(closes ? "is closed" : "stays") by the user's choice.")
    guard let action = confirmation.action(closes ? .destructive : .cancel) else { return }
    action.handler?(action)
  }
}
