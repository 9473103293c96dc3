import UIKit

/// An app with three windows that is saved all the time. It tells `torture`, on standard output, what it got back and what
/// was saved:
///
/// | line | meaning |
/// |---|---|
/// | `restored WINDOW COUNTER` | the window came back with the state of that number, and the state is whole |
/// | `torn WINDOW REASON` | the window came back with something that is no state of it |
/// | `empty WINDOW` | the window has no state |
/// | `open WINDOW…` | the launch is over, and these sessions are open |
/// | `saved COUNTER WINDOW…` | the save of that number is done, and these windows took part |
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // The launch is one turn, so this runs when all windows are back.
    DispatchQueue.main.async { Ledger.shared.launchIsOver() }
    return true
  }
}
