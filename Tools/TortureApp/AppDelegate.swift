import UIKit

/// An app with three windows that is saved continuously. It reports to `torture`, on standard output, which states were restored and which
/// were saved:
///
/// | line | meaning |
/// |---|---|
/// | `restored WINDOW COUNTER` | the window was restored with the state of that number, and the state is intact |
/// | `torn WINDOW REASON` | the window was restored with an invalid state |
/// | `empty WINDOW` | the window has no state |
/// | `open WINDOW…` | the launch has finished, and these sessions are open |
/// | `saved COUNTER WINDOW…` | the save of that number is done, and included these windows |
/// | `indexed COUNTER` | the items of that save are in the search index |
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The launch is one turn of the main queue, so this runs when all windows are restored.
    DispatchQueue.main.async { SaveTracker.shared.launchIsOver() }
    return true
  }
}
