import Foundation

/// `SIGTERM` and `SIGINT`, which end the service.
///
/// A source of Dispatch would wake the process once a second.
struct TerminationSignal {
  /// A pipe into which the handler writes: little else is allowed in one.
  private static let pipe: (input: Int32, output: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[1], ends[0])
  }()

  /// From now on the signals do not end the process.
  init() {
    // The pipe has to be there before the handler is called.
    guard Self.pipe.input >= 0 else { return }
    for number in [SIGTERM, SIGINT] {
      signal(number) { _ in
        let code = errno
        var byte: UInt8 = 1
        _ = write(TerminationSignal.pipe.input, &byte, 1)
        errno = code
      }
    }
  }

  /// Returns when one of them has come.
  func wait() {
    var byte: UInt8 = 0
    while read(Self.pipe.output, &byte, 1) < 0, errno == EINTR {}
  }
}
