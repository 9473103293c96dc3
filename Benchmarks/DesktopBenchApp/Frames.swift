import UIKit

/// Performs `change` before each of `count` frames of the newest window, and then writes `word` with the processor's time for one frame, in
/// nanoseconds. The first frames do not count.
@MainActor func reportFrames(_ count: Int, word: String, _ change: @escaping () -> Void) {
  var remaining = count + 10
  var start = 0
  func next() {
    if remaining == count { start = processNanoseconds() }
    guard remaining > 0 else {
      puts("\(word) \((processNanoseconds() - start) / count)")
      fflush(nil)
      return
    }
    remaining -= 1
    change()
    whenPainted(next)
  }
  next()
}
