import Foundation

extension UIProcess {
  /// Whether the process has an app, whose scenes show windows. A test of views and controllers has none.
  var hasApp: Bool { application != nil || isHosted || turnNeeded != nil }

  /// Lays out a window without a scene at the end of each turn of the main queue, as the runner of an app does. The window stays at least
  /// until the end of this turn, also if only its views are referred to.
  func addWithoutScene(_ window: UIWindow) {
    windowsWithoutScene.removeAll { $0.window == nil || $0.window === window }
    windowsWithoutScene.append(WeakWindow(window: window))
    DispatchQueue.main.async { withExtendedLifetime(window) {} }
  }

  /// What a runner does at the end of a turn, for the windows without a scene.
  func finishTurnWithoutApp() {
    isInTurn = true
    isTurnRequested = false
    defer { isInTurn = false }
    windowsWithoutScene.removeAll { $0.window.map { !$0.isShown || $0.windowScene != nil } ?? true }
    guard hasPendingWork else { return }
    hasPendingWork = false
    for window in windowsWithoutScene.compactMap(\.window) {
      window.layoutPass(forced: false)
      window.finishAppearance()
    }
  }
}
