import Foundation

/// The appearance state of a controller.
enum AppearanceState: Hashable {
  /// Off screen: no callback was made yet, or `viewDidDisappear` was the last one.
  case disappeared
  /// `viewWillAppear` was called.
  case appearing
  /// `viewDidAppear` was called.
  case appeared
  /// `viewWillDisappear` was called.
  case disappearing
}

/// A transition that has begun, such as a push, with the work that ends it.
@MainActor final class AppearanceTransition {
  private var work: (() -> Void)?
  private weak var window: UIWindow?
  /// Whether the work was done.
  var isFinished: Bool { work == nil }

  /// Ends at the window's next `finishAppearance()`, or immediately if there is no window.
  @discardableResult init(in window: UIWindow?, work: @escaping () -> Void) {
    self.work = work
    self.window = window
    if let window, window.isShown {
      window.transitions.append(self)
    } else {
      finish()
    }
  }

  /// Performs the work, once.
  func finish() {
    guard let work else { return }
    self.work = nil
    window?.transitions.removeAll { $0 === self }
    work()
  }
}
