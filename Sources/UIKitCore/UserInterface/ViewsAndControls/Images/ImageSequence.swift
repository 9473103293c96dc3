import Foundation

/// Pictures that are shown one after the other, on the process's clock.
@MainActor final class ImageSequence {
  private let images: [UIImage]
  private let frame: TimeInterval
  private let runs: Int
  private let start: TimeInterval
  private let changed: (_ isOver: Bool) -> Void
  private var timer: ProcessTimer?
  private var index = 0

  /// The picture now.
  var current: UIImage { images[index % images.count] }

  /// - Parameters:
  ///   - images: The pictures; not empty.
  ///   - frame: How long each is shown, in seconds.
  ///   - runs: How often they are shown; 0 for without end.
  ///   - changed: Called when another picture is to be shown; `true` when none of them is any more.
  init(_ images: [UIImage], frame: TimeInterval, runs: Int, changed: @escaping (_ isOver: Bool) -> Void) {
    self.images = images
    self.frame = max(frame, 1.0 / 120)
    self.runs = runs
    self.changed = changed
    start = UIProcess.current.uptime()
    wait()
  }

  private func wait() {
    // The next picture is due at a multiple of the time from the start, so that delays do not add up.
    let due = start + Double(index + 1) * frame
    timer = ProcessTimer(after: max(0, due - UIProcess.current.uptime())) { [weak self] in self?.advance() }
  }

  private func advance() {
    let passed = Int(((UIProcess.current.uptime() - start) / frame + 0.001).rounded(.down))
    index = max(index + 1, passed)
    guard runs == 0 || index < images.count * runs else {
      timer = nil
      return changed(true)
    }
    wait()
    changed(false)
  }
}
