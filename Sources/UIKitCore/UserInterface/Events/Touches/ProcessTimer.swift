import Foundation

/// Calls a closure once after some time on the process's clock, unless it is cancelled or released before.
@MainActor final class ProcessTimer {
  private var cancelWork: (@MainActor () -> Void)?
  private var work: (@MainActor () -> Void)?

  init(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    self.work = work
    // The process holds what is scheduled; it must not hold the work.
    cancelWork = UIProcess.current.schedule(max(0, seconds)) { [weak self] in self?.fire() }
  }

  isolated deinit { cancelWork?() }

  func cancel() {
    work = nil
    cancelWork?()
    cancelWork = nil
  }

  private func fire() {
    let due = work
    work = nil
    cancelWork = nil
    due?()
  }
}
