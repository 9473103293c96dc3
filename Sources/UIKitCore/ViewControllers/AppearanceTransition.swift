import Foundation

/// Where a controller stands between being off screen and on it.
enum AppearanceState: Hashable {
  /// Off screen: nothing was called yet, or `viewDidDisappear` last.
  case disappeared
  /// `viewWillAppear` was called.
  case appearing
  /// `viewDidAppear` was called.
  case appeared
  /// `viewWillDisappear` was called.
  case disappearing
}

/// A change of what is on screen that has begun, such as a push, with the work that ends it.
@MainActor final class AppearanceTransition {
  private var work: (() -> Void)?
  private weak var window: UIWindow?
  /// Whether the work was done.
  var isFinished: Bool { work == nil }

  /// Ends at the window's next `finishAppearance()`, or at once where there is no window to wait for.
  @discardableResult init(in window: UIWindow?, work: @escaping () -> Void) {
    self.work = work
    self.window = window
    if let window, window.isShown {
      window.transitions.append(self)
    } else {
      finish()
    }
  }

  /// Does the work, once.
  func finish() {
    guard let work else { return }
    self.work = nil
    window?.transitions.removeAll { $0 === self }
    work()
  }
}
