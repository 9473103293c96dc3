import Foundation

/// Ends the wait of the thread that waits for its output.
final class WakePipe: Sendable {
  /// Readable after ``wake()``.
  let output: Int32
  private let input: Int32

  /// Makes a pipe; `nil` if the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (output, input) = (ends[0], ends[1])
  }

  deinit {
    close(output)
    close(input)
  }

  /// Makes the output readable. A pipe that is full is readable already.
  func wake() {
    var byte: UInt8 = 1
    _ = write(input, &byte, 1)
  }

  /// Makes the output wait again.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(output, &bytes, bytes.count) > 0 {}
  }
}
