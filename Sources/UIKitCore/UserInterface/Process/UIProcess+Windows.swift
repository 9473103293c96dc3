import Foundation

extension UIProcess {
  /// The process that the running code belongs to if it has no app, and `nil` otherwise.
  static var currentWithoutApp: UIProcess? {
    let process = current
    return process.mode == .library ? process : nil
  }

  /// Lays out a window without a scene at the end of each turn of the main queue, as the runner of an app does. The window is retained
  /// until the end of this turn, even if the test only refers to its views.
  func addWithoutScene(_ window: UIWindow) {
    windowsWithoutScene.removeAll { $0.window == nil || $0.window === window }
    windowsWithoutScene.append(WeakWindow(window: window))
    DispatchQueue.main.async { withExtendedLifetime(window) {} }
  }

  /// Requests a turn for the windows without a scene. It runs as code of this process.
  func requestTurnWithoutApp() {
    guard mode == .library, !windowsWithoutScene.isEmpty else { return }
    isTurnRequested = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.enter { self.finishTurnWithoutApp() } } }
  }

  /// Does the work of a runner at the end of a turn, for the windows without a scene.
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
