import Foundation

/// Calls a document when the app leaves the screen, and when it is back.
final class DocumentObservers {
  private let center: NotificationCenter
  private var tokens: [any NSObjectProtocol] = []

  @MainActor init(save: @escaping @MainActor () -> Void, check: @escaping @MainActor () -> Void) {
    center = UIProcess.current.notificationCenter
    let saving = ["WillResignActive", "DidEnterBackground", "WillTerminate"]
    for (names, action) in [(saving, save), (["DidBecomeActive"], check)] {
      for name in names {
        tokens.append(
          center.addObserver(
            forName: NSNotification.Name("UIApplication\(name)Notification"), object: nil, queue: nil
          ) { _ in MainActor.assumeIsolated { action() } })
      }
    }
  }

  deinit { for token in tokens { center.removeObserver(token) } }
}
